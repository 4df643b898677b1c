import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { knownPath } from '../../app/document/known-path.ts';
import { distDirectory } from '../../tools/paths.ts';
import { builtHtml, builtPage, builtPages } from './built-pages.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // React's spelling of `charSet`, `<br/>` and boolean attributes is valid HTML.
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-trailing-whitespace': 'off',
    'doctype-style': 'off',
    'no-inline-style': 'error',
    // Native validation decides (CO-2); these are matters of taste.
    'long-title': 'off',
    'prefer-native-element': 'off',
    'no-implicit-button-type': 'off',
    'tel-non-breaking': 'off',
    'text-content': 'off',
    'valid-autocomplete': 'error',
  },
});

/** The two links that the specification gives literally and that lead to the not-found page. */
const specified = new Set(['/project/construction']);

describe('every page', () => {
  const pages = builtPages();
  test.each(pages.filter(({ query }) => !query).map((page) => [`${page.path} ${page.language}`, page] as const))(
    '%s is valid HTML',
    async (_, page) => {
      const report = await validator.validateString(builtHtml(page.file));
      const messages = report.results.flatMap(({ messages }) => messages.filter(({ severity }) => severity === 2));
      expect(
        messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`).slice(0, 5),
      ).toEqual([]);
    },
  );

  test('shows no unfilled {place}, in text and in accessible names', () => {
    const place = /\{[a-z]\w*\}/i;
    const left = pages.flatMap(({ path, language, query }) => {
      const page = builtPage(path, language, { query });
      const texts = [...page.querySelectorAll('body :not(script, style)')].flatMap(({ childNodes }) =>
        [...childNodes].filter(({ nodeType }) => nodeType === 3).map(({ textContent }) => textContent),
      );
      const names = ['alt', 'aria-label', 'title', 'content', 'placeholder'].flatMap((name) =>
        [...page.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name)!),
      );
      return [...texts, ...names].filter((text) => place.test(text)).map((text) => `${path} ${language}: ${text}`);
    });
    expect(left).toEqual([]);
  });

  test('has no dead link within the site', () => {
    const dead = new Set<string>();
    for (const { path, language, query } of pages) {
      const page = builtPage(path, language, { query });
      for (const element of page.querySelectorAll('[href^="/"], [src^="/"], a[href^="#"]:not([href="#top"])')) {
        const link = (element.getAttribute('href') ?? element.getAttribute('src'))!;
        const [, address = '', asked, place] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/.exec(link)!;
        const isPage = knownPath(address) === address;
        const exists =
          // The not-found page's toggle leads to itself.
          ['', `/${path}`].includes(address) ||
          specified.has(address) ||
          isPage ||
          existsSync(join(distDirectory, address));
        const target = !address ? page : isPage && !asked ? builtPage(address, language) : undefined;
        if (!exists || (place && target && !target.getElementById(place))) dead.add(`${path}: ${link}`);
      }
    }
    expect([...dead]).toEqual([]);
  });
});
