import { describe, expect, test } from 'vitest';
import { languages } from '../app/content/text.ts';
import { areasOf, overlapping, viewBoxOf } from '../tests/drawings/areas.ts';
import type { Strip } from './kit/drawing.ts';
import { type Area, overlap } from './label-areas.ts';
import { drawingMarkup, drawingNames, factsOf, findDrawing } from './markup.tsx';
import { foldForPhone, phoneSize, stripsOf } from './phone-strips.ts';
import { type Element, readSvg } from './svg-tree.ts';

const sheet = (name: string, language: 'ar' | 'en') => readSvg(drawingMarkup(name, language, 'sheet'));

/** CSS pixels: the width of the narrowest phone, and the height of legible text. */
const [narrow, legible] = [320, 10.9];

/** A strip as an area of the sheet. */
const rectangle = ([x, y, width, height]: Strip): Area => ({
  kind: 'label',
  says: '',
  corners: [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ],
});

/** Whether a strip contains an area, except for the free space that `lettering` leaves beside text. */
function holds({ corners: [start, , end] }: Area, area: Area): boolean {
  return area.corners.every(([x, y]) => x > start![0] - 6 && x < end![0] + 6 && y > start![1] - 6 && y < end![1] + 6);
}

describe.each(drawingNames.filter((name) => factsOf(name).phone))('%s on a phone', (name) => {
  const facts = factsOf(name);
  const phone = facts.phone!;

  test.each(languages)('shows every number of its key whole (%s)', async (language) => {
    const strips = stripsOf(facts, language);
    const areas = await areasOf(sheet(name, language));
    const radius = (28 * 0.95 * strips[0]![2]) / 800;
    const shown = areas
      .filter(({ kind }) => kind === 'balloon' || kind === 'label')
      .filter(({ corners }) => {
        const [x, y] = [0, 1].map((axis) => corners.reduce((sum, at) => sum + at[axis]!, 0) / corners.length);
        return strips.some(
          ([left, top, width, height]) =>
            x! > left + radius && x! < left + width - radius && y! > top + radius && y! < top + height - radius,
        );
      })
      .map(({ says }) => says);
    const numbers = findDrawing(name).content.legend.map((_, index) => String(index + 1));
    expect(numbers.filter((number) => !shown.includes(number))).toEqual([]);
  });

  test.each(languages)('has no letter under 11 px at 320 px (%s)', (language) => {
    const folded = foldForPhone(sheet(name, language), facts, language);
    const scale = narrow / phoneSize(phone)[0];
    const visit = (part: ReturnType<typeof readSvg>, by: number): number[] =>
      part.children.flatMap((child) => {
        if (child.type !== 'element') return [];
        if (child.name === 'text') return [Number(child.attributes['font-size']) * by];
        const grown = /^(large-)?balloon$/.test(child.attributes.class ?? '');
        return visit(child, grown ? by * Number(/matrix\((\S+)/.exec(child.attributes.transform!)![1]) : by);
      });
    expect(visit(folded, scale).filter((size) => size < legible)).toEqual([]);
  });

  test.each(languages)('cuts no word, and none lies under a number (%s)', async (language) => {
    const whole = sheet(name, language);
    const folded = foldForPhone(whole, facts, language);
    const parts = { ...folded, attributes: {}, children: (folded.children as Element[]).slice(2) };
    const [left, , width] = viewBoxOf(whole);
    // Without the paper at a break line.
    const strips = stripsOf(facts, language).map(([x, y, wide, high]): Strip => {
      const start = x > left + 1 ? x + 30 : x;
      const end = x + wide < left + width - 1 ? x + wide - 30 : x + wide;
      return [start, y, end - start, high];
    });
    const areas = (await areasOf(parts)).filter(({ kind }) => kind !== 'leader');
    for (const area of areas) {
      for (const strip of strips) {
        const window = rectangle(strip);
        if (overlap(area, window)) expect.soft(holds(window, area), `${area.says} in ${strip}`).toBe(true);
      }
    }
    const shown = areas.filter((area) => strips.some((strip) => overlap(area, rectangle(strip))));
    expect(overlapping(shown, (one, other) => one.says !== other.says)).toEqual([]);
  });

  test('ends in a break line where a strip cuts the sheet, and only there', () => {
    const [left, , across] = viewBoxOf(sheet(name, 'en'));
    const cuts = phone.reduce(
      (sum, [x, , width]) => sum + Number(x > left + 1) + Number(x + width < left + across - 1),
      0,
    );
    const folded = foldForPhone(sheet(name, 'en'), facts, 'en');
    const breaks = folded.children.filter((child) => 'name' in child && child.name === 'path');
    expect(breaks).toHaveLength(2 * cuts);
  });
});
