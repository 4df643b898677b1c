import { languages } from '../../app/content/text.ts';
import { openGraphLocales } from '../../app/language/detect.ts';
import { expect, test } from './fixtures.ts';
import { readFivePages, smallPhone } from './reading-visit.ts';

test.use({ ...smallPhone, firstVisit: true, contextOptions: { reducedMotion: 'no-preference' } });

/** In kB (1,000 bytes). */
const most = { home: 62, five: 125 };

for (const language of languages)
  test.describe(language, () => {
    test.use({ locale: openGraphLocales[language].replace('_', '-') });
    test(`VI-1: a visit that only reads stays light and fetches no script, ${language}`, async ({ page, site }) => {
      const { home, five, scripts } = await readFivePages(page, site.url);
      expect(scripts).toEqual([]);
      test.info().annotations.push({ type: 'kB', description: `home ${home / 1_000}, five pages ${five / 1_000}` });
      expect(home / 1_000).toBeLessThan(most.home);
      expect(five / 1_000).toBeLessThan(most.five);
    });
  });
