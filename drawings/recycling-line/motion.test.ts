import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Point } from '../kit/geometry.ts';
import { period } from '../kit/material.tsx';
import { drawingMarkup } from '../markup.tsx';
import { feeder, mainBelt, productBelts, shaft } from './layout.ts';

describe('the running line', () => {
  const css = readFileSync(new URL('../../app/styles/drawing.css', import.meta.url), 'utf8');

  test('moves every belt by one period of its stones, so that the loop has no seam', () => {
    const belts: Record<string, readonly [Point, Point]> = { feed: feeder, main: mainBelt, ...productBelts };
    for (const [name, [tail, head]] of Object.entries(belts)) {
      const [, x, y] = new RegExp(
        `@keyframes run-${name} {\\s+to {\\s+transform: translate\\(([-\\d.]+)px, ([-\\d.]+)px`,
      ).exec(css)!;
      const length = Math.hypot(head[0] - tail[0], head[1] - tail[1]);
      expect(Number(x), name).toBeCloseTo(((head[0] - tail[0]) / length) * period, 0);
      expect(Number(y), name).toBeCloseTo(((head[1] - tail[1]) / length) * period, 0);
    }
  });

  test('turns its flywheel and its jaw about the eccentric shaft', () => {
    expect(css.match(/transform-origin: [^;]+/g)).toEqual(
      Array(2).fill(`transform-origin: ${shaft[0]}px ${shaft[1]}px`),
    );
  });

  test('gives films another picture at another phase', () => {
    const at = (phase: number) => drawingMarkup('recycling-line', 'en', 'sheet', { phase });
    expect(at(0.25)).not.toBe(at(0.26));
    expect(at(0)).toBe(drawingMarkup('recycling-line', 'en', 'sheet'));
  });
});
