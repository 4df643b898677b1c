import type { Element, Node, Text } from 'happy-dom';

/** The visible text of an element: no scripts, styles and images. */
export function textNodes(element: Element): Text[] {
  const found: Text[] = [];
  const walk = (node: Node): void => {
    if (node.nodeType === node.TEXT_NODE) found.push(node as Text);
    else if (!['script', 'style', 'svg', 'template'].includes(node.nodeName.toLowerCase()))
      for (const child of node.childNodes) walk(child);
  };
  walk(element);
  return found;
}

/**
 * An element's text for comparison: without spaces (between blocks, before units, at line breaks), bidi characters and
 * soft hyphens.
 */
export const said = (element: Element): string =>
  bare(
    textNodes(element)
      .map((node) => node.data)
      .join(''),
  );

export const bare = (text: string): string => text.replace(/[\s\u00ad\u200e\u200f\u2066-\u2069]+/g, '');
