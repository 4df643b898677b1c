import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from './finding.ts';
import { contactFields, jsonCall, jsonUrl, senderNumber } from './harness/forms.ts';
import { type RunningServer, startServer } from './harness/server.ts';
import { startSmtp } from './harness/smtp-script.ts';
import { temporaryFolder } from './harness/test-outbox.ts';

const files = ['outbox.sqlite', 'outbox.sqlite-journal', 'outbox.sqlite-wal'];
const mishaps: ((file: string) => void)[] = [
  (file) => rmSync(file, { force: true }),
  (file) => existsSync(file) && renameSync(file, `${file}.moved`),
  (file) => {
    writeFileSync(`${file}.other`, 'This is no outbox. '.repeat(2_000));
    renameSync(`${file}.other`, file);
  },
];

/** Deletes, moves and replaces each file of the outbox under the running server, then kills the server and delivers from the files. */
export async function tryMovedFiles(each: number, whole: boolean): Promise<Finding> {
  let confirmed = 0;
  let arrived = 0;
  for (const name of files)
    for (const happens of mishaps) {
      const folder = temporaryFolder();
      const smtp = await startSmtp();
      let server: RunningServer | undefined;
      try {
        // Without a mail server, so that all messages are in the file when the server is killed.
        server = await startServer({ dataDirectory: folder.path, whole });
        const post = async (number: number) => {
          const call = jsonCall(contactFields(`file-${number}`));
          const headers = { ...(call.headers as Record<string, string>), ...senderNumber(number) };
          if ((await fetch(jsonUrl(server!.port), { ...call, headers })).status === 200) confirmed += 1;
        };
        const numbers = Array.from({ length: 2 * each }, (_, number) => number);
        await Promise.all(numbers.slice(0, each).map(post));
        happens(join(folder.path, name));
        await Promise.all(numbers.slice(each).map(post));
        await server.end('SIGKILL');
        server = await startServer({ dataDirectory: folder.path, smtpUrl: smtp.url, whole });
        const queued = async () => {
          const health = await fetch(`http://127.0.0.1:${server!.port}/readyz`);
          return ((await health.json()) as { queued: number }).queued;
        };
        while ((await queued()) > 0) await new Promise((resolve) => setTimeout(resolve, 100));
        arrived += new Set(smtp.received.map(({ subject }) => subject)).size;
      } finally {
        await server?.end('SIGKILL');
        await smtp.down();
        folder.remove();
      }
    }
  const cases = files.length * mishaps.length;
  return {
    fault: 'outbox file deleted, moved or replaced under the server, then kill -9',
    tried: `${cases} cases of ${2 * each} messages`,
    figure: '0 lost',
    measured: `${confirmed - arrived} of ${confirmed} confirmed lost`,
    held: confirmed === cases * 2 * each && arrived === confirmed,
  };
}
