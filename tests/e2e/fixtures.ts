import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { languages } from '../../app/content/text.ts';
import { type RunningSite, serve } from '../../tools/serve.ts';

interface Fixtures {
  /** Console errors and warnings, page errors, and requests to other hosts; each test has to end with none. */
  problems: string[];
  /** Problems that a test provokes. */
  allowed: RegExp;
  /** Whether the test needs a browser with an empty cache. */
  firstVisit: boolean;
}

interface WorkerFixtures {
  site: RunningSite;
  /** Reusable contexts, by their settings. */
  contexts: Map<string, BrowserContext>;
}

/** Resets a context except for its caches and its first page: pages, cookies, storage, routes and permissions. */
async function leave(context: BrowserContext, origin: string): Promise<void> {
  const [first, ...others] = context.pages();
  const session = await context.newCDPSession(first!);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage' });
  await session.detach();
  for (const page of others) await page.close();
  await context.unrouteAll();
  context.removeAllListeners();
  await context.clearCookies();
  await context.clearPermissions();
}

type EmulatedMedia = NonNullable<Parameters<Page['emulateMedia']>[0]>;

/**
 * A sixth of the processor, and scripts 300 ms late, for `npm test -- e2e --slow`. By the protocol, because Playwright's
 * routes would turn the browser's cache off.
 */
async function slowDown(page: Page, given: EmulatedMedia): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId }) => {
    setTimeout(() => void session.send('Fetch.continueRequest', { requestId }).catch(() => {}), 300);
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/assets/*.js' }] });
  // After a navigation Chromium shows the media of its newest session, which is this one.
  const emulateMedia = page.emulateMedia.bind(page);
  const shown: EmulatedMedia = {};
  page.emulateMedia = async (changes = {}) => {
    const { media, reducedMotion, forcedColors, colorScheme } = Object.assign(shown, changes);
    await emulateMedia(changes);
    const features = Object.entries({
      'prefers-reduced-motion': reducedMotion,
      'forced-colors': forcedColors,
      'prefers-color-scheme': colorScheme,
    }).map(([name, value]) => ({ name, value: value ?? '' }));
    await session.send('Emulation.setEmulatedMedia', { media: media ?? '', features });
  };
  await page.emulateMedia(given);
}

/** Chromium's messages about a skipped cross-document view transition. */
const transitions = /ViewTransition opt-in disabled|Transition was (skipped|aborted because of invalid state)/;

/** The production server, one per worker, and a page that reports every problem. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
    async ({}, use) => {
      const site = await serve();
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  allowed: [/(?!)/, { option: true }],
  firstVisit: [false, { option: true }],
  contexts: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
    async ({}, use) => use(new Map()),
    { scope: 'worker' },
  ],
  // Tests with the same settings share a context one after the other, so that fetched and compiled code is reused.
  context: async (
    {
      browser,
      contexts,
      site,
      firstVisit,
      extraHTTPHeaders,
      viewport,
      javaScriptEnabled,
      locale,
      hasTouch,
      isMobile,
      bypassCSP,
      reducedMotion,
      contextOptions,
    },
    use,
  ) => {
    const given = { viewport, javaScriptEnabled, locale, hasTouch, isMobile, bypassCSP, reducedMotion, contextOptions };
    const key = JSON.stringify(given);
    // Created with the test's own settings.
    let context = firstVisit ? undefined : contexts.get(key);
    if (!context) {
      context = await browser.newContext();
      // Stays open and keeps the process of the context's pages.
      if (!firstVisit) await (await context.newPage()).goto(`${site.url}/robots.txt`);
    }
    // A reused context keeps the headers of the test before.
    await context.setExtraHTTPHeaders(extraHTTPHeaders ?? {});
    await use(context);
    if (firstVisit) return context.close();
    contexts.set(key, context);
    await leave(context, site.url);
  },
  page: async ({ page, contextOptions }, use) => {
    if (process.env.SLOW) await slowDown(page, { reducedMotion: contextOptions.reducedMotion ?? null });
    await use(page);
  },
  problems: [
    async ({ context, site, allowed }, use) => {
      const problems: string[] = [];
      const watch = (page: Page) => {
        page.on('console', (message) => {
          if (['error', 'warning'].includes(message.type())) problems.push(`${message.type()}: ${message.text()}`);
        });
        page.on('pageerror', (error) => problems.push(`page error: ${error.message}`));
      };
      context.on('page', watch);
      context.on('request', (request) => {
        if (!request.url().startsWith(site.url) && !request.url().startsWith('data:'))
          problems.push(`request to ${request.url()}`);
      });
      await use(problems);
      expect(problems.filter((problem) => !allowed.test(problem) && !transitions.test(problem))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect, languages };

/** The islands' code. */
export const scripts = '**/assets/*.js';

/** Delays requests to these addresses. @returns functions that let them continue or fail */
export async function hold(page: Page, addresses: string) {
  const requested = Promise.withResolvers<void>();
  const decided = Promise.withResolvers<'continue' | 'abort'>();
  await page.route(addresses, async (route) => {
    requested.resolve();
    await route[await decided.promise]().catch(() => {});
  });
  return {
    requested: requested.promise,
    release: () => decided.resolve('continue'),
    fail: () => decided.resolve('abort'),
  };
}
