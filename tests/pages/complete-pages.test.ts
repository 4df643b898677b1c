import { describe, expect, test } from 'vitest';
import { community, guideCards } from '../../app/content/community.ts';
import { paths } from '../../app/content/shared/pages.ts';
import { projectNames } from '../../app/content/shared/project-filter.ts';
import { type Unit, units } from '../../app/content/shared/units.ts';
import { statuses } from '../../app/content/status.ts';
import { type Language, languages } from '../../app/content/text.ts';
import { directionOf } from '../../app/language/detect.ts';
import { builtPage, builtPages } from './built-pages.ts';
import { textNodes } from './visible-text.ts';

describe.each(languages)('every page in %s', (language) => {
  test.each(paths)('%s is complete before any script runs (SH-1, SH-3, LA-1, LA-6)', (path) => {
    const page = builtPage(path, language);
    expect(page.documentElement.lang).toBe(language);
    expect(page.documentElement.dir).toBe(directionOf(language));
    expect(page.querySelectorAll('h1')).toHaveLength(1);
    expect(page.title.length).toBeGreaterThan(5);
    expect(page.querySelector('meta[name=description]')?.getAttribute('content')).toBeTruthy();
    expect(page.querySelector('header nav a')).toBeTruthy();
    expect(page.querySelector('footer a[href="/terms#imprint"]')).toBeTruthy();
    expect(page.querySelector('footer a[href="/terms#accessibility"]')).toBeTruthy();
  });

  test.each([...paths, '404'])('%s paints only with its first screen and never waits for missing elements', (path) => {
    const page = builtPage(path, language);
    const awaited = [...page.querySelectorAll('link[rel=expect]')].map((link) => link.getAttribute('href')!);
    // Home waits for the end on a phone too, by a link of its own.
    const ids = [...new Set(awaited)];
    expect(ids).toEqual(['#main', '#first-screen-end']);
    const [main, end] = ids.map((href) => page.querySelector(href)!);
    const head = main!.querySelector('h1')!.closest('header, section')!;
    // Its last element, or that of the content below on the first screen.
    if (head.contains(end!)) expect(head.lastElementChild).toBe(end);
    expect(main!.contains(end!)).toBe(true);
  });

  test.each(paths)('%s has no placeholder without a value', (path) => {
    const { body } = builtPage(path, language);
    for (const { data } of textNodes(body)) expect(data).not.toMatch(/\{\w+\}|undefined|NaN/);
    expect(body.innerHTML).not.toContain('[object ');
  });
});

test('imprint and accessibility statement are sections of /terms (TE-1)', () => {
  for (const language of languages)
    for (const place of ['imprint', 'accessibility'])
      expect(builtPage('/terms', language).getElementById(place)?.querySelector('h2')).toBeTruthy();
});

test('keeps number and unit apart when copied or read aloud', () => {
  // Without sheet numbers (`WT-01`) and list items, where a balloon's number precedes its word.
  const blocks = 'td, th, dd, dt, p';
  for (const language of languages) {
    const words = Object.values<(typeof units)[Unit] & { tight?: object }>(units)
      .filter((unit) => !unit.tight)
      .flatMap(({ plural }) => Object.values(plural[language]))
      .filter((word) => /\p{L}/u.test(word))
      .map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
    const glued = new RegExp(`\\d(?:${words.join('|')})(?!\\p{L})`, 'u');
    for (const path of paths)
      for (const block of builtPage(path, language).querySelectorAll(blocks))
        if (!block.querySelector(blocks))
          expect(block.textContent.replace(/[A-Z]{2}-\d{2}/g, ''), path).not.toMatch(glued);
  }
});

test('names initiatives, guides and contact in English above the Arabic community page (LA-7)', () => {
  const introOn = (language: Language) =>
    builtPage('/community', language).getElementById('community-intro')?.closest('.wrap');
  const { lines, files, write } = community.intros.en!;
  const intro = introOn('en')!;
  for (const said of [...Object.values(lines), ...Object.values(files), write])
    expect(intro.textContent).toContain(said);
  const links = [...intro.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(expect.arrayContaining(guideCards.map(({ file }) => `/guides/${file}.pdf`)));
  expect(links).toContain('/contact?subject=join#contact-title');
  expect(intro.closest('[lang="ar"]')?.tagName ?? 'none').toBe('none');
  expect(introOn('ar')).toBeUndefined();
});

test('shows the BIM project’s phases in their status’s badge (PJ-9)', () => {
  for (const language of languages) {
    const badges = [...builtPage('/projects/bem', language).querySelectorAll('ol li .status-disc')].map(
      (disc) => disc.parentElement!,
    );
    const looks = badges.map(({ className, textContent }) => [textContent, /bg-ink(?: |$)/.test(className)]);
    const { completed, 'in-progress': progress } = statuses;
    expect(looks).toEqual([...Array(3).fill([completed.label[language], true]), [progress.label[language], false]]);
  }
});

test('names every table of a project’s facts and gives every value a header', () => {
  for (const language of languages)
    for (const name of projectNames) {
      const tables = [...builtPage(`/projects/${name}`, language).querySelectorAll('main table')];
      expect(tables.length, name).toBeGreaterThan(0);
      for (const table of tables) {
        expect(table.querySelector('caption')!.textContent).not.toBe('');
        for (const row of table.querySelectorAll('tr'))
          expect([...row.children].map((cell) => cell.getAttribute('scope'))).toEqual(['row', null]);
      }
    }
});

test('has one page for every path and language', () => {
  for (const path of paths)
    for (const language of languages)
      expect(
        builtPages().filter((page) => page.path === path && page.language === language && !page.query),
      ).toHaveLength(1);
});

test('leads to the contact form itself where a link fills it in', () => {
  for (const language of languages)
    for (const path of paths)
      for (const link of builtPage(path, language).querySelectorAll('a[href^="/contact?subject="]'))
        expect(link.getAttribute('href'), path).toMatch(/#contact-title$/);
});
