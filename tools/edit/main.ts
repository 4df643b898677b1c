/** `npm run edit`: opens the site on this computer so that the office can change it (ED-1). */
import { spawn } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../paths.ts';
import { lockCheckout } from './instance-lock.ts';
import { startEditor } from './server.ts';

function openBrowser(url: string): void {
  console.log(`Edit the site here:\n\n  ${url}\n\nThis address works on this computer only. End with Ctrl+C.`);
  console.log('\nحرّر الموقع على العنوان أعلاه. يعمل على هذا الحاسوب فقط. للإنهاء: Ctrl+C.');
  if (process.env.EDIT_OPEN === 'no') return;
  const opener = { darwin: 'open', win32: 'explorer' }[process.platform as string] ?? 'xdg-open';
  // Through a file that only this user may read: other users of this computer can see command lines, and the URL holds the key.
  const page = join(root, 'data/edit-open.html');
  rmSync(page, { force: true });
  writeFileSync(page, `<!doctype html><meta http-equiv="refresh" content="0;url=${url}">`, { mode: 0o600 });
  // If no browser opens, the printed address is enough.
  spawn(opener, [page], { stdio: 'ignore', detached: true }).on('error', () => {});
}

const lock = await lockCheckout(root);
if (lock.url !== undefined) {
  console.log('The editor is open already.\nالمحرّر مفتوح بالفعل.\n');
  openBrowser(lock.url);
} else {
  const editor = await startEditor(root, Number(process.env.EDIT_PORT ?? 0)).catch((error: Error) => {
    lock.release();
    throw error;
  });
  lock.announce(editor.url);
  openBrowser(editor.url);
  const end = () => {
    lock.release();
    void editor.stop().then(() => process.exit(0));
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);
}
