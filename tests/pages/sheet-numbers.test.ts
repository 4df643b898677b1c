import type { Document, Element } from 'happy-dom';
import { describe, expect, test } from 'vitest';
import { type PagePath, paths } from '../../app/content/shared/pages.ts';
import { projectNames } from '../../app/content/shared/project-filter.ts';
import { languages } from '../../app/content/text.ts';
import { findDrawing } from '../../drawings/markup.tsx';
import { builtPage } from './built-pages.ts';

const isSheet = /^[A-Z]{2}-\d{2}$/;

const drawingIn = (element: Element): string | undefined =>
  element
    .querySelector('img[src^="/drawings/"]')
    ?.getAttribute('src')
    ?.match(/^\/drawings\/([\w-]+)\./)?.[1];

/** Every sheet number on a page, with its drawing. */
function sheets(page: Document): { sheet: string; drawing: string; with: Element }[] {
  return [...page.querySelectorAll('main bdi')].flatMap((mark) => {
    const sheet = mark.textContent.trim();
    if (!isSheet.test(sheet)) return [];
    let around: Element | null = mark.parentElement;
    while (around && !drawingIn(around)) around = around.parentElement;
    return around ? [{ sheet, drawing: drawingIn(around)!, with: around }] : [];
  });
}

const ofThroughput = ['damascus.plantTonnesPerHour', 'solutions.mobileCrushers.crusherTonnesPerHour'];

describe('a sheet number', () => {
  test('names one drawing everywhere', () => {
    const named = new Map<string, Set<string>>();
    for (const language of languages)
      for (const path of paths)
        for (const { sheet, drawing } of sheets(builtPage(path, language)))
          named.set(sheet, (named.get(sheet) ?? new Set()).add(drawing));
    expect(named.size).toBeGreaterThan(10);
    expect([...named].filter(([, drawings]) => drawings.size > 1)).toEqual([]);
  });

  test('names one machine', () => {
    const machines = new Map<string, Set<string>>();
    for (const language of languages)
      for (const path of paths)
        for (const block of builtPage(path, language).querySelectorAll('main .cells')) {
          const sheet = [...block.querySelectorAll('bdi')]
            .map((mark) => mark.textContent)
            .find((text) => isSheet.test(text));
          for (const id of ofThroughput)
            if (sheet && block.querySelector(`[data-figure="${id}"]`))
              machines.set(sheet, (machines.get(sheet) ?? new Set()).add(id));
        }
    expect(Object.fromEntries([...machines].map(([sheet, ids]) => [sheet, [...ids]]))).toEqual({
      'RC-01': [ofThroughput[0]],
      'MC-01': [ofThroughput[1]],
    });
  });
});

/** What a drawing's basis may take from the project, and the register's figures for it. */
const named: Record<string, RegExp> = {
  'floor area': /\.squareMetres$/,
  area: /\.(squareMetres|pollutionSquareKilometres)$/,
  'number of floors': /\.floors$/,
  'number of pumps': /\.pumps$/,
  capacity: /\.(spectators|cubicMetresPerDay)$/,
  'range of diameters': /\.pipeMillimetres$/,
  power: /\.horsepowerEach$/,
  head: /\.headMetres$/,
  length: /\.(lengthMetres|pipeKilometres)$/,
  height: /\.heightMetres$/,
  'plant’s rated output': /\.plantTonnesPerHour$/,
  'energy standard': /\.referenceEnergyPercent$/,
  'number of samples': /\.samples$/,
};

test('a drawing takes from the project only figures that the page shows', () => {
  let read = 0;
  for (const path of projectNames.map((name): PagePath => `/projects/${name}`)) {
    const page = builtPage(path, 'en');
    const shown = [...page.querySelectorAll('[data-figure]')].map((figure) => figure.getAttribute('data-figure')!);
    const drawings = new Set(
      [...page.querySelectorAll('main img[src^="/drawings/"]')].map(
        (image) => /^\/drawings\/([\w-]+)\./.exec(image.getAttribute('src')!)![1]!,
      ),
    );
    for (const drawing of drawings)
      for (const sentence of findDrawing(drawing)
        .content.basis.en.split(/(?<=[.;]) /)
        .filter((each) => each.includes('with the '))) {
        const [, subject = ''] = sentence.split('with the ');
        for (const name of Object.keys(named).filter((each) => new RegExp(`\\b${each}\\b`).test(subject))) {
          read += 1;
          expect(
            shown.some((id) => named[name]!.test(id)),
            `${path}: ${sentence}`,
          ).toBe(true);
        }
      }
  }
  expect(read).toBeGreaterThan(10);
});
