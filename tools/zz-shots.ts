import { chromium } from '@playwright/test';
import { browserFlags, findBrowser } from './browser.ts';
import { serve } from './serve.ts';

const site = await serve();
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
const out = '/tmp/tg/shots';
const refused = '/planner?by=tonnes&t=12,34&months=0&plants=-1&share=200';
const cases: [string, string, object][] = [];
const only = process.argv[2]?.split(',');
for (const lang of ['ar', 'en'])
  for (const width of [360, 768, 1440]) {
    cases.push([`refused-${lang}-${width}`, `${refused}&lang=${lang}`, { width, js: false }]);
    cases.push([
      `planner-${lang}-${width}`,
      `/planner?by=tonnes&t=120000&months=10&plants=1&trucks=6&loaders=1&lang=${lang}`,
      { width, js: true },
    ]);
    cases.push([`figures-${lang}-${width}`, `/figures?lang=${lang}#homs--world-bank`, { width, js: true, view: true }]);
    cases.push([`glossary-${lang}-${width}`, `/glossary?lang=${lang}`, { width, js: true, view: true }]);
    cases.push([`crisis-${lang}-${width}`, `/crisis?lang=${lang}`, { width, js: true }]);
  }
for (const lang of ['ar', 'en']) {
  cases.push([
    `print-planner-${lang}`,
    `/planner?by=tonnes&t=120000&months=10&plants=1&trucks=6&loaders=1&lang=${lang}`,
    { print: true, js: false },
  ]);
  cases.push([
    `print-planner-js-${lang}`,
    `/planner?by=tonnes&t=120000&months=10&plants=1&trucks=6&loaders=1&lang=${lang}`,
    { print: true, js: true },
  ]);
  cases.push([`print-glossary-${lang}`, `/glossary?lang=${lang}`, { print: true, js: false }]);
  cases.push([`print-figures-${lang}`, `/figures?lang=${lang}`, { print: true, js: false }]);
}
for (const [name, path, o] of cases as [
  string,
  string,
  { width?: number; js?: boolean; print?: boolean; view?: boolean },
][]) {
  if (only && !only.some((one) => name.startsWith(one))) continue;
  const page = await browser.newPage({
    viewport: { width: o.width ?? 1000, height: 900 },
    javaScriptEnabled: o.js ?? true,
  });
  await page.goto(site.url + path, { waitUntil: 'load' });
  await page.waitForTimeout(1500);
  if (o.print) await page.pdf({ path: `${out}/${name}.pdf`, format: 'A4', preferCSSPageSize: true });
  else await page.screenshot({ path: `${out}/${name}.png`, fullPage: !o.view });
  await page.close();
}
await browser.close();
await site.stop();
