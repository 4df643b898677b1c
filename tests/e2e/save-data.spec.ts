import { expect, languages, test } from './fixtures.ts';
import { idleControls } from './page-checks.ts';

/** Pages whose script does not run show no control that needs one; all pages with scripts off: plain-pages.spec.ts. */

/** The start script is the same in every page: these two have most controls. */
const examples = ['/', '/planner'];

for (const language of languages) {
  test.describe(`without scripts, ${language}`, () => {
    test.use({ allowed: /status of 404|No page at|Illegal return/ });

    for (const [why, settings] of [
      ['Save-Data', { extraHTTPHeaders: { 'save-data': 'on' } }],
      ['the start script does not parse', {}],
    ] as const)
      test.describe(why, () => {
        test.use(settings);
        test('shows no control that needs a script', async ({ page }) => {
          if (why.endsWith('parse'))
            await page.route('**/*', async (route) => {
              if (!route.request().isNavigationRequest()) return route.continue();
              const response = await route.fetch();
              const { 'content-security-policy': _, ...headers } = response.headers();
              await route.fulfill({
                response,
                headers,
                body: (await response.text()).replace(/<script(?! type)([^>]*)>/, '<script$1>return return;'),
              });
            });
          const idle: string[] = [];
          for (const path of examples) {
            await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
            const found = await idleControls(page);
            idle.push(...found.map((html) => `${path}: ${html}`));
          }
          expect(idle).toEqual([]);
        });
      });
  });
}
