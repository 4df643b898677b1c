import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { capability } from '../app/content/capability.ts';
import { machinery } from '../app/content/our-projects.ts';
import { projectList } from '../app/content/shared/project-list.ts';
import { solutionIds, solutions } from '../app/content/solutions.ts';
import { type Language, languages } from '../app/content/text.ts';
import { pathOf } from './debian.ts';
import { checkDocuments } from './documents.ts';
import { root } from './paths.ts';

const file = (language: Language) => join(root, `public/documents/capability-${language}.pdf`);
const fresh = (await checkDocuments()).length === 0;
/** A PDF that waits for `npm run media` can't hold today's words. */
const canRead = pathOf('poppler-utils') !== undefined && fresh;

/** Bare letters: marks and tatweel away, so that a word is a word. */
const bare = (text: string) => text.normalize('NFKC').replace(/[\u064b-\u0652\u0640\u200e\u200f\u202a-\u202e]/g, '');

/** What each page says, in the language. */
const pages = (language: Language): string[][] => [
  [
    capability.title,
    capability.who.title,
    capability.who.text,
    capability.supply.title,
    ...solutionIds.map((id) => solutions.items[id].title),
    ...capability.supply.fields,
    capability.projects.title,
    ...capability.projects.selected.map(({ project }) => projectList[project].name),
  ].map((text) => text[language]),
  [
    capability.machinery.title,
    ...machinery.services.items.flatMap(({ title, text }) => [title, text]),
    capability.ways.title,
    ...capability.ways.items.flatMap(({ title, text }) => [title, text]),
    capability.company.title,
  ].map((text) => text[language]),
];

/** How many words of a page are looked for. */
const sample = 40;

const words = (texts: readonly string[]): string[] => {
  const whole = texts.flatMap((text) =>
    bare(text)
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length >= 4),
  );
  const different = [...new Set(whole)];
  return different
    .filter((_, index) => index % Math.max(1, Math.floor(different.length / sample)) === 0)
    .slice(0, sample);
};

describe.each(languages)('RE-1: the capability statement as PDF in %s', (language) => {
  const pdf = readFileSync(file(language)).toString('latin1');

  test('has two tagged pages with an outline, in its language, under 400 kB', () => {
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
    expect(pdf).toMatch(/\/MarkInfo\s*<<\/Type \/MarkInfo\s*\/Marked true>>|\/Marked true/);
    expect(pdf).toContain('/StructTreeRoot');
    expect(pdf).toContain('/Outlines');
    expect(/\/Lang\s*\(([^)]*)\)/.exec(pdf)?.[1]).toBe(language);
    expect(pdf.length).toBeLessThan(400_000);
  });

  test('carries every font that it uses', () => {
    const named = pdf.match(/\/Type\s*\/FontDescriptor/g) ?? [];
    const carried = pdf.match(/\/FontFile[23]?\s+\d+ 0 R/g) ?? [];
    expect(named.length).toBeGreaterThan(1);
    // A font made of drawn letters is its own file.
    expect(carried.length).toBeGreaterThanOrEqual(named.length - (pdf.match(/\/Subtype\s*\/Type3/g) ?? []).length);
  });

  test.runIf(canRead).each([1, 2])('page %i has text that can be searched', (page) => {
    const args = ['-f', String(page), '-l', String(page), file(language), '-'];
    const found = bare(spawnSync('pdftotext', args, { encoding: 'utf8' }).stdout);
    const asked = words(pages(language)[page - 1]!);
    expect(asked).toHaveLength(sample);
    expect(asked.filter((word) => !found.includes(word))).toEqual([]);
  });
});
