/** What a first visit that only reads is sent: the one of `tests/e2e/visit.spec.ts`. */
import type { Browser } from '@playwright/test';
import { type Language, languages } from '../../app/content/text.ts';
import { openGraphLocales } from '../../app/language/detect.ts';
import { readFivePages, smallPhone } from '../e2e/reading-visit.ts';

export interface Visit {
  language: Language;
  /** Bytes, everything the server sends: home as loaded, and with the four pages after it. */
  home: number;
  five: number;
  /** How many scripts were asked for. */
  scripts: number;
}

export async function visits(browser: Browser, port: number): Promise<Visit[]> {
  const found: Visit[] = [];
  for (const language of languages) {
    const context = await browser.newContext({ ...smallPhone, locale: openGraphLocales[language].replace('_', '-') });
    const { home, five, scripts } = await readFivePages(await context.newPage(), `http://127.0.0.1:${port}`);
    found.push({ language, home, five, scripts: scripts.length });
    await context.close();
  }
  return found;
}
