/** How long a visitor waits for an answer on a slow phone: 4x CPU throttling in Chromium, real time. */
import type { Browser, CDPSession, Page } from '@playwright/test';
import { median } from './paint.ts';
import { phone } from './weights.ts';

/** Lighthouse's slow 4G as the browser's network emulation: 150 ms round trip, 1.6 Mbit/s. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

async function slowPhone(
  browser: Browser,
  address: string,
  line: boolean,
): Promise<{ page: Page; session: CDPSession }> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (line) await session.send('Network.emulateNetworkConditions', slow4g);
  await page.goto(address, { waitUntil: 'networkidle' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return { page, session };
}

/** Milliseconds in the page from a click, or a step back, until the frame with another heading has been painted. */
const untilPainted = (page: Page, selector: string | null): Promise<number> =>
  page.evaluate(
    (selector) =>
      new Promise<number>((resolve) => {
        const heading = () => document.querySelector('h1')?.textContent;
        const before = heading();
        const started = performance.now();
        const look = () => {
          if (heading() === before) requestAnimationFrame(look);
          else requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started)));
        };
        if (selector) document.querySelector<HTMLElement>(selector)!.click();
        else history.back();
        look();
      }),
    selector,
  );

const toggle = 'header a[hreflang]';
const back = null;

/** @returns medians in ms: first tap on the language toggle, with nothing loaded, to the page in the other language, route change with its code already there, language toggle */
export async function latencies(browser: Browser, site: string, runs: number) {
  const found = { touch: [] as number[], route: [] as number[], toggle: [] as number[] };
  for (let run = 0; run < runs; run++) {
    const first = await slowPhone(browser, `${site}/?lang=ar`, true);
    found.touch.push(await untilPainted(first.page, toggle));
    await first.page.context().close();

    const { page } = await slowPhone(browser, `${site}/legal?lang=ar`, false);
    const link = 'footer a[href="/about"]';
    await page.locator(toggle).dispatchEvent('focusin');
    await page.waitForSelector('html[data-app=ready]', { state: 'attached' });
    // Once there and back, and once to the other language and back, brings the code that both need.
    await untilPainted(page, link);
    await untilPainted(page, toggle);
    await untilPainted(page, toggle);
    await untilPainted(page, back);
    await page.waitForLoadState('networkidle');
    found.route.push(await untilPainted(page, link));
    await page.waitForLoadState('networkidle');
    found.toggle.push(await untilPainted(page, toggle));
    await page.context().close();
  }
  return { touch: median(found.touch), route: median(found.route), toggle: median(found.toggle) };
}
