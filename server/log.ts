/** Writes one line of JSON per event to standard output, without message contents or addresses. */
export function log(line: object): void {
  const { level } = line as { level?: 'error' | 'warn' | 'info' };
  // As systemd's journal reads a priority.
  const priority = process.env.JOURNAL_STREAM ? `<${{ error: 3, warn: 4, info: 6 }[level ?? 'info']}>` : '';
  process.stdout.write(`${priority}${JSON.stringify({ time: new Date().toISOString(), ...line })}\n`);
}
export type Log = typeof log;

// A reader of the log that goes away must not end the server: without a listener EPIPE is an uncaught error.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
