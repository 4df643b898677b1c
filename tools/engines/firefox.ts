/** Firefox over WebDriver BiDi; Debian's package needs no separate driver. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Engine } from './engine.ts';

const places = [process.env.FIREFOX, '/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** @returns `undefined` if Firefox is not installed */
export async function startFirefox(): Promise<Engine | undefined> {
  const program = places.find((path) => path && existsSync(path));
  if (!program) return undefined;
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  const child = spawn(program, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: profile },
  });
  const address = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`Firefox ended with ${code}`)));
    createInterface(child.stderr).on('line', (line) => {
      const found = /WebDriver BiDi listening on (ws:\S+)/.exec(line);
      if (found) resolve(found[1]!);
    });
  });
  const bidi = await connect(`${address}/session`);
  const { capabilities } = await bidi.send('session.new', { capabilities: {} });
  await bidi.send('session.subscribe', { events: ['log.entryAdded'] });
  const { context } = await bidi.send('browsingContext.create', { type: 'tab' });
  const traverse = async (delta: number) =>
    void (await bidi.send('browsingContext.traverseHistory', { context, delta }));
  return {
    name: `Firefox ${capabilities.browserVersion}`,
    size: async (width, height) =>
      void (await bidi.send('browsingContext.setViewport', { context, viewport: { width, height } })),
    open: async (url) => void (await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' })),
    ask: async (expression) => {
      const { result, exceptionDetails } = await bidi.send('script.evaluate', {
        expression: `Promise.resolve(${expression}).then(JSON.stringify)`,
        target: { context },
        awaitPromise: true,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return result.value === undefined ? undefined : JSON.parse(result.value);
    },
    back: () => traverse(-1),
    forward: () => traverse(1),
    picture: async () =>
      Buffer.from((await bidi.send('browsingContext.captureScreenshot', { context })).data, 'base64'),
    messages: () => bidi.messages.splice(0),
    stop: async () => {
      await bidi.send('browser.close', {}).catch(() => {});
      child.kill();
    },
  };
}

/** The used parts of the responses. */
interface Result {
  capabilities: { browserVersion: string };
  context: string;
  data: string;
  result: { value?: string };
  exceptionDetails?: { text: string };
}

interface LogEntry {
  level: string;
  text: string;
}

/** Matches responses to calls by number; log events come in between. */
async function connect(url: string) {
  const socket = new WebSocket(url);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = () => reject(new Error(`Firefox does not answer at ${url}`));
  });
  const waiting = new Map<number, { resolve: (result: Result) => void; reject: (error: Error) => void }>();
  const messages: string[] = [];
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(String(data));
    if (message.method === 'log.entryAdded') {
      const { level, text } = message.params as LogEntry;
      // NS_BINDING_ABORTED: a font was still loading when the next page was opened.
      if (['error', 'warn'].includes(level) && !text.includes('status=2152398850')) messages.push(text);
    }
    const call = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.type === 'error') call?.reject(new Error(`${message.error}: ${message.message}`));
    else call?.resolve(message.result);
  };
  let last = 0;
  const send = (method: string, params: object): Promise<Result> =>
    new Promise((resolve, reject) => {
      waiting.set(++last, { resolve, reject });
      socket.send(JSON.stringify({ id: last, method, params }));
    });
  return { send, messages };
}
