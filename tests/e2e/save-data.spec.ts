import { exampleQuery } from '../../app/content/planner-examples.ts';
import { paths } from '../../app/content/shared/pages.ts';
import { expect, languages, test } from './fixtures.ts';

/** Pages without scripts show no control that needs one. */

const addresses = [...paths, '/nowhere', `/planner?${exampleQuery}`, '/environmental?amount=12000', '/?q=debris'];

/** The start script is the same in every page: these two have most controls. */
const examples = ['/', '/planner'];

/** Controls with a native effect: they submit or reset a form, or open an element by its id. */
const native = ':is([type=submit], [type=reset]):is([form], form *), [commandfor], [popovertarget]';

for (const language of languages) {
  test.describe(`without scripts, ${language}`, () => {
    test.use({ allowed: /status of 404|No page at|Illegal return/ });

    for (const [why, settings] of [
      ['Save-Data', { extraHTTPHeaders: { 'save-data': 'on' } }],
      ['scripts are off', { javaScriptEnabled: false }],
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
          for (const path of why.endsWith('parse') ? examples : addresses) {
            await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
            const found = await page.evaluate((native) => {
              const controls = [...document.querySelectorAll('button, [role=button], a:not([href]), [onclick]')];
              return controls
                .filter((control) => control.checkVisibility() && !control.matches(native))
                .map((control) => control.outerHTML.slice(0, 120));
            }, native);
            idle.push(...found.map((html) => `${path}: ${html}`));
          }
          expect(idle).toEqual([]);
        });
      });
  });
}
