import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { callPaths } from '../../server/mail/calls.ts';
import type { Finding } from './finding.ts';
import { memoryOf, startServer } from './harness/server.ts';
import { temporaryFolder } from './harness/test-outbox.ts';

const mebibyte = 1024 * 1024;
const limit = 64 * 1024;
/** Bytes that kernel buffers on both sides may hold before the response. */
const inFlight = 16 * mebibyte;

interface Sent {
  status: number;
  /** Bytes written before the response or the end of the connection. */
  bytes: number;
}

/** Sends a body of `size` bytes and measures when the response comes, like a client that ignores it. */
function sendBody(port: number, size: number, kind: 'length' | 'chunked' | 'gzip'): Promise<Sent> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const piece = Buffer.alloc(limit, 97);
    const compressed = gzipSync(Buffer.alloc(Math.min(size, 4 * mebibyte), 97));
    const framing = { length: `Content-Length: ${size}`, chunked: 'Transfer-Encoding: chunked', gzip: '' }[kind];
    const gzip = `Content-Encoding: gzip\r\nContent-Length: ${compressed.length}`;
    socket.write(
      `POST ${callPaths.form} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\n${framing || gzip}\r\n\r\n`,
    );
    let bytes = 0;
    let status = 0;
    let ended = false;
    const push = () => {
      while (!ended && bytes < size) {
        const next = kind === 'gzip' ? compressed : piece.subarray(0, Math.min(limit, size - bytes));
        bytes = kind === 'gzip' ? size : bytes + next.length;
        if (kind === 'chunked') socket.write(`${next.length.toString(16)}\r\n`);
        const room = socket.write(next);
        if (kind === 'chunked') socket.write('\r\n');
        if (!room) return void socket.once('drain', push);
      }
      if (!ended && kind === 'chunked') socket.write('0\r\n\r\n');
    };
    const end = () => {
      if (ended) return;
      ended = true;
      socket.destroy();
      resolve({ status, bytes });
    };
    socket.once('data', (response) => {
      status = Number(/^HTTP\/1\.1 (\d+)/.exec(response.toString('latin1'))?.[1]);
      // Keeps sending for a moment to see the connection being cut.
      setTimeout(end, 200);
    });
    socket.on('error', end).on('close', end);
    push();
  });
}

/** Bodies just above the limit and far above it. @param largest in bytes */
export async function tryBodies(largest: number, whole: boolean): Promise<Finding> {
  const folder = temporaryFolder();
  const server = await startServer({ dataDirectory: folder.path, whole });
  const sizes = [limit + 1, mebibyte, 16 * mebibyte, 256 * mebibyte, 1024 * mebibyte].filter((size) => size <= largest);
  const wrong: string[] = [];
  try {
    for (let n = 0; n < 5; n += 1) await sendBody(server.port, mebibyte, 'chunked');
    const before = memoryOf(server.pid);
    let peak = before;
    const watch = setInterval(() => {
      peak = Math.max(peak, memoryOf(server.pid));
    }, 20);
    let most = 0;
    for (const size of sizes) {
      for (const kind of ['length', 'chunked', 'gzip'] as const) {
        const { status, bytes } = await sendBody(server.port, size, kind);
        const expected = kind === 'gzip' ? 415 : 413;
        if (status !== expected) wrong.push(`${size} bytes, ${kind}: ${status || 'no response'}`);
        if (kind !== 'gzip') most = Math.max(most, bytes);
      }
    }
    clearInterval(watch);
    const growth = (peak - before) / mebibyte;
    const measured = `413 (compressed: 415) for all; at most ${(most / mebibyte).toFixed(1)} MiB left the sender; memory grew by ${growth.toFixed(1)} MiB`;
    return {
      fault: 'bodies above 64 KiB: by length, chunked, compressed',
      tried: `64 KiB + 1 to ${Math.round(largest / mebibyte)} MiB, ${sizes.length * 3} bodies`,
      figure: '413 early, memory growth under 10 MB',
      measured: wrong.length === 0 ? measured : wrong.join('; '),
      held: wrong.length === 0 && growth < 10 && most < inFlight,
    };
  } finally {
    await server.end('SIGKILL');
    folder.remove();
  }
}
