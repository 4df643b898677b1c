import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { expect, test } from 'vitest';
import { capability } from '../app/content/capability.ts';
import documents from '../app/content/documents-manifest.json' with { type: 'json' };
import guides from '../app/content/guides-manifest.json' with { type: 'json' };
import { office } from '../app/content/office.ts';
import { languages } from '../app/content/text.ts';
import { root } from './paths.ts';
import { readGuide } from './printed-sources.ts';

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

/** Words without vowel marks: a raised mark begins a piece of text of its own. */
const plainWords = (text: string): string[] => text.split(' ').filter((word) => !/\p{M}/u.test(word));

/** The text of a committed PDF as Chromium's viewer finds and copies it, with single spaces. */
async function textOf(name: string): Promise<string> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(readFileSync(join(root, `public/${name}.pdf`)));
  const text = [...document.pages()].map((page) => page.getText()).join(' ');
  document.destroy();
  library.destroy();
  return text.replace(/\s+/g, ' ');
}

test.each(Object.keys(guides.files))('CM-1: words of guides/%s.pdf can be found and copied', async (name) => {
  const guide = await readGuide(name);
  const text = await textOf(`guides/${name}`);
  for (const word of plainWords(`${guide.title} ${office.name.ar}`)) expect(text).toContain(word);
});

test.each(languages)('RE-1: words of the capability statement can be found and copied (%s)', async (language) => {
  const text = await textOf(`documents/capability-${language}`);
  for (const word of plainWords(`${capability.meta.title[language]} ${office.name[language]}`))
    expect(text).toContain(word);
  expect(text).not.toContain('localhost');
});
