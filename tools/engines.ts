/**
 * `npm run engines`: one visit in both languages in Debian's Firefox (or FIREFOX=), over WebDriver BiDi, because
 * Playwright drives a Firefox of its own only. Exits with 1 if it fails.
 */
import { spawn } from 'node:child_process';
import { on, once } from 'node:events';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { contactForm } from '../app/content/forms/contact.ts';
import { type Language, languages } from '../app/content/text.ts';
import { otherLanguage } from '../app/language/detect.ts';
import { build } from './build.ts';
import { isBuilt } from './building/build-stamp.ts';
import { serve } from './serve.ts';

const program = process.env.FIREFOX ?? '/usr/bin/firefox-esr';
if (!existsSync(program)) {
  console.error('There is no Firefox. Install it (Debian: apt-get install firefox-esr) or name it in FIREFOX.');
  process.exit(1);
}
if (!isBuilt()) await build();
const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
const firefox = spawn(program, ['--headless', '--remote-debugging-port=0', '--profile', profile]);
let address: string | undefined;
for await (const line of createInterface(firefox.stderr)) {
  address = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
  if (address) break;
}
const socket = new WebSocket(`${address}/session`);
await once(socket, 'open');

let commands = 0;
async function send(method: string, params: object): Promise<{ context?: string; result?: { value?: unknown } }> {
  const id = ++commands;
  socket.send(JSON.stringify({ id, method, params }));
  for await (const [{ data }] of on(socket, 'message')) {
    const answer = JSON.parse(data);
    if (answer.id !== id) continue;
    if (answer.type === 'error') throw new Error(answer.message);
    return answer.result;
  }
  throw new Error('The connection to Firefox ended');
}
await send('session.new', { capabilities: {} });
const { context } = await send('browsingContext.create', { type: 'tab' });
const open = (url: string) => send('browsingContext.navigate', { context, url, wait: 'complete' });

async function ask(expression: string): Promise<unknown> {
  const { result } = await send('script.evaluate', { expression, target: { context }, awaitPromise: true });
  return result?.value;
}

const one = (selector: string) => `document.querySelector(${JSON.stringify(selector)})`;
const type = (selector: string, value: string) =>
  ask(`${one(selector)}.focus(); document.execCommand('insertText', false, ${JSON.stringify(value)})`);

async function until(expression: string): Promise<void> {
  for (let times = 0; times < 300; times += 1) {
    if (await ask(`Boolean(${expression})`).catch(() => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`timed out: ${expression}`);
}

/** The language toggle, the map, the viewer with Back, the contact form. */
async function visit(site: string, language: Language): Promise<void> {
  await open(`${site}/?lang=${otherLanguage(language)}`);
  await ask(`${one('header a[hreflang]')}.click()`);
  await until(`document.documentElement.lang === '${language}' && ${one('#area-idlib')}`);
  await ask(`${one('#area-idlib')}.click()`);
  await until(`${one('.at-idlib.area-details')}.checkVisibility()`);
  await open(`${site}/projects/thyssen-fba10`);
  await ask(`${one('main a[href^="?picture="]')}.click()`);
  await until(one('dialog[open] svg.drawing'));
  await ask('void setTimeout(() => history.back())');
  await until(`!${one('dialog[open]')}`);
  await open(`${site}/contact`);
  // The mail library lets a page send once in ten seconds.
  await ask('sessionStorage.clear()');
  for (const name of ['firstName', 'lastName', 'subject', 'message']) await type(`#contact-${name}`, language);
  await type('#contact-email', 'leila@example.org');
  await until(`${one('[data-enhance=mail-form]')}.dataset.state === 'ready'`);
  await ask(`${one('#contact [type=submit]')}.click()`);
  await until(`document.body.innerText.includes(${JSON.stringify(contactForm.outcome.success[language])})`);
}

await using site = await serve();
for (const language of languages) {
  const problem = await visit(site.url, language).catch((error: unknown) => error);
  console.log(`Firefox, ${language}: ${problem ?? 'ok'}`);
  if (problem) process.exitCode = 1;
}
firefox.kill();
