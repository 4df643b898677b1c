import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const root = join(import.meta.dirname, '..', '..', '..');

export interface ServerSettings {
  dataDirectory: string;
  smtpUrl?: string;
  databaseUrl?: string;
  /** 0 or undefined: any free port. */
  port?: number;
  /** The whole server, which needs a build, or its mail part only. */
  whole: boolean;
}

export interface RunningServer {
  port: number;
  pid: number;
  process: ChildProcess;
  /** Its log so far. */
  log: string[];
  /** Sends this signal and resolves when the process has ended. */
  end(signal: NodeJS.Signals): Promise<void>;
}

// An aborted test leaves no server behind.
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Starts a server process on the loopback interface. @throws Error with its output if it ends before it listens */
export function startServer(settings: ServerSettings): Promise<RunningServer> {
  const script = settings.whole ? join(root, 'build/server/main.js') : join(import.meta.dirname, 'mail-process.ts');
  const child = spawn(process.execPath, [script], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      PORT: String(settings.port ?? 0),
      HOST: '127.0.0.1',
      DATA_DIR: settings.dataDirectory,
      SMTP_URL: settings.smtpUrl,
      DATABASE_URL: settings.databaseUrl,
      MAIL_TO: 'office@example.org',
      MAIL_FROM: 'website@example.org',
      TRUST_PROXY: '1',
    },
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  const log: string[] = [];
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  createInterface({ input: child.stderr }).on('line', (line) => log.push(line));
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error(`The server ended at once:\n${log.join('\n')}`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      log.push(line);
      const event = line.includes('"listening"') ? (JSON.parse(line) as { event: string; port: number }) : undefined;
      if (event?.event !== 'listening') return;
      resolve({
        port: event.port,
        pid: child.pid!,
        process: child,
        log,
        async end(signal) {
          child.kill(signal);
          await gone;
        },
      });
    });
  });
}

/** User and system time of a process in milliseconds (Linux counts in hundredths of a second). */
export function processorTimeOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Memory in use by a process, in bytes (Linux). */
export function memoryOf(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) * 1024;
}
