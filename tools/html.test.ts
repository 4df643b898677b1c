import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { knownPath } from '../app/start/known-path.ts';
import type { PageIndex } from './page-index.ts';
import { distDirectory } from './paths.ts';

const built = existsSync(join(distDirectory, 'pages/index.json'));
const index: PageIndex = built
  ? JSON.parse(readFileSync(join(distDirectory, 'pages/index.json'), 'utf8'))
  : { pages: [], script: '' };

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // React writes `charSet`, `<br/>` and boolean attributes in its own spelling; all are valid HTML.
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-trailing-whitespace': 'off',
    'doctype-style': 'off',
    'no-inline-style': 'error',
    // Native constraints decide (CO-2); these are matters of taste.
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

describe.runIf(built)('every page', () => {
  const pages = index.pages.filter(({ lite }) => !lite);
  test.each(pages.filter(({ query }) => !query).map((page) => [`${page.path} ${page.language}`, page] as const))(
    '%s is valid HTML',
    async (_, page) => {
      const report = await validator.validateString(readFileSync(join(distDirectory, page.file), 'utf8'));
      const messages = report.results.flatMap(({ messages }) => messages.filter(({ severity }) => severity === 2));
      expect(
        messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`).slice(0, 5),
      ).toEqual([]);
    },
  );

  test('has no dead link within the site', () => {
    const dead = new Set<string>();
    for (const page of pages) {
      const html = readFileSync(join(distDirectory, page.file), 'utf8');
      for (const [, href] of html.matchAll(/ (?:href|src)="(\/[^"#]*)/g)) {
        const path = href!.split('?')[0]!;
        const exists =
          path.startsWith('/__') ||
          specified.has(path) ||
          knownPath(path) === path ||
          existsSync(join(distDirectory, path));
        if (!exists) dead.add(`${page.path}: ${path}`);
      }
    }
    expect([...dead]).toEqual([]);
  });
});
