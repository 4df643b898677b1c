import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

interface ServerSettings {
  dataDirectory: string;
  smtpUrl: string;
  databaseUrl?: string;
  /** 0 or undefined: any free port. */
  port?: number;
}

// An aborted test leaves no server behind.
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Starts the mail part in a process of its own. @throws Error if it ends before it listens */
export async function startServer({ dataDirectory, smtpUrl, databaseUrl, port = 0 }: ServerSettings) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'mail-process.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: dataDirectory,
      SMTP_URL: smtpUrl,
      DATABASE_URL: databaseUrl,
      MAIL_TO: 'office@example.org',
      MAIL_FROM: 'website@example.org',
    },
  });
  running.add(child);
  const gone = once(child, 'exit').then(() => running.delete(child));
  const listening = new Promise<number>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.includes('"listening"')) resolve((JSON.parse(line) as { port: number }).port);
    });
    void gone.then(() => reject(new Error('The server ended at once')));
  });
  return {
    port: await listening,
    /** Sends this signal and resolves when the process has ended. */
    async end(signal: NodeJS.Signals) {
      child.kill(signal);
      await gone;
    },
  };
}
