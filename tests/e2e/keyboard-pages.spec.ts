import { paths } from '../../app/content/shared/pages.ts';
import { walk } from './keyboard-walk.ts';
import { expect, languages, test } from './site.ts';

/** A visitor with nothing but a keyboard: no test here moves a pointer or sets the focus from outside. */
test.use({ contextOptions: { reducedMotion: 'reduce' }, allowed: /No page at|status of 404/ });

for (const language of languages)
  for (const path of [...paths, '/no-such-page'])
    test(`the keyboard alone reads ${path}, ${language}`, async ({ page }) => {
      await page.goto(`${path}?lang=${language}`);
      expect(await walk(page, path === '/')).toEqual([]);
    });
