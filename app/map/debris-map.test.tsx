import { brotliCompressSync } from 'node:zlib';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { describe, expect, test } from 'vitest';
import { areaIds, areas } from '../content/areas.ts';
import { areas as figures } from '../content/figures/areas.ts';
import type { Language } from '../content/text.ts';
import { LanguageProvider } from '../language/provider.tsx';
import { DebrisMap } from './debris-map.tsx';
import { unitsPerKilometre } from './governorates.ts';
import { figureLayerIds, layerValue, step, usedSteps } from './layers.ts';
import { LayersMap } from './layers-map.tsx';
import { places } from './places.ts';
import { severityOf } from './severity.ts';

const languages: Language[] = ['ar', 'en'];
const render = async (language: Language, part: ReactNode): Promise<string> => {
  const { prelude } = await prerender(<LanguageProvider language={language}>{part}</LanguageProvider>);
  return new Response(prelude as ReadableStream).text();
};
const map = (language: Language) => render(language, <DebrisMap />);
const pictures = (html: string) => (html.match(/<svg.*?<\/svg>/gs) ?? []).join('');

describe('HO-4 the debris map', () => {
  test.each(languages)('every area has a radio button, a place on the map and its details (%s)', async (language) => {
    const html = await map(language);
    for (const id of areaIds) {
      expect(html.match(new RegExp(`<input[^>]*id="area-${id}"`, 'g'))).toHaveLength(1);
      expect(html).toContain(`<label for="area-${id}"`);
      expect(html).toContain(`area-details at-${id}`);
      const details = html.slice(html.indexOf(`area-details at-${id}`)).split('</article>')[0];
      expect(details).toContain(areas.areas[id].name[language]);
      expect(details).toContain(areas.areas[id].population[language]);
      const { population, registered, ...labels } = areas.labels;
      // The civil registry counts people who were registered, not residents.
      for (const label of [areas.areas[id].people === 'population' ? population : registered, ...Object.values(labels)])
        expect(details).toContain(label[language]);
    }
  });

  test('marks an unpublished total in the details and shows no text for it on the map', async () => {
    const html = await map('ar');
    const details = html.slice(html.indexOf('area-details at-idlib')).split('</article>')[0];
    expect(details).toContain(areas.noFigure.ar);
    expect(pictures(html)).not.toContain(areas.noFigure.ar);
  });

  test('nothing is selected at first', async () => {
    expect(await map('en')).not.toMatch(/name="area"[^>]*checked/);
    expect(await map('en')).toContain(areas.placeholder.en);
  });

  test.each(languages)('the picture stays within 8 kB (%s)', async (language) => {
    expect(brotliCompressSync(pictures(await map(language))).length).toBeLessThanOrEqual(8192);
    const plain = await render(language, <LayersMap>{null}</LayersMap>);
    expect(brotliCompressSync(pictures(plain)).length).toBeLessThanOrEqual(8192);
  });
});

describe('severity', () => {
  test('follows the share that is still to clear', () => {
    const levels = Object.fromEntries(areaIds.map((id) => [id, severityOf(figures[id].clearedPercent.value)]));
    expect(levels).toEqual({
      aleppo: 'very-high',
      damascus: 'very-high',
      ghouta: 'very-high',
      homs: 'high',
      idlib: 'medium',
      daraa: 'high',
    });
  });
});

describe('layers', () => {
  test('an area falls into the step of its figure', () => {
    expect(areaIds.map((id) => step('recycling', id))).toEqual([3, 3, 3, 2, 1, 1]);
    expect(areaIds.map((id) => step('clearance', id))).toEqual([2, 1, 1, 2, 3, 3]);
    expect(areaIds.map((id) => step('debris', id))).toEqual([3, 0, 0, 2, 0, 0]);
  });
  test('the legend names the steps on the map, and no others', () => {
    expect(usedSteps('debris')).toEqual([3, 2, 0]);
    for (const layer of figureLayerIds) expect(usedSteps(layer).length).toBeGreaterThan(1);
    expect(layerValue('debris', figures.damascus)).toBeNull();
  });
});

test('Eastern Ghouta is drawn as large as the area its figures name', () => {
  const numbers = places.ghouta.outline.match(/-?\d*\.?\d+/g)!.map(Number);
  const points: [number, number][] = [];
  let [x, y] = [0, 0];
  for (let index = 0; index < numbers.length; index += 2) {
    [x, y] = [x + numbers[index]!, y + numbers[index + 1]!];
    points.push([x, y]);
  }
  const doubled = points.reduce((sum, [ax, ay], index) => {
    const [bx, by] = points[(index + 1) % points.length]!;
    return sum + ax * by - bx * ay;
  }, 0);
  const squareKilometres = Math.abs(doubled) / 2 / unitsPerKilometre ** 2;
  expect(squareKilometres / figures.ghouta.squareKilometres.value).toBeGreaterThan(0.93);
  expect(squareKilometres / figures.ghouta.squareKilometres.value).toBeLessThan(1.07);
});
