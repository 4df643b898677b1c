import { chromium } from '@playwright/test';
import { browserFlags, findTestBrowser } from '../../tools/browser.ts';
import { paths } from '../../app/content/shared/pages.ts';
import { exampleQuery } from '../../app/content/planner-examples.ts';
import { test } from './site.ts';
test('dbg', async ({ page }) => {
  await page.goto('/projects/recycling?lang=ar');
  console.log(await page.evaluate(() => ({ cls: document.documentElement.outerHTML.slice(0, 200), url: location.href, b: [...document.querySelectorAll('.share')].map((e) => [e.outerHTML.slice(0, 80), getComputedStyle(e).display, JSON.stringify(e.getBoundingClientRect())]) })));
  console.log(await page.locator('.share').ariaSnapshot());
});
for (const [label, flags, widths] of [['16', ['--blink-settings=defaultFontSize=16'], [320]], ['32', ['--blink-settings=defaultFontSize=32'], [360, 320]], ['24', ['--blink-settings=defaultFontSize=24'], [360, 320]], ['min24', ['--blink-settings=minimumFontSize=24'], [360, 320]]] as const)
  test(`wide ${label}`, async ({ site }) => {
    test.setTimeout(300_000);
    await using browser = await chromium.launch({ executablePath: findTestBrowser(), args: [...browserFlags, ...flags] });
    const page = await browser.newPage({ javaScriptEnabled: false });
    for (const language of ['ar', 'en'])
      for (const path of [...paths, '/nowhere', `/planner?${exampleQuery}`, '/environmental?amount=12000', '/?q=debris']) {
        await page.setViewportSize({ width: 360, height: 740 });
        await page.goto(`${site.url}${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 740 });
          const found = await page.evaluate(() => {
            const over = document.documentElement.scrollWidth - innerWidth;
            if (over <= 0) return [];
            const out: string[] = [`over ${over}`];
            for (const e of document.body.querySelectorAll('*')) {
              const r = e.getBoundingClientRect();
              if (r.width > 0 && (r.left < -0.5 || r.right > innerWidth + 0.5) && e.checkVisibility()) {
                const inner = [...e.children].some((c) => { const q = c.getBoundingClientRect(); return q.width > 0 && (q.left < -0.5 || q.right > innerWidth + 0.5); });
                if (!inner) out.push(`${e.localName}.${e.getAttribute('class')} [${Math.round(r.left)},${Math.round(r.right)}] ${e.textContent!.slice(0, 40)}`);
              }
            }
            return out.slice(0, 8);
          });
          if (found.length) console.log(`WIDE ${label} ${width} ${language} ${path}: ${found.join(' || ')}`);
        }
      }
  });
