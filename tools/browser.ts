import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { chromium } from '@playwright/test';

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
 * Fonts of Arial's widths and of DejaVu's Arabic: the letters that a visitor reads until the site's own are there (`theme.css`).
 * Without them the tests would measure a page in whatever the machine has instead.
 */
const readingFonts = {
  'fonts-liberation': '/usr/share/fonts/**/{Arial,arial,LiberationSans-Regular,Arimo*}.ttf',
  'fonts-dejavu-core': '/usr/share/fonts/**/DejaVuSans.ttf',
};

/** The Debian packages of fonts that a Linux machine lacks; other systems have Arial. */
const missingFonts = (): string[] =>
  process.platform === 'linux'
    ? Object.entries(readingFonts)
        .filter(([, files]) => globSync(files).length === 0)
        .map(([name]) => name)
    : [];

/** Installs Debian's packages where that is allowed, one by one, as one of them may not exist. */
function installPackages(names: readonly string[], enough = () => false): void {
  if (process.getuid?.() !== 0 || names.length === 0) return;
  const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  spawnSync('apt-get', ['update'], quiet);
  for (const name of names)
    if (!enough()) spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], quiet);
}

/**
 * The browser of the tests: the one that CHROMIUM names, else the headless shell where it is there, else any; with the fonts
 * that the tests measure with.
 * @throws with what to install, where the browser or a font is missing and can't be installed
 */
export function findTestBrowser(): string {
  installPackages(missingFonts(), () => missingFonts().length === 0);
  const missing = missingFonts();
  if (missing.length > 0)
    throw new Error(
      `The browser tests measure with fonts that are not here. Debian: apt-get install ${missing.join(' ')}`,
    );
  return process.env.CHROMIUM || !existsSync(headlessShell) ? findBrowser() : headlessShell;
}

const needed =
  'The browser tests need Chromium. Install it (Debian: apt-get install chromium-headless-shell) or name it in CHROMIUM.';

/**
 * The path of a Chromium: the one that CHROMIUM names, else one that is there, else Debian's package, else Playwright's own.
 * @throws with what to do, where none of these can be had, or CHROMIUM names none
 */
export function findBrowser(): string {
  const named = process.env.CHROMIUM;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(needed);
  }
  const there = () => [...known, chromium.executablePath(), headlessShell].find((path) => path && existsSync(path));
  const found = there();
  if (found) return found;
  console.log('No Chromium found; installing one ...');
  installPackages(['chromium-headless-shell', 'chromium'], () => there() !== undefined);
  if (!there())
    spawnSync(process.execPath, ['node_modules/.bin/playwright', 'install', 'chromium'], {
      stdio: 'ignore',
      timeout: 120_000,
    });
  const installed = there();
  if (installed) return installed;
  throw new Error(needed);
}
