import { expect, test } from 'vitest';
import { contactFields, jsonCall, jsonUrl, senderNumber } from './harness/forms.ts';
import { findPostgres, startPostgres } from './harness/postgres.ts';
import { startServer } from './harness/server.ts';
import { startSmtp } from './harness/smtp-script.ts';
import { temporaryFolder } from './harness/test-outbox.ts';

/** As many as a machine has time for: `MESSAGES=1000 KILLS=30 npx vitest run tests/faults/kill.test.ts`. */
const [messages, kills] = [Number(process.env.MESSAGES ?? 40), Number(process.env.KILLS ?? 2)];

test.each([
  ['one server on SQLite', 1, true],
  ['one of three replicas on PostgreSQL', 3, findPostgres() !== undefined],
] as const)(
  'FO-6: loses no message to kills of %s, and repeats at most the one in delivery',
  async (_, count, here) => {
    if (!here) return console.warn('PostgreSQL is not installed: its kills are left out.');
    const postgres = count > 1 ? await startPostgres() : undefined;
    const smtp = await startSmtp();
    const folder = temporaryFolder();
    const settings = {
      dataDirectory: folder.path,
      smtpUrl: smtp.url,
      ...(postgres && { databaseUrl: postgres.url }),
    };
    const servers = await Promise.all(Array.from({ length: count }, () => startServer(settings)));
    /** The last kill, and the server's start after it. */
    let killing = Promise.resolve();
    const kill = async (victim: number) => {
      const { port, end } = servers[victim]!;
      await end('SIGKILL');
      servers[victim] = await startServer({ ...settings, port });
    };

    /** Sends one message until it is confirmed, like a visitor who presses the button again. */
    async function sendUntilStored(number: number): Promise<void> {
      const { headers, ...call } = jsonCall(contactFields(`kill-${number}`));
      const asSender = { ...(headers as Record<string, string>), ...senderNumber(number) };
      for (;;) {
        const { port } = servers[number % count]!;
        const response = await fetch(jsonUrl(port), { ...call, headers: asSender }).catch(() => undefined);
        if ((await response?.text().catch(() => ''))?.startsWith('OK')) return;
        await killing;
      }
    }
    let [next, stored, killed] = [0, 0, 0];
    const send = async () => {
      while (next < messages) {
        await sendUntilStored(next++);
        stored += 1;
        // The other senders go on meanwhile, so that each kill hits messages in progress.
        if (killed >= kills || stored < ((killed + 1) * messages) / (kills + 1)) continue;
        const victim = killed++ % count;
        killing = killing.then(() => kill(victim));
      }
    };
    await Promise.all(Array.from({ length: 8 }, send));
    await killing;
    const subjects = () => new Set(smtp.received.map(({ subject }) => subject)).size;
    await smtp.until(() => subjects() >= messages);
    // Orderly, so that no delivery is cut off.
    await Promise.all(servers.map((server) => server.end('SIGTERM')));
    const ids = new Set(smtp.received.map(({ messageId }) => messageId)).size;
    const duplicates = smtp.received.length - subjects();
    console.log(`${messages} messages, ${killed} kills: ${messages - subjects()} lost, ${duplicates} duplicates`);
    await smtp.down();
    postgres?.stop();
    folder.remove();
    expect({ arrived: subjects(), ids, killed }).toEqual({ arrived: messages, ids: messages, killed: kills });
    expect(duplicates).toBeLessThanOrEqual(kills);
  },
);
