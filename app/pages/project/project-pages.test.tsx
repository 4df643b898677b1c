import { beforeAll, describe, expect, test } from 'vitest';
import type { PagePath } from '../../content/shared/pages.ts';
import { projectNames } from '../../content/shared/project-filter.ts';
import { type ListedProject, projectList } from '../../content/shared/project-list.ts';
import type { Language } from '../../content/text.ts';
import { renderPage } from '../../start/server-render.tsx';

const languages: Language[] = ['en', 'ar'];

/** Where each page must lead. Its figures are held by tests/pages/figures.test.ts. */
const pages: Partial<Record<PagePath, string[]>> = {
  '/projects': [
    '/projects/recycling',
    '/projects/water-treatment',
    '/projects/construction',
    '/projects/bem',
    '/contact',
    '/projects',
    '/projects?status=completed',
    '/projects?field=construction',
  ],
  '/projects/recycling': ['/projects', '/contact'],
  '/projects/construction': [
    '/projects/sports-hall',
    '/projects/thyssen-fba10',
    '/projects/dairy-building',
    '/contact',
    '/projects',
  ],
  '/projects/sports-hall': ['/contact', '/projects/construction'],
  '/projects/dairy-building': ['/contact', '/project/construction'],
  '/projects/thyssen-fba10': ['/contact', '/project/construction'],
  '/projects/bem': ['/projects', '/contact'],
  '/projects/water-treatment': [
    '/projects/water-treatment-al-hola',
    '/projects/water-treatment-basf',
    '/projects/water-treatment-al-raqama',
    '/projects',
    '/contact',
  ],
  '/projects/water-treatment-al-hola': ['/contact', '/projects', '/projects/water-treatment-al-raqama'],
  '/projects/water-treatment-basf': ['/contact', '/projects'],
  '/projects/water-treatment-al-raqama': ['/contact', '/projects'],
};

/** The main part of a page, and its words as a reader meets them. */
function read(html: string): { main: string; words: string } {
  const main = /<main.*<\/main>/s.exec(html)![0];
  const words = main
    .replace(/<svg.*?<\/svg>/gs, '')
    .replaceAll('<!-- -->', '')
    .replace(/<\/?(?:bdi|span)\b[^>]*>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', '’')
    .replace(/\s+/g, ' ');
  return { main, words };
}

for (const [path, links] of Object.entries(pages)) {
  describe(path, () => {
    const read_ = {} as Record<Language, ReturnType<typeof read>>;
    beforeAll(async () => {
      for (const language of languages) read_[language] = read(await renderPage(path, language));
    });
    test.each(languages)('leads where the requirement says (%s)', (language) => {
      const missing = links.filter((link) => !read_[language].main.includes(`href="${link}"`));
      expect(missing).toEqual([]);
    });
    test.each(languages)('leaves no place without its figure (%s)', (language) => {
      expect(read_[language].words).not.toMatch(/\{\w+\}/);
    });
  });
}

test('Al-Raqama is linked below the two wastewater cards, not as a third (SH-2)', async () => {
  const { main } = read(await renderPage('/projects/water-treatment', 'en'));
  expect(main.match(/<article/g)).toHaveLength(2);
  expect(main.lastIndexOf('/projects/water-treatment-al-raqama')).toBeGreaterThan(main.lastIndexOf('</article>'));
});

describe('the filter of /projects (PJ-1)', () => {
  const rows = (html: string) =>
    [...read(html).main.matchAll(/<th scope="row"[^>]*><a href="([^"]+)"/g)].map((m) => m[1]);

  const addresses = (passes: (project: ListedProject) => boolean) =>
    projectNames.filter((name) => passes(projectList[name])).map((name) => `/projects/${name}`);

  test('keeps the projects of a status and of a field', async () => {
    expect(rows(await renderPage('/projects', 'en'))).toEqual(addresses(() => true));
    expect(rows(await renderPage('/projects?status=completed', 'en'))).toEqual(
      addresses(({ status }) => status === 'completed'),
    );
    expect(rows(await renderPage('/projects?status=in-progress&field=construction', 'ar'))).toEqual(
      addresses(({ status, field }) => status === 'in-progress' && field === 'construction'),
    );
  });

  test('each choice keeps the other one', async () => {
    const html = await renderPage('/projects?status=in-progress', 'en');
    expect(html).toContain('href="/projects?status=in-progress&amp;field=bem"');
    expect(html).toContain('href="/projects?status=completed"');
  });

  test('where nothing passes, the page says so and leads back', async () => {
    const { words } = read(await renderPage('/projects?status=completed&field=bem', 'en'));
    expect(words).toContain('No project of this field has this status.');
  });

  test('an unknown value filters nothing', async () => {
    expect(rows(await renderPage('/projects?status=everything', 'en'))).toEqual(addresses(() => true));
  });
});
