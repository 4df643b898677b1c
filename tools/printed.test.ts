import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import documents from '../app/content/documents-manifest.json' with { type: 'json' };
import guides from '../app/content/guides-manifest.json' with { type: 'json' };
import { root } from './paths.ts';

test.each([
  ...Object.entries(guides.files).map(([name, file]) => [`guides/${name}`, file] as const),
  ...Object.entries(documents.files).map(([name, file]) => [`documents/${name}`, file] as const),
])('CM-1, RE-1: %s.pdf is the tagged print that its link describes', (name, { pages, bytes }) => {
  const pdf = readFileSync(join(root, `public/${name}.pdf`));
  expect(pdf.length).toBe(bytes);
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(pages);
  expect(pdf.includes('/MarkInfo')).toBe(true);
  if (name.startsWith('documents/')) expect(pages).toBeLessThanOrEqual(2);
});
