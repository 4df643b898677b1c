/** One line of JSON for each event on standard output. */
export function log(line: object): void {
  console.log(JSON.stringify({ time: new Date().toISOString(), ...line }));
}

// A reader of the log that goes away must not end the server: without a listener EPIPE is an uncaught error.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
