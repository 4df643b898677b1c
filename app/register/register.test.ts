import { expect, onTestFinished, test } from 'vitest';
import { type PlaceName, placeNames, publisherNames } from '../content/figures/names.ts';
import { recordsIn } from '../content/figures/records.ts';
import { pageNames } from '../content/shared/pages.ts';
import { type ListedProject, projectList } from '../content/shared/project-list.ts';
import { chosenRows, parseChoice } from './filter.tsx';
import { joinNumbers, joinShortName } from './no-break.ts';
import { publishersAt } from './row.ts';
import { registerRows } from './rows.ts';

const rows = await registerRows();

test('FG-1: shows the rows of a place, of a publisher, or of both', () => {
  const choice = parseChoice(new URLSearchParams('place=damascus&publisher=unitar'));
  const chosen = chosenRows(rows, choice);
  expect(chosen.length).toBeGreaterThan(0);
  expect(chosen).toEqual(rows.filter(({ place, publisher }) => place.id === 'damascus' && publisher.id === 'unitar'));
  expect(chosenRows(rows, parseChoice(new URLSearchParams('place=atlantis')))).toEqual(rows);
});

test('FG-1: offers the publishers of the chosen place, and no other', () => {
  for (const place of Object.keys(placeNames) as PlaceName[])
    for (const publisher of publishersAt(rows, place))
      expect(chosenRows(rows, { place, publisher }).length, `${place} ${publisher}`).toBeGreaterThan(0);
});

test('FG-1: no choice leads to an empty register', () => {
  for (const place of Object.keys(placeNames))
    expect(
      rows.some((row) => row.place.id === place),
      place,
    ).toBe(true);
  for (const publisher of Object.keys(publisherNames))
    expect(
      rows.some((row) => row.publisher.id === publisher),
      publisher,
    ).toBe(true);
});

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

test('FG-1: names no page that does not exist', () => {
  expect(rows.flatMap(({ pages }) => pages).filter((path) => !Object.hasOwn(pageNames, path))).toEqual([]);
});

test('FG-1: names the pages of a figure that the build found, in every selection', async () => {
  const [found] = await registerRows({ shownOn: { 'areas.homs.clearedPercent': ['/', '/crisis'] } }).then((all) =>
    chosenRows(all, { place: 'homs' }).filter(({ id }) => id === 'areas.homs.clearedPercent'),
  );
  expect(found!.pages).toEqual(['/', '/crisis']);
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

test('FG-1: the planner’s values agree with their units, and no source says twice what it rests on', () => {
  const planned = rows.filter(({ group }) => group === 'planner');
  expect(planned.length).toBeGreaterThan(0);
  for (const { id, value, shown, source } of planned) {
    if (value >= 3 && value <= 10) expect(shown.ar, id).not.toMatch(/(دقيقة|ساعة|يوم عمل|وردية)/);
    expect(source!.en, id).not.toMatch(/\b(\w+) \(\1\)/i);
  }
});

test('FG-1: a number never parts from the word before it, nor two numbers from the one word between them', () => {
  const seen = (text: string) => joinNumbers(text).replaceAll('\u00a0', '_');
  expect(seen('Law No. 3 of 2018')).toBe('Law No._3_of_2018');
  expect(seen('القانون رقم 3 لعام 2018')).toBe('القانون رقم_3_لعام_2018');
  expect(seen('derived from FEMA 325 and 329')).toBe('derived from FEMA_325_and_329');
  expect(seen('1.6 t/m² of floor (1.2 to 2.1)')).toBe('1.6 t/m² of floor (1.2_to_2.1)');
  expect(seen('من 20 إلى \u200e50% للمبنى نصف المنهار')).toBe('من_20_إلى_\u200e50% للمبنى نصف المنهار');
  // A year after a comma may begin a line.
  expect(seen('Abdelnour & Roy, 2025')).toBe('Abdelnour & Roy, 2025');
  expect(joinShortName('The office')).toBe('The\u00a0office');
  expect(joinShortName('General Company for Roads')).toBe('General Company for Roads');
});
