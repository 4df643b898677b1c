/** Bytes of log that may wait for the reader; a reader that stalls costs no more memory, only lines. */
const maxWaiting = 2 ** 20;

/** Writes one line of JSON per event to standard output, without message contents or addresses. */
export function log(line: object): void {
  if (process.stdout.writableLength > maxWaiting) return;
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), ...line })}\n`);
}

// A reader of the log that goes away must not end the server: without a listener EPIPE is an uncaught error.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
