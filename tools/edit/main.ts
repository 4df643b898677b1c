/** `npm run edit`: opens the site on this computer so that the office can change it (ED-1). */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../paths.ts';
import { startEditor } from './server.ts';

/**
 * Leads to the editor that runs in this checkout. A file that only this user may read: other users of this computer can see command lines,
 * and the URL holds the key.
 */
const page = join(root, 'data/edit-open.html');

function writePage(url: string): void {
  mkdirSync(dirname(page), { recursive: true });
  rmSync(page, { force: true });
  writeFileSync(page, `<!doctype html><meta http-equiv="refresh" content="0;url=${url}">`, { mode: 0o600 });
}

/** The address of an editor that already runs here: only the one that wrote the page answers to its key. */
async function runningEditor(): Promise<string | undefined> {
  const url = existsSync(page) ? /url=([^"]+)/.exec(readFileSync(page, 'utf8'))?.[1] : undefined;
  if (!url) return undefined;
  const answer = await fetch(url, { signal: AbortSignal.timeout(15_000) }).catch(() => undefined);
  return answer?.ok ? url : undefined;
}

function openBrowser(url: string): void {
  console.log(`Edit the site here:\n\n  ${url}\n\nThis address works on this computer only. End with Ctrl+C.`);
  console.log('\nحرّر الموقع على العنوان أعلاه. يعمل على هذا الحاسوب فقط. للإنهاء: Ctrl+C.');
  if (process.env.EDIT_OPEN === 'no') return;
  const opener = { darwin: 'open', win32: 'explorer' }[process.platform as string] ?? 'xdg-open';
  // If no browser opens, the printed address is enough.
  spawn(opener, [page], { stdio: 'ignore', detached: true }).on('error', () => {});
}

const running = await runningEditor();
if (running) {
  console.log('The editor is open already.\nالمحرّر مفتوح بالفعل.\n');
  openBrowser(running);
} else {
  const editor = await startEditor(root, Number(process.env.EDIT_PORT ?? 0));
  writePage(editor.url);
  openBrowser(editor.url);
  const end = () => {
    rmSync(page, { force: true });
    void editor.stop().then(() => process.exit(0));
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);
}
