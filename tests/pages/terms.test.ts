import { describe, expect, test } from 'vitest';
import { pageNames } from '../../app/content/shared/pages.ts';
import { languages } from '../../app/content/text.ts';
import { builtPage } from './built-pages.ts';

describe.each(languages)('GL-1: technical terms with a link to the glossary (%s)', (language) => {
  const linksOn = (path: string) =>
    [...builtPage(path, language).querySelectorAll('main a.to-term')].map((link) => link.getAttribute('href')!);
  const pages = Object.keys(pageNames).filter((path) => linksOn(path).length > 0);

  // That a term exists: html.test.ts.
  test('are on the technical pages, each linked once', () => {
    expect(pages.length).toBeGreaterThan(3);
    for (const path of pages) {
      expect(new Set(linksOn(path)).size, path).toBe(linksOn(path).length);
      for (const href of linksOn(path)) expect(href).toMatch(/^\/glossary#/);
    }
  });
});
