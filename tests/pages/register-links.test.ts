import { describe, expect, test } from 'vitest';
import { areaIds } from '../../app/content/areas.ts';
import { footer } from '../../app/content/footer.ts';
import { home } from '../../app/content/home.ts';
import { type PagePath, pageNames } from '../../app/content/shared/pages.ts';
import { projectNames } from '../../app/content/shared/project-filter.ts';
import { languages } from '../../app/content/text.ts';
import { figureIds, textParts } from '../../app/language/format.ts';
import { builtPage } from './built-pages.ts';

const paths = (Object.keys(pageNames) as PagePath[]).filter((path) => path !== '/figures');

describe.each(languages)('FG-1: from a number to its row and back, without JavaScript (%s)', (language) => {
  const register = builtPage('/figures', language);
  const rows = new Map([...register.querySelectorAll('tr[id]')].map((row) => [row.id, row]));
  const figuresOf = (path: PagePath) =>
    new Set(
      [...builtPage(path, language).querySelectorAll('[data-figure]')].map((one) => one.getAttribute('data-figure')!),
    );
  const everywhere = paths.map(figuresOf).reduce((all, more) => all.intersection(more));
  const linksIn = (path: PagePath, parts: string) => [
    ...builtPage(path, language).querySelectorAll(`${parts.split(', ').map((part) => `${part} [data-figure]`)}`),
  ];

  test.each(paths)('links every figure of %s to its row, and the row back to the page', (path) => {
    for (const link of builtPage(path, language).querySelectorAll('a[data-figure]')) {
      const id = link.getAttribute('data-figure')!;
      expect(link.getAttribute('href')).toBe(`/figures#${id}`);
      const row = rows.get(id);
      expect(row, id).toBeDefined();
      // On every page: the row says so, and links to the first.
      const back = [...row!.querySelectorAll('td:last-child a')].map((one) => one.getAttribute('href'));
      expect(back, `${path} ${id}`).toContain(everywhere.has(id) ? '/' : path);
    }
  });

  test('links each number of the six areas, footer, banner and project sheets', () => {
    const linked = {
      areas: areaIds.flatMap((area) => linksIn('/', `.area-details.at-${area}`)),
      footer: linksIn('/', 'body > div > section dl, section dl'),
      banner: linksIn('/', '.banner-messages'),
      sheets: projectNames.flatMap((name) => linksIn(`/projects/${name}`, 'header dl')),
    };
    for (const [part, figures] of Object.entries(linked))
      expect(
        figures.map(({ tagName }) => tagName).filter((tag) => tag !== 'A'),
        part,
      ).toEqual([]);
    const ids = (figures: typeof linked.areas) => figures.map((one) => one.getAttribute('data-figure'));
    expect(new Set(ids(linked.banner))).toEqual(
      new Set(
        home.banner.messages.flatMap((message) =>
          textParts(message, 'en').flatMap(({ figure }) => (figure ? figureIds(figure) : [])),
        ),
      ),
    );
    expect(ids(linked.footer)).toEqual(expect.arrayContaining(footer.figures.items.map(({ figure }) => figure.id)));
    for (const area of areaIds)
      expect(
        ids(linksIn('/', `.area-details.at-${area}`)).filter((id) => id!.startsWith('areas.')).length,
      ).toBeGreaterThan(3);
  });
});
