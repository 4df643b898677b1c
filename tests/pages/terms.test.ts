import { describe, expect, test } from 'vitest';
import { terms } from '../../app/content/glossary/term-list.ts';
import { pageNames } from '../../app/content/shared/pages.ts';
import { type Language, languages } from '../../app/content/text.ts';
import { builtPage } from './built-pages.ts';

const linksOn = (path: string, language: Language) =>
  [...builtPage(path, language).querySelectorAll('main a.to-term')].map((link) => link.getAttribute('href')!);

describe.each(languages)('GL-1: technical terms with a link to the glossary (%s)', (language) => {
  const pages = Object.keys(pageNames).filter((path) => linksOn(path, language).length > 0);

  test('are on the technical pages', () => {
    expect(pages.length).toBeGreaterThan(3);
  });

  test.each(pages)('on %s each links to its term, and each term is linked once', (path) => {
    const links = linksOn(path, language);
    expect(new Set(links).size).toBe(links.length);
    for (const href of links) {
      const [page, id] = href.split('#');
      expect(page).toBe('/glossary');
      expect(terms.map((term) => term.id)).toContain(id);
      expect(builtPage('/glossary', language).getElementById(id!), id).not.toBeNull();
    }
  });
});
