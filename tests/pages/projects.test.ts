import { describe, expect, test } from 'vitest';
import type { PagePath } from '../../app/content/shared/pages.ts';
import { filterQuery, parseFilter, projectNames } from '../../app/content/shared/project-filter.ts';
import { type ListedProject, type ProjectName, projectList } from '../../app/content/shared/project-list.ts';
import { languages } from '../../app/content/text.ts';
import { builtPage } from './built-pages.ts';
import { said } from './visible-text.ts';

/** Required links of each page. Its figures: tests/pages/figures.test.ts. */
const pages: Partial<Record<PagePath | `/projects/${ProjectName}`, string[]>> = {
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

const main = (...page: Parameters<typeof builtPage>) => builtPage(...page).querySelector('main')!;

describe.each(Object.entries(pages))('%s', (path, links) => {
  test.each(languages)('links to the pages that its requirement names (%s)', (language) => {
    const leads = (link: string) =>
      main(path, language).querySelector(`[href="${link}"], [href="${link}#list"], [href^="${link}?"]`);
    expect(links.filter((link) => !leads(link))).toEqual([]);
  });
});

test('links Al-Raqama below the two wastewater cards, not as a third (SH-2)', () => {
  const page = main('/projects/water-treatment', 'en');
  const cards = [...page.querySelectorAll('article')];
  expect(cards).toHaveLength(2);
  const link = [...page.querySelectorAll('[href="/projects/water-treatment-al-raqama"]')].at(-1)!;
  expect(link.closest('article')).toBeNull();
  expect(cards[1]!.compareDocumentPosition(link) & 4).toBe(4);
});

describe('the filter of /projects (PJ-1)', () => {
  const filtered = (language: 'ar' | 'en', query = '') => main('/projects', language, { query });
  const rows = (language: 'ar' | 'en', query = '') =>
    [...filtered(language, query).querySelectorAll('.work-name a')].map((link) => link.getAttribute('href'));
  const addresses = (passes: (project: ListedProject) => boolean) =>
    projectNames.filter((name) => passes(projectList[name])).map((name) => `/projects/${name}`);

  test('keeps the projects of a status and of a field', () => {
    expect(rows('en')).toEqual(addresses(() => true));
    expect(rows('en', 'status=completed')).toEqual(addresses(({ status }) => status === 'completed'));
    expect(rows('ar', 'status=in-progress&field=construction')).toEqual(
      addresses(({ status, field }) => status === 'in-progress' && field === 'construction'),
    );
  });

  test('keeps the other choice', () => {
    for (const query of ['status=in-progress&field=bem', 'status=completed'])
      expect(filtered('en', 'status=in-progress').querySelector(`[href="/projects?${query}#list"]`)).not.toBeNull();
  });

  test('says that nothing matches and links back', () => {
    const page = filtered('en', 'status=completed&field=bem');
    expect(said(page)).toContain('Noprojectofthisfieldhasthisstatus.');
    expect(page.querySelector('[href="/projects#list"], [href="/projects"]')).not.toBeNull();
  });

  test('ignores an unknown value', () => {
    expect(filterQuery(parseFilter(new URLSearchParams('status=everything')))).toBe('');
  });
});
