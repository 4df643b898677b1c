import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { installPackages, pathOf } from './debian.ts';

/** Where Chromium and its sisters usually are. */
const known = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];

/** Flags for a browser without a screen, that talks to nobody but the pages it is given. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Chromium without windows, as Debian packs it: the same engine for half the processor time. */
const headlessShell = '/usr/bin/chromium-headless-shell';

/**
 * The browser of the tests: the one that CHROMIUM names, else the headless shell where it is there, else any.
 * @throws with what to install, where there is none, or where a page would be measured in whatever fonts the machine has instead
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
 * The path of a Chromium: the one that CHROMIUM names, else one that is there, else Debian's package, else Playwright's own.
 * @throws with what to do, where none of these can be had, or CHROMIUM names none
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
 * A browser without a screen, for tools that print or take pictures. Whichever Chromium it is, letters are as wide as the typeface has
 * them; Debian's headless shell would round them to whole pixels, on paper too. @throws where none can be had
 */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: findBrowser(), args: [...browserFlags, '--font-render-hinting=none'] });
