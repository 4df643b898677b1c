/** How long a visitor waits for the first answer on a slow phone: slow 4G and 4x CPU throttling in Chromium, real time. */
import type { Browser, Page } from '@playwright/test';
import { median } from './paint.ts';
import { phone } from './weights.ts';

/** Lighthouse's slow 4G as network emulation: 150 ms round trip, 1.6 Mbit/s. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** Milliseconds from the press until the visitor sees the answer. */
export interface Latency {
  /** The language toggle: the page is painted in the other language. */
  toggle: number;
  /** A field of the contact form: the form is hydrated. */
  field: number;
}

async function slowPhone(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4g);
  await page.goto(address, { waitUntil: 'networkidle' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return page;
}

/** Clock times, because the answer may come in another document. */
async function pressToggle(browser: Browser, site: string): Promise<number> {
  const page = await slowPhone(browser, `${site}/?lang=ar`);
  const painted = Promise.withResolvers<number>();
  await page.exposeFunction('painted', painted.resolve);
  const watch = () => {
    const look = () => {
      if (
        document.documentElement?.lang !== 'en' ||
        !/^[\s\w.,’-]+$/.test(document.querySelector('h1')?.textContent ?? '')
      )
        requestAnimationFrame(look);
      else
        requestAnimationFrame(() =>
          setTimeout(() => (window as unknown as { painted: (at: number) => void }).painted(Date.now())),
        );
    };
    look();
  };
  await page.addInitScript(watch);
  await page.evaluate(watch);
  const pressed = await page.evaluate(() => {
    const at = Date.now();
    document.querySelector<HTMLElement>('header a[hreflang]')!.click();
    return at;
  });
  const time = (await painted.promise) - pressed;
  await page.context().close();
  return time;
}

async function pressField(browser: Browser, site: string): Promise<number> {
  const page = await slowPhone(browser, `${site}/contact?lang=ar`);
  const time = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const field = document.querySelector<HTMLElement>('#contact-firstName')!;
        const started = performance.now();
        const look = () => {
          // React leaves its properties on what it has hydrated.
          const form = document.querySelector('form#contact');
          if (!form || !Object.keys(form).some((key) => key.startsWith('__reactProps'))) requestAnimationFrame(look);
          else requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started)));
        };
        for (const type of ['pointerdown', 'pointerup']) field.dispatchEvent(new PointerEvent(type, { bubbles: true }));
        field.focus();
        field.click();
        look();
      }),
  );
  await page.context().close();
  return time;
}

/** @param sites addresses; each run measures every site, so that other load on the machine affects all of them @returns medians for each site */
export async function latencies(browser: Browser, sites: readonly string[], runs: number): Promise<Latency[]> {
  const found = sites.map(() => ({ toggle: [] as number[], field: [] as number[] }));
  for (let run = 0; run < runs; run++)
    for (const [index, site] of sites.entries()) {
      found[index]!.toggle.push(await pressToggle(browser, site));
      found[index]!.field.push(await pressField(browser, site));
    }
  return found.map(({ toggle, field }) => ({ toggle: median(toggle), field: median(field) }));
}
