import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { areaIds, areas } from '../content/areas.ts';
import { areas as figures } from '../content/figures/areas.ts';
import { languages } from '../content/text.ts';
import { LanguageProvider } from '../language/provider.tsx';
import { DebrisMap } from './debris-map.tsx';
import { severityOf } from './severity.ts';

test.each(languages)(
  'HO-4: every area has a radio button, a place on the map and its details (%s)',
  async (language) => {
    const { prelude } = await prerender(
      <LanguageProvider language={language}>
        <DebrisMap />
      </LanguageProvider>,
    );
    const html = await new Response(prelude as ReadableStream).text();
    expect(html).not.toMatch(/name="area"[^>]*checked/);
    expect(html).toContain(areas.placeholder[language]);
    for (const id of areaIds) {
      expect(html.match(new RegExp(`<input[^>]*id="area-${id}"`, 'g'))).toHaveLength(1);
      expect(html).toContain(`<label for="area-${id}"`);
      const details = html.slice(html.indexOf(`area-details at-${id}`)).split('</article>')[0]!;
      expect(details).toContain(areas.areas[id].name[language]);
      expect(details.match(/<dt/g)!.length).toBeGreaterThanOrEqual(5);
    }
  },
);

test('HO-4: progress and potential are the documents’, and severity follows the progress', () => {
  const read = (of: (id: (typeof areaIds)[number]) => unknown) =>
    ['aleppo', 'damascus', 'ghouta', 'homs', 'idlib', 'daraa'].map((id) => of(id as (typeof areaIds)[number]));
  expect(read((id) => figures[id].clearedPercent.value)).toEqual([15, 8, 5, 20, 35, 25]);
  expect(read((id) => figures[id].recyclablePercent.value)).toEqual([85, 92, 88, 78, 65, 72]);
  expect([5, 15, 16, 25, 35].map(severityOf)).toEqual(['very-high', 'very-high', 'high', 'high', 'medium']);
});
