import { chromium } from '@playwright/test';
import { browserFlags, findBrowser } from '../browser.ts';
import type { Engine } from './engine.ts';

export async function startChromium(): Promise<Engine> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
  const page = await browser.newPage();
  const messages: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) messages.push(message.text());
  });
  page.on('pageerror', ({ message }) => messages.push(message));
  return {
    name: `Chromium ${browser.version()}`,
    size: (width, height) => page.setViewportSize({ width, height }),
    open: async (url) => void (await page.goto(url)),
    ask: (expression) => page.evaluate(expression),
    back: async () => void (await page.goBack()),
    forward: async () => void (await page.goForward()),
    picture: () => page.screenshot(),
    messages: () => messages.splice(0),
    stop: () => browser.close(),
  };
}
