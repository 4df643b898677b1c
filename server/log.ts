/** Writes one line of JSON per event to standard output, without message contents or addresses. */
export function log(line: object): void {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), ...line })}\n`);
}
export type Log = typeof log;

// A reader of the log that goes away must not end the server: without a listener EPIPE is an uncaught error.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
