/** What a page costs the server, beside nginx with one worker on the same file, same compression, same load (wrk, Debian's package). */
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { distDirectory } from '../../tools/paths.ts';
import { serve } from '../../tools/serve.ts';
import { median } from './paint.ts';

export interface ServerFigures {
  /** Microseconds of processor time a page. */
  microseconds: number;
  perSecond: number;
  nginxPerSecond: number;
}

const seconds = 5;

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

/** Requests a second, and how many in all, by one thread with 20 connections that ask for gzip. */
function load(url: string): { perSecond: number; requests: number } {
  const said = execFileSync('wrk', ['-t1', '-c20', `-d${seconds}s`, '-H', 'Accept-Encoding: gzip', url], {
    encoding: 'utf8',
  });
  if (/Non-2xx|Socket errors/.test(said)) throw new Error(said);
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(said)![1]),
    requests: Number(/(\d+) requests in/.exec(said)![1]),
  };
}

/** User and system time of a process so far, in microseconds; Linux counts in hundredths of a second. */
function processorTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}

async function startNginx(): Promise<{ url: string; stop: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-nginx-'));
  // The worker runs as another user.
  chmodSync(folder, 0o755);
  const files = join(folder, 'files');
  mkdirSync(files);
  for (const ending of ['', '.gz'])
    copyFileSync(join(distDirectory, `pages/about.ar.html${ending}`), join(files, `about.html${ending}`));
  const port = await freePort();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=100; gzip_static on; types { text/html html; } ${temporary.join(' ')}
  server { listen 127.0.0.1:${port}; root ${files}; } }`,
  );
  const nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf')], { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}/about.html`;
  for (let tries = 0; tries < 50 && !(await fetch(url).catch(() => undefined)); tries++)
    await new Promise((resolve) => setTimeout(resolve, 100));
  return { url, stop: () => nginx.kill() };
}

/** @returns undefined where wrk or nginx is missing, which the report then says */
export async function serverFigures(runs: number): Promise<ServerFigures | undefined> {
  if (!['/usr/bin/wrk', '/usr/sbin/nginx'].every((program) => existsSync(program))) return undefined;
  const site = await serve();
  const nginx = await startNginx();
  try {
    const own = `${site.url}/about`;
    load(own);
    const found = { microseconds: [] as number[], own: [] as number[], nginx: [] as number[] };
    for (let run = 0; run < runs; run++) {
      const before = processorTime(site.pid);
      const { perSecond, requests } = load(own);
      found.microseconds.push((processorTime(site.pid) - before) / requests);
      found.own.push(perSecond);
      found.nginx.push(load(nginx.url).perSecond);
    }
    return {
      microseconds: median(found.microseconds),
      perSecond: median(found.own),
      nginxPerSecond: median(found.nginx),
    };
  } finally {
    nginx.stop();
    await site.stop();
  }
}
