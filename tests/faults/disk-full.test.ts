import { execFileSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { contactFields, formUrl, jsonCall, jsonUrl, nativePost, senderNumber } from './harness/forms.ts';
import { startServer } from './harness/server.ts';
import { startSmtp } from './harness/smtp-script.ts';
import { temporaryFolder } from './harness/test-outbox.ts';

/** Whether this user may mount a file system of 4 MB here. */
function mountSmallDisk(path: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', path], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Fills the disk. @returns the file to delete */
function fill(folder: string): string {
  const file = join(folder, 'filler');
  const handle = openSync(file, 'w');
  for (let size = 64 * 1024; size >= 1; size = Math.floor(size / 2)) {
    try {
      for (;;) if (writeSync(handle, Buffer.alloc(size, 120)) < size) break;
    } catch {
      // Full for chunks of this size.
    }
  }
  closeSync(handle);
  return file;
}

test('FO-6: confirms no message on a full disk, serves pages, and recovers', async (context) => {
  const folder = temporaryFolder();
  const { path } = folder;
  if (!mountSmallDisk(path)) return context.skip('this user may not mount a file system');
  const smtp = await startSmtp();
  let server = await startServer({ dataDirectory: path, smtpUrl: smtp.url });
  let sent = 0;
  let confirmed = 0;
  const post = async () => {
    const library = sent % 2 === 0;
    const { headers, ...call } = (library ? jsonCall : nativePost)(contactFields(`full-${sent}`));
    const asSender = { ...(headers as Record<string, string>), ...senderNumber(sent++) };
    const { status } = await fetch((library ? jsonUrl : formUrl)(server.port), { ...call, headers: asSender });
    if (status === (library ? 200 : 303)) confirmed += 1;
    else expect(status).toBe(503);
    return status;
  };
  const serves = async () => expect((await fetch(`http://127.0.0.1:${server.port}/`)).status).toBe(200);
  await post();
  await smtp.receives(1);
  const filler = fill(path);
  // The journal may still have room for a message or two, which are stored.
  for (let n = 0; n < 40; n += 1) await post();
  expect(confirmed).toBeLessThan(10);
  await serves();
  expect((await fetch(`http://127.0.0.1:${server.port}/healthz`)).status).toBe(503);
  await server.end('SIGTERM');
  server = await startServer({ dataDirectory: path, smtpUrl: smtp.url });
  await serves();
  expect(await post()).toBe(503);
  rmSync(filler);
  expect(await post()).not.toBe(503);
  const subjects = () => new Set(smtp.received.map(({ subject }) => subject)).size;
  await smtp.until(() => subjects() === confirmed);
  await server.end('SIGTERM');
  expect(subjects()).toBe(confirmed);
  const database = new DatabaseSync(join(path, 'outbox.sqlite'));
  expect(database.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
  database.close();
  await smtp.down();
  execFileSync('umount', [path]);
  folder.remove();
});
