import { expect, test } from 'vitest';
import { contactFields, jsonCall, jsonUrl, senderNumber } from './harness/forms.ts';
import { findPostgres, startPostgres } from './harness/postgres.ts';
import { startServer } from './harness/server.ts';
import { startSmtp } from './harness/smtp-script.ts';
import { temporaryFolder } from './harness/test-outbox.ts';

/** As many as a machine has time for: `MESSAGES=1000 KILLS=30 npx vitest run tests/faults/kill.test.ts`. */
const [messages, kills] = [Number(process.env.MESSAGES ?? 60), Number(process.env.KILLS ?? 4)];

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Sends one message until it is confirmed, like a visitor who presses the button again. */
async function sendUntilStored(number: number, port: () => number): Promise<void> {
  const { headers, ...call } = jsonCall(contactFields(`kill-${number}`));
  const asSender = { ...(headers as Record<string, string>), ...senderNumber(number) };
  for (;;) {
    const response = await fetch(jsonUrl(port()), { ...call, headers: asSender }).catch(() => undefined);
    if ((await response?.text().catch(() => ''))?.startsWith('OK')) return;
    await pause(20);
  }
}

test.concurrent.each([
  ['one server on SQLite', 1, true],
  ['one of three replicas on PostgreSQL', 3, findPostgres() !== undefined],
] as const)(
  'loses no message to kills of %s, and repeats at most the one in delivery (FO-6)',
  async (_, count, here) => {
    if (!here) return console.warn('PostgreSQL is not installed: its kills are left out.');
    const postgres = count > 1 ? await startPostgres() : undefined;
    // Each delivery takes a moment, so that kills hit some of them.
    const smtp = await startSmtp(undefined, () => 10);
    const folder = temporaryFolder();
    const settings = {
      dataDirectory: folder.path,
      smtpUrl: smtp.url,
      whole: false,
      ...(postgres && { databaseUrl: postgres.url }),
    };
    const servers = await Promise.all(Array.from({ length: count }, () => startServer(settings)));
    let next = 0;
    let stored = 0;
    let killed = 0;
    const send = async () => {
      while (next < messages) {
        const number = next++;
        await sendUntilStored(number, () => servers[number % count]!.port);
        stored += 1;
        // Never ahead of the kills, so that each of them hits messages in progress.
        while (stored > ((killed + 1) * messages) / kills && killed < kills) await pause(5);
      }
    };
    const kill = async () => {
      for (; killed < kills; killed += 1) {
        while (stored < (killed * messages) / kills) await pause(5);
        const { port } = servers[killed % count]!;
        await servers[killed % count]!.end('SIGKILL');
        servers[killed % count] = await startServer({ ...settings, port });
      }
    };
    await Promise.all([kill(), ...Array.from({ length: 8 }, send)]);
    const subjects = () => new Set(smtp.received.map(({ subject }) => subject)).size;
    await smtp.settles(() => subjects() >= messages);
    // Orderly, so that no delivery is cut off.
    await Promise.all(servers.map((server) => server.end('SIGTERM')));
    const ids = new Set(smtp.received.map(({ messageId }) => messageId)).size;
    const duplicates = smtp.received.length - subjects();
    console.log(`${messages} messages, ${kills} kills: ${messages - subjects()} lost, ${duplicates} duplicates`);
    await smtp.down();
    postgres?.stop();
    folder.remove();
    expect({ arrived: subjects(), ids }).toEqual({ arrived: messages, ids: messages });
    expect(duplicates).toBeLessThanOrEqual(kills);
  },
);
