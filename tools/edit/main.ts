/** `npm run edit`: opens the site on this computer so that the office can change it (ED-1). */
import { spawn } from 'node:child_process';
import { root } from '../paths.ts';
import { startEditor } from './server.ts';

const editor = await startEditor(root, Number(process.env.EDIT_PORT ?? 0));
console.log(`Edit the site here:\n\n  ${editor.url}\n\nThis address works on this computer only. End with Ctrl+C.`);
console.log('\nحرّر الموقع على العنوان أعلاه. يعمل على هذا الحاسوب فقط. للإنهاء: Ctrl+C.');
if (process.env.EDIT_OPEN !== 'no') {
  const opener = { darwin: 'open', win32: 'explorer' }[process.platform as string] ?? 'xdg-open';
  // Without a browser to open, the printed address is enough.
  spawn(opener, [editor.url], { stdio: 'ignore', detached: true }).on('error', () => {});
}
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => void editor.stop().then(() => process.exit(0)));
