/** SVG as a tree: read, walked and written by svgo, so that no drawing is edited as a string. */
import { type CustomPlugin, optimize } from 'svgo';

type Root = Parameters<CustomPlugin['fn']>[0];
export type XastElement = Extract<Root['children'][number], { type: 'element' }>;
type XastChild = XastElement['children'][number];

/** @throws for text that is not SVG */
export function readSvg(markup: string): XastElement {
  let found: XastElement | undefined;
  optimize(markup, {
    plugins: [
      {
        name: 'read',
        fn: (root) => {
          found = root.children.find((child): child is XastElement => child.type === 'element');
          return null;
        },
      },
    ],
  });
  if (!found) throw new Error('This is not an SVG drawing');
  return found;
}

export function writeSvg(svg: XastElement): string {
  return optimize('<svg/>', {
    plugins: [
      {
        name: 'write',
        fn: (root) => {
          root.children = [svg];
          return null;
        },
      },
    ],
  }).data;
}

export const element = (name: string, attributes: Record<string, string>, children: XastChild[] = []): XastElement => ({
  type: 'element',
  name,
  attributes,
  children,
});

/** An element and everything in it, in the order of painting. */
export function* walk(part: XastElement): Generator<XastElement> {
  yield part;
  for (const child of part.children) if (child.type === 'element') yield* walk(child);
}

/** The words of an element. */
export const textOf = (part: XastElement): string =>
  part.children
    .map((child) => (child.type === 'text' ? child.value : child.type === 'element' ? textOf(child) : ''))
    .join('');
