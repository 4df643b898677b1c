import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;

/** Every element of a page (as HTML) or of a part of it, in document order. */
export function elements(page: string | Node): Element[] {
  const node = typeof page === 'string' ? parse(page) : page;
  if (!('childNodes' in node)) return [];
  return node.childNodes.flatMap((child) => ('tagName' in child ? [child, ...elements(child)] : []));
}

/** The text of an element without the elements that `enter` refuses; block elements are separated. */
export function textOf(node: Node, enter: (element: Element) => boolean = () => true): string {
  if ('value' in node) return node.value;
  if (!('childNodes' in node)) return '';
  const texts = node.childNodes.map((child) => {
    if (!('tagName' in child)) return textOf(child);
    return enter(child) ? ` ${textOf(child, enter)} ` : ' ';
  });
  return texts.join('').replace(/\s+/g, ' ');
}

export const attribute = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((found) => found.name === name)?.value;
