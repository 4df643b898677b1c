/** Starts a release on its own before it goes live. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { languages } from '../../app/content/text.ts';
import { serverFlags } from '../../server/server-flags.ts';

/** Timeout in milliseconds until the release listens. */
const startTimeout = 30_000;

/** Ends the release with this process, however it ends: its standard input closes. Worker threads run this as well. */
const endWithParent = `--import=data:text/javascript,${encodeURIComponent(
  `import { isMainThread } from 'node:worker_threads';
  if (isMainThread) process.stdin.on('close', () => process.exit()).resume();`,
)}`;

/**
 * @param release its folder
 * @param node the program that will run it
 * @throws Error that names the problem
 */
export async function checkRelease(release: string, node: string): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'deploy-check-'));
  // As in production, but without delivery and with a temporary outbox.
  const { SMTP_URL: _, DATABASE_URL: __, ...environment } = process.env;
  const child = spawn(node, [...serverFlags, endWithParent, join(release, 'build/server/main.js')], {
    env: { ...environment, PORT: '0', HOST: '127.0.0.1', DATA_DIR: data },
    stdio: 'pipe',
  });
  try {
    await checkPages(`http://127.0.0.1:${await portOf(child)}`);
  } finally {
    child.kill('SIGTERM');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    rmSync(data, { recursive: true, force: true });
  }
}

function portOf(child: ChildProcessWithoutNullStreams): Promise<number> {
  const lines: string[] = [];
  createInterface(child.stderr).on('line', (line) => lines.push(line));
  return new Promise((resolve, reject) => {
    const end = (reason: string) => reject(new Error(`The new release ${reason}: ${lines.join('\n')}`));
    const timer = setTimeout(() => end(`does not listen after ${startTimeout / 1000} s`), startTimeout);
    child.once('exit', (code) => {
      clearTimeout(timer);
      end(`ended at once with code ${code}`);
    });
    createInterface(child.stdout).on('line', (line) => {
      if (!line.includes('"event":"listening"')) return;
      clearTimeout(timer);
      resolve((JSON.parse(line) as { port: number }).port);
    });
  });
}

async function checkPages(url: string): Promise<void> {
  const ready = await fetch(`${url}/readyz`);
  if (!ready.ok) throw new Error(`/readyz of the new release returns ${ready.status}: ${await ready.text()}`);
  for (const language of languages) {
    const page = await fetch(`${url}/?lang=${language}`);
    const html = await page.text();
    if (!page.ok || !html.includes(`<html lang="${language}"`))
      throw new Error(`The home page of the new release (${language}) returns ${page.status}`);
  }
}
