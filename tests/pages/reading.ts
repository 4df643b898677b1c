import type { Element, Node, Text } from 'happy-dom';

/** The texts that people read in an element: no scripts, no styles, no pictures. */
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
 * What an element says, for comparing: without spaces, which stand between blocks, before units and at line breaks, and without
 * marks of direction and of where a word may part, which nobody reads.
 */
export const said = (element: Element): string =>
  bare(
    textNodes(element)
      .map((node) => node.data)
      .join(''),
  );

export const bare = (text: string): string => text.replace(/[\s\u00ad\u200e\u200f\u2066-\u2069]+/g, '');
