import { request } from 'node:http';
import { request as requestTls } from 'node:https';

/** What browsers accept; uncompressed pages are read from disk. */
const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' };

/** A proxy that speaks TLS, by its host name and certificate. */
export interface Front {
  name: string;
  certificate: string;
}

/** Loads one page over a new connection. @returns milliseconds, or undefined if it failed */
function load(port: number, address: string, front?: Front): Promise<number | undefined> {
  const start = performance.now();
  return new Promise((resolve) => {
    const options = { port, host: '127.0.0.1', localAddress: address, path: '/', agent: false, headers };
    const get = front
      ? requestTls({
          ...options,
          ca: front.certificate,
          servername: front.name,
          headers: { ...headers, host: front.name },
        })
      : request(options);
    get.on('response', (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode === 200 ? performance.now() - start : undefined));
    });
    get.on('error', () => resolve(undefined));
    get.setTimeout(10_000, () => get.destroy());
    get.end();
  });
}

export interface PageTimes {
  count: number;
  failed: number;
  median: number;
  p99: number;
}

/**
 * Loads the home page at a fixed rate without waiting for responses, as independent visitors do.
 * @param until stops when it resolves
 */
export async function loadPages(
  port: number,
  aSecond: number,
  until: Promise<unknown>,
  front?: Front,
): Promise<PageTimes> {
  const loads: Promise<number | undefined>[] = [];
  const timer = setInterval(() => loads.push(load(port, '127.0.0.9', front)), 1000 / aSecond);
  await until;
  clearInterval(timer);
  const all = await Promise.all(loads);
  const times = all.filter((time) => time !== undefined).toSorted((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
  return { count: all.length, failed: all.length - times.length, median: at(0.5), p99: at(0.99) };
}
