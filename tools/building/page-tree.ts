import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;

/** Every element of a page, in reading order; those that `enter` refuses are left out with all they hold. */
export function* elements(node: Node, enter: (element: Element) => boolean = () => true): Generator<Element> {
  if (!('childNodes' in node)) return;
  for (const child of node.childNodes) {
    if ('tagName' in child) {
      if (!enter(child)) continue;
      yield child;
    }
    yield* elements(child, enter);
  }
}

/** The text of an element, without that of the elements that `enter` refuses; what stands in blocks of its own is held apart. */
export function textOf(node: Node, enter: (element: Element) => boolean = () => true): string {
  if ('value' in node) return node.value;
  if (!('childNodes' in node)) return '';
  return node.childNodes
    .map((child) => ('tagName' in child ? (enter(child) ? ` ${textOf(child, enter)} ` : ' ') : textOf(child, enter)))
    .join('')
    .replace(/\s+/g, ' ');
}

export const attribute = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((found) => found.name === name)?.value;

export const pageTree = (html: string): Node => parse(html);
