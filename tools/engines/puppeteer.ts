/** Chromium and Firefox (Debian's packages, or `FIREFOX=`) through Puppeteer: both speak WebDriver BiDi or CDP to it. */
import { existsSync } from 'node:fs';
import puppeteer, { type LaunchOptions } from 'puppeteer-core';
import { browserFlags, findBrowser } from '../browser.ts';
import type { Engine } from './engine.ts';

const places = [process.env.FIREFOX, '/usr/bin/firefox-esr', '/usr/bin/firefox'];

async function start(options: LaunchOptions): Promise<Engine> {
  const browser = await puppeteer.launch(options);
  const messages: string[] = [];
  let viewport = { width: 1280, height: 800 };
  let page = await browser.newPage();
  return {
    name: await browser.version(),
    size: (width, height) => {
      viewport = { width, height };
      return page.setViewport(viewport);
    },
    // In a new tab: after Forward, Puppeteer misses the next load of Firefox's tab.
    open: async (url) => {
      const before = page;
      page = await browser.newPage();
      await before.close();
      await page.setViewport(viewport);
      page.on('console', (message) => {
        // NS_BINDING_ABORTED: a font was still loading when the next page was opened.
        if (['error', 'warn'].includes(message.type()) && !message.text().includes('status=2152398850'))
          messages.push(message.text());
      });
      page.on('pageerror', (error) => messages.push(String(error)));
      await page.goto(url);
    },
    ask: (expression) => page.evaluate(expression) as Promise<never>,
    picture: async () => Buffer.from(await page.screenshot()),
    messages: () => messages.splice(0),
    stop: () => browser.close(),
  };
}

export const startChromium = async (): Promise<Engine> => start({ executablePath: findBrowser(), args: browserFlags });

/** @returns `undefined` if Firefox is not installed */
export async function startFirefox(): Promise<Engine | undefined> {
  const executablePath = places.find((path) => path && existsSync(path));
  return executablePath ? start({ browser: 'firefox', executablePath }) : undefined;
}
