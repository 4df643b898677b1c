import { connections } from '../../server/mail/delivery.ts';
import type { Finding } from './finding.ts';
import { contactFields, jsonCall, jsonUrl, senderNumber } from './harness/forms.ts';
import { startPostgres } from './harness/postgres.ts';
import { createRandom } from './harness/random.ts';
import { type RunningServer, type ServerSettings, startServer } from './harness/server.ts';
import { startSmtp } from './harness/smtp-script.ts';
import { temporaryFolder } from './harness/test-outbox.ts';

export interface KillTrial {
  messages: number;
  kills: number;
  replicas: number;
  seed: number;
  postgres: boolean;
  /** Kill the whole server rather than its mail part. */
  whole: boolean;
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Servers that are killed with SIGKILL and restarted on their port, one at a time. */
async function startReplicas(count: number, settings: ServerSettings) {
  const servers: RunningServer[] = await Promise.all(Array.from({ length: count }, () => startServer(settings)));
  const ports = servers.map((server) => server.port);
  return {
    ports,
    async kill(which: number) {
      await servers[which]!.end('SIGKILL');
      servers[which] = await startServer({ ...settings, port: ports[which]! });
    },
    endAll: () => Promise.all(servers.map((server) => server.end('SIGTERM'))),
  };
}

/** Sends one message until it is confirmed, like a visitor who presses the button again. */
async function sendUntilStored(number: number, portFor: () => number): Promise<void> {
  const call = jsonCall(contactFields(`kill-${number}`));
  for (;;) {
    try {
      const headers = { ...(call.headers as Record<string, string>), ...senderNumber(number) };
      const response = await fetch(jsonUrl(portFor()), { ...call, headers, signal: AbortSignal.timeout(60_000) });
      if (response.status === 200 && (await response.text()).startsWith('OK')) return;
    } catch {
      // Killed during this request.
    }
    await pause(20);
  }
}

/** `kill -9` at random moments, between and during requests, commits and deliveries. */
export async function tryKills(trial: KillTrial): Promise<Finding> {
  const { messages, kills, replicas, seed } = trial;
  const place = trial.postgres ? `${replicas} replicas on PostgreSQL` : 'SQLite';
  const finding = {
    fault: `kill -9 at random, ${place}`,
    tried: `${messages} messages, ${kills} kills, seed ${seed}`,
    figure: `0 lost, at most ${connections} duplicates a kill (messages in delivery), one Message-ID each`,
  };
  const postgres = trial.postgres ? await startPostgres() : undefined;
  if (trial.postgres && !postgres) {
    return { ...finding, measured: 'left out: no PostgreSQL is installed here', held: undefined };
  }
  const random = createRandom(seed);
  const chance = createRandom(seed + 1);
  const smtp = await startSmtp(undefined, () => chance.between(0, 12));
  const folder = temporaryFolder();
  const group = await startReplicas(replicas, {
    dataDirectory: folder.path,
    smtpUrl: smtp.url,
    whole: trial.whole,
    ...(postgres && { databaseUrl: postgres.url }),
  });
  try {
    let next = 0;
    let stored = 0;
    let killed = 0;
    const send = async () => {
      while (next < messages) {
        await sendUntilStored(next++, () => random.of(group.ports));
        stored += 1;
        // Never ahead of the kills, so that each of them hits messages in progress.
        while (stored > ((killed + 1) * messages) / kills && killed < kills) await pause(5);
      }
    };
    const killer = async () => {
      for (; killed < kills; killed += 1) {
        while (stored < (killed * messages) / kills) await pause(5);
        await pause(random.between(0, 150));
        await group.kill(random.between(0, replicas - 1));
      }
    };
    await Promise.all([killer(), ...Array.from({ length: 8 }, send)]);
    const subjects = () => new Set(smtp.received.map((mail) => mail.subject)).size;
    await smtp.settles(() => subjects() >= messages);
    await pause(trial.whole ? 3000 : 500);
    const lost = messages - subjects();
    const duplicates = smtp.received.length - subjects();
    const ids = new Set(smtp.received.map((mail) => `${mail.subject} ${mail.messageId}`)).size;
    return {
      ...finding,
      measured: `${lost} lost, ${duplicates} duplicates in ${kills} kills, ${ids - subjects()} with a second Message-ID`,
      held: lost === 0 && duplicates <= connections * kills && ids === subjects(),
    };
  } finally {
    await group.endAll();
    await smtp.down();
    postgres?.stop();
    folder.remove();
  }
}
