import { describe, expect, test } from 'vitest';
import { paths } from '../../app/content/shared/pages.ts';
import { languages } from '../../app/content/text.ts';
import { directionOf } from '../../app/language/detect.ts';
import { builtPage, builtPages } from './built-pages.ts';
import { textNodes } from './visible-text.ts';

describe.each(languages)('in %s', (language) => {
  test.each(paths)('SH-1, LA-1, LA-6: %s is complete before any script runs', (path) => {
    expect(builtPages().filter((page) => page.path === path && page.language === language && !page.query)).toHaveLength(
      1,
    );
    const page = builtPage(path, language);
    expect(page.documentElement.lang).toBe(language);
    expect(page.documentElement.dir).toBe(directionOf(language));
    expect(page.querySelectorAll('h1')).toHaveLength(1);
    expect(page.title).not.toBe('');
    expect(page.querySelector('meta[name=description]')?.getAttribute('content')).toBeTruthy();
    for (const { data } of textNodes(page.body)) expect(data).not.toMatch(/\bundefined\b|\bNaN\b/);
    expect(page.body.innerHTML).not.toContain('[object ');
    // A link that fills in the form leads to the form (SH-7).
    for (const link of page.querySelectorAll('a[href^="/contact?subject="]'))
      expect(link.getAttribute('href')).not.toMatch(/subject=$/);
  });
});

test('TE-1: imprint and accessibility statement are sections of /terms', () => {
  for (const language of languages)
    for (const place of ['imprint', 'accessibility'])
      expect(builtPage('/terms', language).getElementById(place)?.querySelector('h2')).toBeTruthy();
});

test('LA-7: the community page is Arabic in an English shell, below a paragraph of English', () => {
  const page = builtPage('/community', 'en');
  expect(page.querySelector('main [lang=ar][dir=rtl] h2')).toBeTruthy();
  const intro = page.getElementById('community-intro')!;
  expect(intro.closest('[lang]')!.getAttribute('lang')).toBe('en');
  expect(builtPage('/community', 'ar').getElementById('community-intro')).toBeNull();
});
