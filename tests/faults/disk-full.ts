import { execFileSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Finding } from './finding.ts';
import { contactFields, formUrl, jsonCall, jsonUrl, nativePost, senderNumber } from './harness/forms.ts';
import { startServer } from './harness/server.ts';
import { startSmtp } from './harness/smtp-script.ts';
import { temporaryFolder } from './harness/test-outbox.ts';

/** A file system of 4 MB; undefined if this user may not mount one. */
function mountSmallDisk(): { path: string; unmount(): void } | undefined {
  const folder = temporaryFolder();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', folder.path], { stdio: 'ignore' });
  } catch {
    folder.remove();
    return undefined;
  }
  return {
    path: folder.path,
    unmount() {
      execFileSync('umount', [folder.path]);
      folder.remove();
    },
  };
}

/** Fills the disk. @returns a function that frees the space */
function fill(folder: string): () => void {
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
  return () => rmSync(file);
}

/** The outbox's disk fills up while the server runs, and again before it starts. */
export async function tryFullDisk(posts: number, whole: boolean): Promise<Finding> {
  const finding = {
    fault: 'disk full',
    tried: `${posts} posts on a full tmpfs of 4 MB, then recovery; then a start on a full disk`,
    figure: 'never 200; pages serve; integrity ok; recovers',
  };
  const disk = mountSmallDisk();
  if (!disk) return { ...finding, measured: 'left out: this user may not mount a file system', held: undefined };
  const smtp = await startSmtp();
  const settings = { dataDirectory: disk.path, smtpUrl: smtp.url, whole };
  let server = await startServer(settings);
  const wrong: string[] = [];
  let number = 0;
  const post = async (native: boolean) => {
    number += 1;
    const call = (native ? nativePost : jsonCall)(contactFields(`full-${number}`));
    const headers = { ...(call.headers as Record<string, string>), ...senderNumber(number) };
    return fetch((native ? formUrl : jsonUrl)(server.port), { ...call, headers });
  };
  const expect = (what: string, right: boolean) => {
    if (!right) wrong.push(what);
  };
  const pageServes = async () => (await fetch(`http://127.0.0.1:${server.port}/`)).status === 200;
  try {
    let arrived = 0;
    expect('the first message is stored', (await post(false)).status === 200);
    arrived += 1;
    await smtp.receives(arrived);
    const empty = fill(disk.path);
    // The journal may still have room for a message or two, which are stored.
    let refused = 0;
    for (let n = 0; n < posts; n += 1) {
      const response = await post(n % 2 === 1);
      if (response.status === 200 || response.status === 303) arrived += 1;
      else if (response.status === 503 && Number(response.headers.get('retry-after')) > 0) refused += 1;
      else wrong.push(`a post got ${response.status}`);
      if (n % 10 === 0) expect('a page serves on the full disk', await pageServes());
    }
    expect('the full disk refuses', refused > posts / 2);
    const response = await fetch(`http://127.0.0.1:${server.port}/readyz`);
    expect('/readyz sees it', (await response.text()).includes('"ok":false'));
    await server.end('SIGTERM');

    server = await startServer(settings);
    expect('a page serves after a start on the full disk', await pageServes());
    expect('a start on the full disk refuses', (await post(false)).status === 503);
    empty();
    expect('it recovers by itself', (await post(false)).status === 200);
    arrived += 1;
    for (let waited = 0; smtp.received.length < arrived && waited < 120; waited += 1) {
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
    const subjects = new Set(smtp.received.map((mail) => mail.subject)).size;
    expect(`all ${arrived} accepted messages arrive (${subjects})`, subjects === arrived);
    await server.end('SIGTERM');
    const database = new DatabaseSync(join(disk.path, 'outbox.sqlite'));
    const check = database.prepare('PRAGMA integrity_check').get() as { integrity_check: string };
    database.close();
    expect('integrity', check.integrity_check === 'ok');
    const summary = `${refused} of ${posts} posts got 503 with Retry-After, none a false success; pages served; integrity ok; recovered without a restart`;
    return {
      ...finding,
      measured: wrong.length === 0 ? summary : `failed: ${wrong.join('; ')}`,
      held: wrong.length === 0,
    };
  } finally {
    await server.end('SIGKILL');
    await smtp.down();
    disk.unmount();
  }
}
