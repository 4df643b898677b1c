import { describe, expect, test } from 'vitest';
import { guideCards } from '../../app/content/community.ts';
import { consequences } from '../../app/content/environmental-consequences.ts';
import type { Guide } from '../../app/content/guides/guide.ts';
import { safety } from '../../app/content/shared/safety.ts';
import { languages } from '../../app/content/text.ts';
import { guideHtml } from '../../tools/guide-html.ts';
import { noFonts } from '../../tools/print-pdf.ts';
import { builtPage } from './built-pages.ts';

/** Pages with a rubble warning, each with the warning's language if it is not the visitor's. */
const warned = ['/crisis', '/environmental', '/legal', '/community', '/projects/recycling'] as const;

describe('the ordnance drill', () => {
  test.each(warned)('has the shared wording, in order, in the alert of %s', (path) => {
    for (const language of languages) {
      const alert = builtPage(path, language).querySelector('aside.danger')!;
      const spoken = path === '/community' ? 'ar' : language;
      expect([...alert.querySelectorAll('ol > li')].map(({ textContent }) => textContent)).toEqual(
        safety.drill.map((step) => step[spoken]),
      );
      expect(alert.querySelector('ol')!.previousElementSibling!.textContent).toBe(safety.seen[spoken]);
      expect(alert.querySelector('.danger-drill')!.firstElementChild!.textContent).toBe(safety.number[spoken]);
      expect(alert.textContent).toContain(safety.report[spoken]);
      expect(alert.textContent).toContain(safety.remains[spoken]);
    }
  });

  test('is in the guides that deal with ordnance', async () => {
    const guides = await Promise.all(
      guideCards.map(async ({ file }) => (await import(`../../app/content/guides/${file}.ts`)).guide as Guide),
    );
    const withDrill = guides.filter((guide) => {
      const html = guideHtml(guide, noFonts);
      return safety.drill.every(({ ar }) => html.includes(ar));
    });
    expect(withDrill.map(({ file }) => file)).toEqual(['sorting-rubble', 'asbestos-and-ordnance']);
    const withRemains = guides.filter((guide) => guideHtml(guide, noFonts).includes(safety.remains.ar));
    expect(withRemains).toHaveLength(guides.length);
  });
});

test('names the location of each environmental impact (EN-1)', () => {
  for (const language of languages) {
    const cards = [...builtPage('/environmental', language).querySelectorAll('#impacts li')];
    const locations = cards.map((card) => {
      const name = [...card.querySelectorAll('dt')].find(
        ({ textContent }) => textContent === consequences.impacts.location[language],
      );
      return name?.nextElementSibling?.textContent;
    });
    expect(locations).toEqual(consequences.impacts.items.map(({ location }) => location[language]));
  }
});
