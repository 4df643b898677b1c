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
/** A stale PDF can't hold the current texts. */
const canRead = pathOf('poppler-utils') !== undefined && fresh;

/** Base letters without marks and tatweel, so that words compare equal. */
const bare = (text: string) => text.normalize('NFKC').replace(/[\u064b-\u0652\u0640\u200e\u200f\u202a-\u202e]/g, '');

/** The text of each page in the language. */
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

/** How many words of a page are searched for. */
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

  test('has two tagged pages with an outline in its language, under 400 kB', () => {
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
    expect(pdf).toMatch(/\/MarkInfo\s*<<\/Type \/MarkInfo\s*\/Marked true>>|\/Marked true/);
    expect(pdf).toContain('/StructTreeRoot');
    expect(pdf).toContain('/Outlines');
    expect(/\/Lang\s*\(([^)]*)\)/.exec(pdf)?.[1]).toBe(language);
    expect(pdf.length).toBeLessThan(400_000);
  });

  test('embeds every font that it uses', () => {
    const named = pdf.match(/\/Type\s*\/FontDescriptor/g) ?? [];
    const carried = pdf.match(/\/FontFile[23]?\s+\d+ 0 R/g) ?? [];
    expect(named.length).toBeGreaterThan(1);
    // A font of drawn letters is a file of its own.
    expect(carried.length).toBeGreaterThanOrEqual(named.length - (pdf.match(/\/Subtype\s*\/Type3/g) ?? []).length);
  });

  test.runIf(canRead).each([1, 2])('has searchable text on page %i', (page) => {
    const args = ['-f', String(page), '-l', String(page), file(language), '-'];
    const found = bare(spawnSync('pdftotext', args, { encoding: 'utf8' }).stdout);
    const sampled = words(pages(language)[page - 1]!);
    expect(sampled).toHaveLength(sample);
    expect(sampled.filter((word) => !found.includes(word))).toEqual([]);
  });
});
