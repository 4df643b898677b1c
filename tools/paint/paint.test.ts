import { describe, expect, test } from 'vitest';
import { element } from '../../drawings/svg-tree.ts';
import { measure, type Pixels, paint } from './raster.ts';

const [width, height] = [400, 80];
const line = (words: string, attributes: Record<string, string>) =>
  element('svg', { width: String(width), height: String(height), viewBox: `0 0 ${width} ${height}` }, [
    element('text', { y: '50', 'font-size': '40', fill: '#000', ...attributes }, [{ type: 'text', value: words }]),
  ]);
/** The number of dark pixels in each column. */
const columns = ({ data }: Pixels): number[] =>
  Array.from({ length: width }, (_, x) =>
    Array.from({ length: height }, (_, y) => data[4 * (y * width + x)]!).reduce(
      (sum, red) => sum + (red < 128 ? 1 : 0),
      0,
    ),
  );

describe('pixels without a browser', () => {
  test('joins Arabic letters: a word is narrower than its separate letters', async () => {
    const word = 'بببببب';
    expect(await measure(word, 40, 400)).toBeLessThan(0.8 * (await measure([...word].join('\u200c'), 40, 400)));
  });

  test('starts an Arabic line at its right, also with a leading number', async () => {
    const inked = columns(await paint(line('350 محطة.', { x: String(width - 20), direction: 'rtl' })));
    const [first, last] = [inked.findIndex(Boolean), inked.findLastIndex(Boolean)];
    expect(last).toBeGreaterThan(width - 30);
    expect(last).toBeLessThan(width - 18);
    // The full stop: low, and alone.
    expect(Math.max(...inked.slice(first, first + 4))).toBeLessThan(10);
    expect(Math.max(...inked.slice(last - 8))).toBeGreaterThan(15);
  });
});
