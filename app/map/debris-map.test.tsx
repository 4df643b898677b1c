import { prerender } from 'react-dom/static';
import { describe, expect, test } from 'vitest';
import { areaIds, areas } from '../content/areas.ts';
import { areas as figures } from '../content/figures/areas.ts';
import { type Language, languages } from '../content/text.ts';
import { LanguageProvider } from '../language/provider.tsx';
import { DebrisMap } from './debris-map.tsx';
import { severityOf } from './severity.ts';

const map = async (language: Language): Promise<string> => {
  const { prelude } = await prerender(
    <LanguageProvider language={language}>
      <DebrisMap />
    </LanguageProvider>,
  );
  return new Response(prelude as ReadableStream).text();
};

describe('HO-4: the debris map', () => {
  test.each(languages)('shows all details of each area in the order of the page (%s)', async (language) => {
    const html = await map(language);
    expect(html).not.toMatch(/name="area"[^>]*checked/);
    expect(html).toContain(areas.placeholder[language]);
    for (const id of areaIds) {
      expect(html).toContain(`<label for="area-${id}"`);
      const details = html.slice(html.indexOf(`area-details at-${id}`)).split('</article>')[0];
      const level = severityOf(figures[id].clearedPercent.value);
      for (const text of [areas.areas[id].name, areas.severityLevels[level], ...Object.values(areas.labels)])
        expect(details).toContain(text[language]);
      expect(details!.includes(areas.noFigure[language])).toBe(figures[id].debrisTonnes === null);
    }
  });

  test('follows the clearance progress with the severity', () => {
    expect(areaIds.map((id) => [figures[id].clearedPercent.value, figures[id].recyclablePercent.value])).toEqual([
      [15, 85],
      [8, 92],
      [5, 88],
      [20, 78],
      [35, 65],
      [25, 72],
    ]);
    expect([15, 16, 25, 26].map(severityOf)).toEqual(['very-high', 'high', 'high', 'medium']);
  });
});
