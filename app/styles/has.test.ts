import { globSync, readFileSync } from 'node:fs';
import postcss from 'postcss';
import { expect, test } from 'vitest';

/** `:has()` on the document followed by a descendant: it makes the browser restyle the whole page. */
const ofTheDocument = /(?:^|[\s>+~,(])(?:html|body|:root|\[(?:lang|dir)[^\]]*\])[^\s>+~,]*:has\(.*\)\s*[\s>+~]+\S/;

const selectors = (css: string): string[] => {
  const found: string[] = [];
  postcss.parse(css).walkRules((rule) => void found.push(...rule.selectors));
  return found;
};

test('no selector depends on the whole document, because browsers would restyle the page with every change', () => {
  const files = globSync('app/**/*.css');
  expect(files.length).toBeGreaterThan(10);
  for (const file of files)
    expect(
      selectors(readFileSync(file, 'utf8')).filter((selector) => ofTheDocument.test(selector)),
      file,
    ).toEqual([]);
});

test('no variant is nested in a pseudo-element, because its compiled selector would match nothing', () => {
  for (const file of globSync('app/**/*.css'))
    postcss.parse(readFileSync(file, 'utf8')).walkAtRules('variant', ({ parent }) => {
      if (parent instanceof postcss.Rule) expect(parent.selector, file).not.toContain('::');
    });
});
