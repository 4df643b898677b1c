import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pathOf } from './debian.ts';
import { checkGuides, guides } from './guides.ts';
import { root } from './paths.ts';

const file = (name: string) => join(root, `public/guides/${name}.pdf`);
/** A stale PDF can't hold the current texts. */
const canRead = pathOf('poppler-utils') !== undefined && checkGuides().length === 0;

/** Base letters without marks and tatweel, with one form of alef and ya, so that words compare equal. */
const bare = (text: string) => text.normalize('NFKC').replace(/[\u064b-\u0652\u0640\u200e\u200f\u202a-\u202e]/g, '');

/** How many words are searched for. */
const sample = 100;

describe('the guides (CM-1)', () => {
  test.runIf(checkGuides().length === 0)("withdrawn guides can't be fetched", () => {
    const there = readdirSync(join(root, 'public/guides')).sort();
    expect(there).toEqual(guides.map((guide) => `${guide.file}.pdf`).sort());
  });

  test.each(guides.map((guide) => [guide.file, guide] as const))('%s has three to six tagged pages', (name) => {
    const pdf = readFileSync(file(name)).toString('latin1');
    const pages = pdf.match(/\/Type\s*\/Page\b/g)!.length;
    expect(pages).toBeGreaterThanOrEqual(3);
    expect(pages).toBeLessThanOrEqual(6);
    expect(pdf).toContain('/MarkInfo');
    expect(pdf.length).toBeLessThan(400_000);
  });

  test.runIf(canRead).each(guides.map((guide) => [guide.file, guide] as const))(
    '%s has searchable text',
    (name, guide) => {
      const found = bare(spawnSync('pdftotext', [file(name), '-'], { encoding: 'utf8' }).stdout);
      const words = [
        guide.title,
        ...guide.sections.map((section) => section.heading),
        ...guide.sections.flatMap((section) => section.steps ?? section.points ?? []),
      ]
        .flatMap((text) => bare(text).split(/[^\u0621-\u064a]+/))
        .filter((word) => word.length >= 4)
        .filter((word, index, all) => all.indexOf(word) === index)
        .slice(0, sample);
      expect(words).toHaveLength(sample);
      const missing = words.filter((word) => !found.includes(word));
      expect(missing).toEqual([]);
    },
  );
});
