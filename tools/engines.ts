/**
 * `npm run engines`: one visit in both languages in Debian's Firefox (or FIREFOX=), over WebDriver BiDi, and in
 * Playwright's WebKit if it is installed. Exits with 1 if one fails.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { webkit } from '@playwright/test';
import { contactForm } from '../app/content/forms/contact.ts';
import { type Language, languages } from '../app/content/text.ts';
import { otherLanguage } from '../app/language/detect.ts';
import { build } from './build.ts';
import { isBuilt } from './building/build-stamp.ts';
import { serve } from './serve.ts';

interface Engine {
  open: (url: string) => Promise<unknown>;
  ask: (expression: string) => Promise<unknown>;
  stop: () => Promise<unknown> | unknown;
}

const one = (selector: string) => `document.querySelector(${JSON.stringify(selector)})`;
const type = (id: string, value: string) =>
  `(() => { const field = ${one(id)}; field.focus();
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, ${JSON.stringify(value)});
    field.dispatchEvent(new Event('input', { bubbles: true })); })()`;

async function until({ ask }: Engine, expression: string): Promise<void> {
  for (let times = 0; times < 300; times += 1) {
    if (await ask(`Boolean(${expression})`).catch(() => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`timed out: ${expression}`);
}

/** The language toggle, the map, the viewer with Back, the contact form. */
async function visit(engine: Engine, site: string, language: Language): Promise<void> {
  const { open, ask } = engine;
  await open(`${site}/?lang=${otherLanguage(language)}`);
  await ask(`${one('header a[hreflang]')}.click()`);
  await until(engine, `document.documentElement.lang === '${language}' && ${one('#area-idlib')}`);
  await ask(`${one('#area-idlib')}.click()`);
  await until(engine, `${one('.at-idlib.area-details')}.checkVisibility()`);
  await open(`${site}/projects/thyssen-fba10`);
  await ask(`${one('main a[href^="?picture="]')}.click()`);
  await until(engine, one('dialog[open] svg.drawing'));
  await ask('void setTimeout(() => history.back())');
  await until(engine, `!${one('dialog[open]')}`);
  await open(`${site}/contact`);
  // The mail library lets a page send once in ten seconds.
  await ask('sessionStorage.clear()');
  for (const name of ['firstName', 'lastName', 'subject', 'message']) await ask(type(`#contact-${name}`, language));
  await ask(type('#contact-email', 'leila@example.org'));
  await until(engine, `${one('[data-enhance=mail-form]')}.dataset.state === 'ready'`);
  await ask(`${one('#contact [type=submit]')}.click()`);
  await until(engine, `document.body.innerText.includes(${JSON.stringify(contactForm.outcome.success[language])})`);
}

async function startWebkit(): Promise<Engine | undefined> {
  if (!existsSync(webkit.executablePath())) return undefined;
  const browser = await webkit.launch();
  const page = await browser.newPage();
  return { open: (url) => page.goto(url), ask: (text) => page.evaluate(text), stop: () => browser.close() };
}

async function startFirefox(): Promise<Engine | undefined> {
  const places = [process.env.FIREFOX, '/usr/bin/firefox-esr', '/usr/bin/firefox'];
  const program = places.find((path) => path && existsSync(path));
  if (!program) return undefined;
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  const child = spawn(program, ['--headless', '--remote-debugging-port=0', '--profile', profile]);
  const socket = new WebSocket(`${await address(child)}/session`);
  await once(socket, 'open');
  const waiting = new Map<number, PromiseWithResolvers<never>>();
  socket.onmessage = ({ data }) => {
    const { id, type, result, message } = JSON.parse(data);
    waiting.get(id)?.[type === 'success' ? 'resolve' : 'reject']((type === 'success' ? result : message) as never);
  };
  const send = (method: string, params: object): Promise<{ [name: string]: never }> => {
    const id = waiting.size;
    waiting.set(id, Promise.withResolvers<never>());
    socket.send(JSON.stringify({ id, method, params }));
    return waiting.get(id)!.promise;
  };
  await send('session.new', { capabilities: {} });
  const { context } = await send('browsingContext.create', { type: 'tab' });
  return {
    open: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    ask: async (expression) => {
      const { result } = await send('script.evaluate', { expression, target: { context }, awaitPromise: true });
      return (result as { value?: unknown } | undefined)?.value;
    },
    stop: () => child.kill(),
  };
}

async function address(child: ChildProcess): Promise<string> {
  for await (const line of createInterface(child.stderr!)) {
    const found = /WebDriver BiDi listening on (ws:\S+)/.exec(line);
    if (found) return found[1]!;
  }
  throw new Error('Firefox did not start');
}

if (!isBuilt()) await build();
for (const [name, start] of Object.entries({ Firefox: startFirefox, WebKit: startWebkit })) {
  const engine = await start();
  if (!engine) continue;
  await using site = await serve();
  for (const language of languages) {
    const problem = await visit(engine, site.url, language).catch((error: unknown) => error);
    console.log(`${name}, ${language}: ${problem ?? 'ok'}`);
    if (problem) process.exitCode = 1;
  }
  await engine.stop();
}
