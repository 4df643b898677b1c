import { expect, onTestFinished, test } from 'vitest';
import { recordsIn } from '../content/figures/records.ts';
import { pageNames } from '../content/shared/pages.ts';
import { type ListedProject, projectList } from '../content/shared/project-list.ts';
import { beginsIn, everywhere } from './begins.ts';
import { joinNumbers, joinShortName } from './no-break.ts';
import { registerRows } from './rows.ts';

const rows = await registerRows();

test('FG-1: has one row per figure, and publisher, date and source for each third party’s', () => {
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  for (const { id, publisher, asOf, source } of rows)
    if (publisher.id !== 'office') expect(asOf && source, id).toBeTruthy();
});

test('FG-1: lists the figures of every content file', () => {
  const files = import.meta.glob<object>('../content/figures/*.ts', { eager: true });
  const ids = Object.values(files).flatMap((file) => recordsIn({ ...file }).map(({ id }) => id));
  expect(ids.length).toBeGreaterThan(100);
  expect(ids.filter((id) => !rows.some((row) => row.id === id))).toEqual([]);
});

test('FG-1: names the pages that the build saw a figure on, and none that does not exist', async () => {
  expect(rows.flatMap(({ pages }) => pages).filter((path) => !Object.hasOwn(pageNames, path))).toEqual([]);
  const shownOn = { 'areas.homs.clearedPercent': ['/', '/crisis'] };
  const found = (await registerRows({ shownOn })).find(({ id }) => id === 'areas.homs.clearedPercent');
  expect(found!.pages).toEqual(['/', '/crisis']);
});

test('FG-1: a page’s rows begin at its first, but not at one that every page shows', () => {
  const [first, second, third] = rows.slice(0, 3).map((row) => ({ ...row, pages: ['/crisis'] }));
  const shownEverywhere = { ...first!, pages: Object.keys(pageNames) };
  expect(shownEverywhere.pages.length).toBeGreaterThan(everywhere);
  expect(beginsIn([shownEverywhere, second!, third!])).toEqual(new Map([['/crisis', second!.id]]));
});

test('FG-1: the figures of a hidden project wait with it, but for those that other pages show as well', async () => {
  const entry: ListedProject = projectList['thyssen-fba10'];
  onTestFinished(() => void delete entry.hidden);
  entry.hidden = true;
  const ids = async (of?: { hidden: boolean }) => (await registerRows(of)).map(({ id }) => id);
  expect(rows.map(({ id }) => id)).toContain('facade.months');
  expect(await ids()).not.toContain('facade.months');
  expect(await ids()).toContain('facade.lengthMetres');
  expect(await ids({ hidden: true })).toEqual(rows.map(({ id }) => id));
});

test('FG-1: a number never parts from the word before it, nor two numbers from the one word between them', () => {
  const seen = (text: string) => joinNumbers(text).replaceAll('\u00a0', '_');
  expect(seen('Law No. 3 of 2018')).toBe('Law No._3_of_2018');
  expect(seen('1.6 t/m² of floor (1.2 to 2.1)')).toBe('1.6 t/m² of floor (1.2_to_2.1)');
  expect(seen('من 20 إلى \u200e50% للمبنى نصف المنهار')).toBe('من_20_إلى_\u200e50% للمبنى نصف المنهار');
  // A year after a comma may begin a line.
  expect(seen('Abdelnour & Roy, 2025')).toBe('Abdelnour & Roy, 2025');
  expect(joinShortName('The office')).toBe('The\u00a0office');
});
