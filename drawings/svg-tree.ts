/** SVG as a tree, parsed, walked and written by svgo: no drawing is edited as a string. */
import { type CustomPlugin, optimize, type PluginConfig } from 'svgo';

type Root = Parameters<CustomPlugin['fn']>[0];
export type Element = Extract<Root['children'][number], { type: 'element' }>;
type Child = Element['children'][number];

/** @throws for text that is not SVG */
export function readSvg(markup: string): Element {
  let found: Element | undefined;
  optimize(markup, {
    plugins: [
      {
        name: 'read',
        fn: (root) => {
          found = root.children.find((child): child is Element => child.type === 'element');
          return null;
        },
      },
    ],
  });
  if (!found) throw new Error('This is not an SVG drawing');
  return found;
}

/** @param decimals of path coordinates; without it paths are unchanged */
export function writeSvg(svg: Element, decimals?: number): string {
  const { children } = svg;
  return optimize('<svg/>', {
    plugins: [
      {
        name: 'write',
        fn: (root) => {
          root.children = [svg];
          // Without the style rules, svgo's path optimiser is twice as fast; here they don't affect it.
          svg.children = children.filter((child) => !('name' in child && child.name === 'style'));
          return null;
        },
      },
      ...(decimals === undefined ? [] : shorter(decimals)),
      {
        name: 'styles',
        fn: () => {
          svg.children = children;
          return null;
        },
      },
    ],
  }).data;
}

/** Shorter markup for the same picture. */
const shorter = (decimals: number): PluginConfig[] => [
  { name: 'cleanupNumericValues', params: { floatPrecision: 2 } },
  { name: 'convertPathData', params: { floatPrecision: decimals } },
];

export const element = (name: string, attributes: Record<string, string>, children: Child[] = []): Element => ({
  type: 'element',
  name,
  attributes,
  children,
});

/** An element and its descendants in painting order. */
export function* walk(part: Element): Generator<Element> {
  yield part;
  for (const child of part.children) if (child.type === 'element') yield* walk(child);
}

/** The text of an element. */
export const textOf = (part: Element): string =>
  part.children
    .map((child) => (child.type === 'text' ? child.value : child.type === 'element' ? textOf(child) : ''))
    .join('');
