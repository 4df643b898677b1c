import { prerender } from 'react-dom/static';
import { describe, expect, test } from 'vitest';
import { requirement } from '../../tests/pages/requirement-figures.ts';
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
    for (const name of ['clearedPercent', 'recyclablePercent'] as const)
      expect(
        requirement('HO-4'),
        `HO-4 in docs/requirements.md names ${name} of each area: change it there too`,
      ).toContain(`${areaIds.map((id) => figures[id][name].value).join(', ')}%`);
    expect([15, 16, 25, 26].map(severityOf)).toEqual(['very-high', 'high', 'high', 'medium']);
  });
});
