import { attribute, elements } from '../building/page-tree.ts';

/** The ids of the figures on a page, in blocks and sentences. */
export function figuresOn(html: string): Set<string> {
  const ids = new Set<string>();
  for (const element of elements(html)) {
    const marked = attribute(element, 'data-figure');
    if (marked) ids.add(marked);
  }
  return ids;
}

/** Which pages show which figures, read from the built pages. */
export class FiguresFound {
  readonly byId = new Map<string, Set<string>>();

  read(path: string, html: string): void {
    for (const id of figuresOn(html)) this.byId.set(id, (this.byId.get(id) ?? new Set()).add(path));
  }
}
