import { expect, test } from 'vitest';
import { drawingMarkup } from '../markup.tsx';

test('films get another picture of the recycling line at another phase', () => {
  const at = (phase: number) => drawingMarkup('recycling-line', 'en', 'sheet', { phase });
  expect(at(0.25)).not.toBe(at(0.26));
  expect(at(0)).toBe(drawingMarkup('recycling-line', 'en', 'sheet'));
});
