import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Where Chromium and its sisters usually are. */
const known = [
  process.env.CHROMIUM,
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

/**
 * The path of a Chromium: one that is there, else Playwright's own, else Debian's package.
 * @throws with what to do, where none of these can be had
 */
export function findBrowser(): string {
  if (process.env.CHROMIUM === 'none') throw new Error('This computer has no browser, says CHROMIUM.');
  const found = [...known, chromium.executablePath()].find((path) => path && existsSync(path));
  if (found) return found;
  console.log('No Chromium found; installing one ...');
  spawnSync(process.execPath, ['node_modules/.bin/playwright', 'install', 'chromium'], {
    stdio: 'ignore',
    timeout: 120_000,
  });
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  if (process.getuid?.() === 0) {
    const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
    spawnSync('apt-get', ['update'], quiet);
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], quiet);
  }
  const installed = known.find((path) => path && existsSync(path));
  if (installed) return installed;
  throw new Error(
    'The browser tests need Chromium. Install it (Debian: apt-get install chromium) or name it in CHROMIUM.',
  );
}
