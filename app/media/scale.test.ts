import { describe, expect, test } from 'vitest';
import { drawingScale, leastZoom, letterUnits, limitZoom, wholeScale, zoomIn, zoomOut } from './scale.ts';

const sheet = { width: 1600, height: 946 };
const line = { width: 1600, height: 520 };
const letters = 13 / 24.5;

describe('PJ-14 the scale of an opened drawing', () => {
  test('takes the width, and shows a tall drawing whole if it keeps 85 % of it', () => {
    expect(drawingScale({ width: 1440, height: 780 }, line, 0)).toBe(0.9);
    expect(drawingScale({ width: 1440, height: 780 }, sheet, 0)).toBeCloseTo(780 / 946);
    expect(drawingScale({ width: 1440, height: 500 }, sheet, 0)).toBe(0.9);
  });
  test('is smaller than on the page only to show the whole', () => {
    expect(drawingScale({ width: 1440, height: 780 }, sheet, 0.9)).toBeCloseTo(780 / 946);
    expect(drawingScale({ width: 1440, height: 780 }, sheet, 1)).toBe(1);
  });
  test('keeps letters legible on a tablet, and is as on a desktop on a phone', () => {
    expect(drawingScale({ width: 768, height: 900 }, sheet, 0.48)).toBeCloseTo(letters);
    expect(drawingScale({ width: 390, height: 708 }, sheet, 0.4)).toBe(0.9);
  });
  test('a photo is shown whole', () => {
    expect(wholeScale({ width: 390, height: 700 }, { width: 780, height: 500 })).toBe(0.5);
  });
});

test('zooms out to the whole drawing if more than its margin is cut when it opens', () => {
  const stage = { width: 1440, height: 780 };
  expect(leastZoom(stage, { width: 1600, height: 1000 }, 0.9) * 0.9).toBeCloseTo(0.78);
  expect(leastZoom(stage, line, 1.02) * 1.02).toBeCloseTo(0.9);
  expect(leastZoom(stage, line, 0.91)).toBe(1);
  expect(leastZoom(stage, sheet, wholeScale(stage, sheet))).toBe(1);
});

test('letters are legible as far as there is room for them', () => {
  expect(letterUnits(1)).toEqual([13, 13]);
  expect(letterUnits(0.65)).toEqual([20, 20]);
  expect(letterUnits(0.25)).toEqual([52, 24.5]);
});

test('zooms in steps, from any zoom between them', () => {
  expect([0.3, 1, 1.2, 1.5, 2, 3].map(zoomIn)).toEqual([1, 1.5, 1.5, 2, 3, 3]);
  expect([0.3, 1, 1.2, 1.5, 2, 3].map(zoomOut)).toEqual([0, 0, 1, 1, 1.5, 2]);
  expect([0.2, 0.5, 2.5, 9].map((zoom) => limitZoom(zoom, 0.3))).toEqual([0.3, 0.5, 2.5, 3]);
});
