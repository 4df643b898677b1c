/**
 * `node tools/run.mjs tests/bench/search.ts`: how many of the queries in tests/search succeed, how large the texts
 * are, and how long the server and a phone (4x CPU) take.
 */
import { readFileSync, statSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { searchWords } from '../../app/content/shared/search-words.ts';
import { type Language, languages } from '../../app/content/text.ts';
import { createSource } from '../../app/search/search.ts';
import { browserFlags, findBrowser } from '../../tools/browser.ts';
import { serve } from '../../tools/serve.ts';
import { builtSearch, firstThree, questions, searchFile } from '../search/built-search.ts';

const part = (numbers: number[], share: number): string =>
  numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) * share)]!.toFixed(1);
const summary = (times: number[]): string =>
  `median ${part(times, 0.5)} ms, 95 % ${part(times, 0.95)} ms, worst ${part(times, 1)} ms`;

function server(language: Language): void {
  const ask = builtSearch();
  const missed: string[] = [];
  const times: number[] = [];
  for (const round of [0, 1, 2]) {
    for (const { ask: question, find } of questions[language]) {
      const started = performance.now();
      const first = firstThree(ask(question, language));
      if (round > 0) times.push(performance.now() - started);
      if (round === 0 && !find.some((address) => first.includes(address))) missed.push(question);
    }
  }
  const all = questions[language].length;
  console.log(
    `${language}: ${all - missed.length} of ${all} among the first three; missed: ${missed.join(', ') || 'none'}`,
  );
  console.log(`${language}: ${statSync(`${searchFile(language)}.br`).size} bytes of texts (Brotli)`);
  const started = performance.now();
  createSource(JSON.parse(readFileSync(searchFile(language), 'utf8')));
  console.log(`${language}: index built in ${(performance.now() - started).toFixed(0)} ms`);
  console.log(`${language}: server, ${summary(times)}`);
}

/**
 * From a typed letter to the first results, and to the whole list; one query after the other, once the page is idle.
 * Queries that change no result are left out.
 */
async function phone(language: Language, url: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  await page.goto(`${url}/contact?lang=${language}`);
  await page.locator('header a[hreflang]').dispatchEvent('focusin');

  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.getByRole('link', { name: searchWords.open[language] }).click();
  const field = page.getByRole('searchbox');
  await field.fill(language === 'ar' ? 'مضخات crusher' : 'pumps كسارة');
  await page.locator('dialog li a').first().waitFor();
  const first: number[] = [];
  const painted: number[] = [];
  const whole: number[] = [];
  for (const { ask: question } of questions[language]) {
    const changes = await field.evaluate(async (input: HTMLInputElement, typed) => {
      const rest = () =>
        new Promise((resolve) => requestIdleCallback(() => requestAnimationFrame(() => requestIdleCallback(resolve))));
      await rest();
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
      const times: number[] = [];
      const started = performance.now();
      let painted = 0;
      const observer = new MutationObserver(() => {
        if (times.length === 0)
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => (painted = performance.now() - started);
            port2.postMessage(null);
          });
        times.push(performance.now() - started);
      });
      observer.observe(input.form!, { childList: true, subtree: true, characterData: true });
      set.call(input, typed);
      input.dispatchEvent(new Event('input', { bubbles: true }));
      await rest();
      await rest();
      observer.disconnect();
      return times.length > 0 ? { first: times[0]!, painted, whole: times.at(-1)! } : undefined;
    }, question);
    if (!changes) continue;
    first.push(changes.first);
    painted.push(changes.painted);
    whole.push(changes.whole);
  }
  console.log(`${language}: phone at a quarter of the speed, letter to the first screen, ${summary(first)}`);
  console.log(`${language}: phone at a quarter of the speed, until that is painted, ${summary(painted)}`);
  console.log(`${language}: phone at a quarter of the speed, letter to the whole list, ${summary(whole)}`);
  await browser.close();
}

const site = await serve();
for (const language of languages) {
  server(language);
  await phone(language, site.url);
}
await site.stop();
