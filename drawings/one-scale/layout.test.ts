import { expect, test } from 'vitest';
import { content } from '../../app/content/drawings/one-scale.ts';
import { projectNames } from '../../app/content/shared/project-list.ts';
import { languages } from '../../app/content/text.ts';
import { formats } from '../../app/language/format.ts';
import { drawingMarkup, stripMarkup } from '../markup.tsx';
import { layOut, unit } from './layout.ts';

const { figures } = content;

test.each(['sheet', 'phone'] as const)('OS-1: everything has its own size at one scale (%s)', (fold) => {
  const { things, box } = layOut(figures, fold);
  const metres = (length: number) => length / unit;
  expect(metres(things.rubble.width) ** 3 / figures.rubbleCubicMetres).toBeCloseTo(1, 2);
  expect(metres(things.concrete.width) ** 3 / figures.concreteCubicMetres).toBeCloseTo(1, 2);
  expect(metres(things.dairy.width) ** 2 / figures.dairySquareMetres).toBeCloseTo(1, 2);
  expect(metres(things.hall.width) ** 2 / figures.hallSquareMetres).toBeCloseTo(1, 2);
  expect(metres(things.facade.width)).toBeCloseTo(figures.lengthMetres, 1);
  expect(metres(things.facade.height)).toBeCloseTo(figures.heightMetres, 1);
  expect(metres(things.head.height)).toBeCloseTo(figures.headMetres, 1);
  for (const { project, x, width } of Object.values(things)) {
    expect(projectNames).toContain(project);
    expect(x + width).toBeLessThanOrEqual(box[2]);
  }
});

test('OS-1: a phone of 390 px shows a metre in each pixel', () => {
  expect(layOut(figures, 'phone').box[2] / unit).toBe(390);
});

test.each(languages)(
  'OS-1: both views name what is computed: edges, and how many façades on the main ends (%s)',
  (language) => {
    const { quantity, number } = formats[language];
    for (const markup of [
      drawingMarkup('one-scale', language, 'sheet'),
      stripMarkup('one-scale', language, 'strip-1'),
    ]) {
      for (const edge of [109, 29, 65, 50]) expect(markup).toContain(quantity(edge, 'metre'));
      expect(markup).toContain(content.labels.ends[language].replace('{count}', number(9)));
    }
  },
);
