import { type Document, Window } from 'happy-dom';
import { expect, test } from 'vitest';
import { languages } from '../../app/content/text.ts';
import { createRenderer } from '../../server/answers/render.ts';
import { distDirectory } from '../../tools/paths.ts';
import { builtPage } from './built-pages.ts';

const window = new Window();

/** The links of the column "Shown on", by figure. */
const shownOn = (page: Document): Map<string, string> =>
  new Map(
    [...page.querySelectorAll('.register tbody tr')].map(({ id, lastElementChild }) => [
      id,
      lastElementChild!.innerHTML,
    ]),
  );

test.each(languages)(
  'FG-1: a selection rendered on request names the same pages as the prerendered register (%s)',
  async (language) => {
    const render = createRenderer(distDirectory);
    const html = await render({ address: '/figures?place=homs', language, values: { kind: 'query' } });
    const selected = shownOn(new window.DOMParser().parseFromString(html, 'text/html') as Document);
    const all = shownOn(builtPage('/figures', language));
    expect(selected.size).toBeGreaterThan(3);
    for (const [id, pages] of selected) expect(pages, id).toBe(all.get(id));
    expect(selected.get('areas.homs.clearedPercent')).toContain('href=');
  },
);
