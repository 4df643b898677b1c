/** Chromium and Firefox (Debian's packages, or `FIREFOX=`) through Puppeteer: both speak WebDriver BiDi or CDP to it. */
import { existsSync } from 'node:fs';
import puppeteer, { type LaunchOptions } from 'puppeteer-core';
import { browserFlags, findBrowser } from '../browser.ts';
import type { Engine } from './engine.ts';

const places = [process.env.FIREFOX, '/usr/bin/firefox-esr', '/usr/bin/firefox'];

async function start(options: LaunchOptions): Promise<Engine> {
  const browser = await puppeteer.launch(options);
  const page = await browser.newPage();
  const messages: string[] = [];
  page.on('console', (message) => {
    // NS_BINDING_ABORTED: a font was still loading when the next page was opened.
    if (['error', 'warn'].includes(message.type()) && !message.text().includes('status=2152398850'))
      messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(String(error)));
  return {
    name: await browser.version(),
    size: (width, height) => page.setViewport({ width, height }),
    open: async (url) => void (await page.goto(url)),
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
