import { Agent, request } from 'node:http';

const encodings = ['br', 'gzip', 'identity'];

/**
 * Requests pages at a fixed rate in each encoding, half of them over keep-alive connections, until stopped.
 * @returns how many succeeded, and what failed
 */
export function startLoad(port: number, perSecond: number) {
  const open = new Agent({ keepAlive: true, maxSockets: 20 });
  const failures: string[] = [];
  const pending = new Set<Promise<void>>();
  let sent = 0;
  const ask = (number: number) =>
    new Promise<void>((resolve) => {
      const fail = (reason: string) => {
        failures.push(`${number}: ${reason}`);
        resolve();
      };
      const call = request(
        {
          host: '127.0.0.1',
          port,
          path: number % 4 < 2 ? '/crisis' : '/contact?lang=en',
          agent: number % 2 ? open : false,
          headers: { 'accept-encoding': encodings[number % encodings.length] },
        },
        (response) => {
          let bytes = 0;
          response.on('data', (piece: Buffer) => (bytes += piece.length));
          response.on('error', (error) => fail(error.message));
          response.on('end', () => {
            if (response.statusCode !== 200 || bytes !== Number(response.headers['content-length']))
              fail(`${response.statusCode}, ${bytes} of ${response.headers['content-length']} bytes`);
            resolve();
          });
        },
      );
      call.on('error', (error) => fail(call.reusedSocket ? `${error.message} (kept alive)` : error.message)).end();
    });
  const started = performance.now();
  const timer = setInterval(() => {
    for (const due = ((performance.now() - started) / 1000) * perSecond; sent < due; sent += 1) {
      const response = ask(sent);
      pending.add(response);
      void response.then(() => pending.delete(response));
    }
  }, 5);
  return {
    async stop() {
      clearInterval(timer);
      const seconds = (performance.now() - started) / 1000;
      await Promise.all(pending);
      open.destroy();
      return { sent, failures, perSecond: sent / seconds };
    },
  };
}
