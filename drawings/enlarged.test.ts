import { describe, expect, test } from 'vitest';
import { languages } from '../app/content/text.ts';
import { enlargedPlace } from './enlarged.ts';
import { drawingMarkup, drawingNames } from './markup.tsx';
import { drawingSvg } from './svg.ts';
import { readSvg, walk } from './tree.ts';

const viewBox = (name: string, language: 'ar' | 'en', view: 'sheet' | 'card') =>
  readSvg(drawingMarkup(name, language, view))
    .attributes.viewBox!.split(' ')
    .map(Number) as [number, number, number, number];

/** Whose close-up is a part of the sheet. */
const framed = drawingNames.filter((name) => enlargedPlace(name, 'en'));

describe.each(languages)('the frame around what a phone shows enlarged (%s)', (language) => {
  test.each(framed)('%s: lies on the sheet, as the close-up is shaped', (name) => {
    const [x, y, width, height] = enlargedPlace(name, language) as [number, number, number, number];
    const [left, top, whole, high] = viewBox(name, language, 'sheet');
    const [, , cardWidth, cardHeight] = viewBox(name, language, 'card');
    expect(x).toBeGreaterThanOrEqual(left - 1);
    expect(y).toBeGreaterThanOrEqual(top - 1);
    expect(x + width).toBeLessThanOrEqual(left + whole + 1);
    // A close-up may show a little more of the ground.
    expect(y + height).toBeLessThanOrEqual(top + high + 20);
    expect(width / height).toBeCloseTo(cardWidth / cardHeight, 2);
    expect(width).toBeLessThan(whole);
  });

  test('is seen only where the sheet stands below its close-up', async () => {
    const svg = readSvg(await drawingSvg({ name: 'steel-facade', language, view: 'sheet', ground: 'paper' }));
    const frame = [...walk(svg)].find(({ attributes }) => attributes.id === 'enlarged')!;
    expect(frame.attributes.display).toBe('none');
    const [x] = enlargedPlace('steel-facade', language)!;
    expect(frame.attributes.d).toMatch(new RegExp(`^M${Math.round(x!)} `));
  });
});

test('the close-ups at the head of the projects are framed', () => {
  expect(framed).toEqual(
    expect.arrayContaining([
      'steel-facade',
      'recycling-line',
      'al-houla-profile',
      'al-raqama-section',
      'adsorption-tank',
      'sports-hall-section',
      'bim-layers',
      'dairy-axonometric',
    ]),
  );
});
