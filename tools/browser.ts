import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import { installPackages, pathOf } from './debian.ts';

/** Usual paths of Chromium-based browsers. */
const known = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];

/** Flags for a headless browser that contacts no other host. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Debian's Chromium without a window system: the same engine for half the CPU time. */
const headlessShell = '/usr/bin/chromium-headless-shell';

/**
 * The browser of the tests: the one in CHROMIUM, else the headless shell, else any Chromium.
 * @throws Error that says what to install if there is no browser or the fonts that layout tests measure are missing
 */
export function findTestBrowser(): string {
  const missing = (['fonts-liberation', 'fonts-dejavu-core'] as const).filter((name) => !pathOf(name));
  if (process.platform === 'linux' && missing.length > 0)
    throw new Error(
      `The browser tests measure with fonts that are not here. Debian: apt-get install ${missing.join(' ')}`,
    );
  return process.env.CHROMIUM || !existsSync(headlessShell) ? findBrowser() : headlessShell;
}

/**
 * The path of a Chromium: the one in CHROMIUM, else an installed one, else Debian's package, else Playwright's own.
 * @throws Error that says what to do if none is available or CHROMIUM names none
 */
export function findBrowser(): string {
  const named = process.env.CHROMIUM;
  const candidates = named ? [named] : [...known, chromium.executablePath(), headlessShell];
  const there = () => candidates.find((path) => existsSync(path));
  if (!named && !there()) {
    console.log('No Chromium found; installing one ...');
    installPackages(['chromium-headless-shell', 'chromium'], () => there() !== undefined);
    const playwright = ['node_modules/.bin/playwright', 'install', 'chromium'];
    if (!there()) spawnSync(process.execPath, playwright, { stdio: 'ignore', timeout: 120_000 });
  }
  const found = there();
  if (found) return found;
  throw new Error(
    'The browser tests need Chromium. Install it (Debian: apt-get install chromium-headless-shell) or name it in CHROMIUM.',
  );
}

/**
 * A headless browser for tools that print or take screenshots. Glyph widths are not rounded to whole pixels, which
 * Debian's headless shell would do even on paper.
 * @throws Error if none is available
 */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: findBrowser(), args: [...browserFlags, '--font-render-hinting=none'] });

/** Resolves when a loaded page shows its fonts, all its pictures and what starts after the load. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Pictures that wait for the first scroll (app/media/media.css).
    scrollTo(0, 1);
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode().catch(() => {}))]);
  });
  await page.waitForFunction(() => !document.querySelector('[data-when]:not([data-state])'));
}
