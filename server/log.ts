/** Maximum bytes of log in the buffer. Lines above it are dropped, so that a stalled reader costs no memory. */
const maxWaiting = 2 ** 20;

const { stdout, stderr } = process;
let dropped = 0;

const write = (line: object) => stdout.write(`${JSON.stringify({ time: new Date().toISOString(), ...line })}\n`);

/** Writes one line of JSON per event to standard output without waiting for the reader. */
export function log(line: object): void {
  if (stdout.writableLength > maxWaiting) {
    if (dropped === 0) stdout.once('drain', reportDropped);
    dropped += 1;
  } else write(line);
}

function reportDropped(): void {
  write({ level: 'error', event: 'log-lines-dropped', number: dropped });
  dropped = 0;
}

// A reader of the log that goes away must not end the server: without a listener EPIPE is an uncaught error.
for (const stream of [stdout, stderr]) stream.on('error', () => {});
