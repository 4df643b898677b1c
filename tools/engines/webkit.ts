/** WebKitGTK over classic WebDriver through Debian's `webkit2gtk-driver`, inside `xvfb-run` if there is no display. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import type { Engine } from './engine.ts';

const driver = '/usr/bin/WebKitWebDriver';
const browser = [
  '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.0/MiniBrowser',
];
const screen = '/usr/bin/xvfb-run';

interface Refusal {
  error?: string;
  message?: string;
}
interface Session {
  sessionId: string;
  capabilities: { browserVersion: string };
}
interface Size {
  width: number;
  height: number;
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

/** @returns `undefined` if WebKit or its driver is not installed */
export async function startWebkit(): Promise<Engine | undefined> {
  const program = browser.find((path) => existsSync(path));
  if (!existsSync(driver) || !program || (!process.env.DISPLAY && !existsSync(screen))) return undefined;
  const port = await freePort();
  const [command, ...args] = process.env.DISPLAY
    ? [driver, `--port=${port}`]
    : [screen, '-a', '-s', '-screen 0 1600x1200x24', driver, `--port=${port}`];
  const child = spawn(command!, args, {
    stdio: 'ignore',
    detached: true,
    // WebKit's sandbox does not work in a container.
    env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', WEBKIT_DISABLE_DMABUF_RENDERER: '1' },
  });
  const call = async <Value>(method: string, path: string, body?: object): Promise<Value> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
    });
    const { value } = (await response.json()) as { value: Value & Refusal };
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  for (let tries = 0; ; tries++) {
    const ready = await call('GET', '/status').catch(() => undefined);
    if (ready) break;
    if (tries > 100) throw new Error('WebKitWebDriver does not answer');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const { sessionId, capabilities } = await call<Session>('POST', '/session', {
    capabilities: {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary: program, args: ['--automation'] } },
    },
  });
  const session = `/session/${sessionId}`;
  const ask = <Value>(expression: string): Promise<Value> =>
    call<{ value: Value; error?: string }>('POST', `${session}/execute/async`, {
      script: `const done = arguments[arguments.length - 1];
        Promise.resolve().then(() => (${expression})).then((value) => done({ value }), (error) => done({ error: String(error) }));`,
      args: [],
    }).then(({ value, error }) => {
      if (error) throw new Error(error);
      return value;
    });
  return {
    name: `WebKitGTK ${capabilities.browserVersion}`,
    size: async (width, height) => {
      // The window has a frame around the page.
      for (let n = 0; n < 2; n++) {
        const [outer, inner] = await Promise.all([
          call<Size>('GET', `${session}/window/rect`),
          ask<Size>('({ width: innerWidth, height: innerHeight })'),
        ]);
        const rect = { width: width + outer.width - inner.width, height: height + outer.height - inner.height };
        await call('POST', `${session}/window/rect`, n ? rect : { width, height });
      }
    },
    open: (url) => call('POST', `${session}/url`, { url }),
    ask,
    picture: async () => Buffer.from(await call<string>('GET', `${session}/screenshot`), 'base64'),
    messages: () => undefined,
    stop: async () => {
      await call('DELETE', session).catch(() => {});
      // The driver and its virtual display are one process group.
      process.kill(-child.pid!, 'SIGTERM');
    },
  };
}
