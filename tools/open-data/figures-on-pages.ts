import type { ShownOn } from '../../app/register/shown-on.ts';
import { attribute, type Element } from '../building/page-tree.ts';

/** The ids of the figures on a page, in blocks and sentences. */
const figuresOn = (page: readonly Element[]): Set<string> =>
  new Set(page.flatMap((element) => attribute(element, 'data-figure') ?? []));

/** Which pages show which figures, read from the built pages. */
export class FiguresFound {
  readonly shownOn: Record<string, string[]> = {} satisfies ShownOn;

  read(path: string, page: readonly Element[]): void {
    for (const id of figuresOn(page)) {
      this.shownOn[id] ??= [];
      if (!this.shownOn[id].includes(path)) this.shownOn[id].push(path);
    }
  }
}
