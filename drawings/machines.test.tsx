import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { testDrawings } from './drawing-suite.tsx';
import type { Point } from './kit/geometry.ts';
import { period } from './kit/material.tsx';
import { drawingMarkup } from './markup.tsx';
import { feeder, mainBelt, productBelts, shaft } from './recycling-line/layout.ts';

testDrawings([
  { name: 'recycling-line' },
  { name: 'excavator-rubble' },
  { name: 'mobile-crusher', change: ['crusherTonnesPerHour', 600, />400 t\/h</, />600 t\/h</] },
  { name: 'crisis-skyline', change: ['destroyedPercent', 60, />80% destruction</, />60% destruction</] },
  { name: 'rubble-fates', change: ['leakDepthMetres', 20, />15 m</, />20 m</] },
  { name: 'rebar-separation', change: ['recoveryPercent', 90, />95% of/, />90% of/] },
  { name: 'aggregate-grades', change: ['costSavingPercent', 30, />40%</, />30%</] },
  { name: 'haul-cycle', change: ['trucks', 24, />20 trucks</, />24 trucks</] },
  { name: 'jaw-crusher-section', change: ['plantTonnesPerHour', 150, />100 t\/h</, />150 t\/h</] },
  { name: 'magnet-belt', change: ['recoveryPercent', 90, />95%</, />90%</] },
  { name: 'plant-site-plan', change: ['plantTonnesPerHour', 150, />100 t\/h</, />150 t\/h</] },
]);

describe('the running line', () => {
  const css = readFileSync(new URL('../app/styles/drawing.css', import.meta.url), 'utf8');

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

  test('gives films another picture at another phase', async () => {
    const at = (phase: number) => drawingMarkup('recycling-line', 'en', 'sheet', { phase });
    expect(await at(0.25)).not.toBe(await at(0.26));
    expect(await at(0)).toBe(await drawingMarkup('recycling-line', 'en', 'sheet'));
  });
});
