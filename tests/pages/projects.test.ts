import { describe, expect, test } from 'vitest';
import type { PagePath } from '../../app/content/shared/pages.ts';
import type { ProjectName } from '../../app/content/shared/project-list.ts';
import { languages } from '../../app/content/text.ts';
import { builtPage } from './built-pages.ts';

/** Required links of each page. Its figures: tests/pages/figures.test.ts. */
const pages: Partial<Record<PagePath | `/projects/${ProjectName}`, string[]>> = {
  '/projects': [
    '/projects/recycling',
    '/projects/water-treatment',
    '/projects/construction',
    '/projects/bem',
    '/contact',
    '/projects',
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

const main = (...page: Parameters<typeof builtPage>) => builtPage(...page).querySelector('main')!;

describe.each(Object.entries(pages))('%s', (path, links) => {
  test.each(languages)('PJ-1, PJ-4 to PJ-13: links to the pages that its requirement names (%s)', (language) => {
    const leads = (link: string) =>
      main(path, language).querySelector(`[href="${link}"], [href="${link}#list"], [href^="${link}?"]`);
    expect(links.filter((link) => !leads(link))).toEqual([]);
  });
});

test('SH-2: Al-Raqama is linked below the two wastewater cards, not as a third', () => {
  const page = main('/projects/water-treatment', 'en');
  const cards = [...page.querySelectorAll('article')];
  expect(cards).toHaveLength(2);
  const link = [...page.querySelectorAll('[href="/projects/water-treatment-al-raqama"]')].at(-1)!;
  expect(link.closest('article')).toBeNull();
  expect(cards[1]!.compareDocumentPosition(link) & 4).toBe(4);
});
