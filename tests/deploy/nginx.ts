import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathOf } from '../../tools/debian.ts';
import { distDirectory, root } from '../../tools/paths.ts';

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** The host names in the recipes. */
export const [name, apex] = ['www.example.org', 'example.org'];

/** A self-signed certificate for both names in `folder`. @returns its path */
export function makeCertificate(folder: string): string {
  const subject = ['-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name},DNS:${apex}`];
  const files = ['-keyout', 'privkey.pem', '-out', 'fullchain.pem'];
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const { status, stderr } = spawnSync('openssl', ['req', '-x509', ...key, ...files, ...subject], { cwd: folder });
  if (status !== 0) throw new Error(`No certificate: ${stderr}`);
  return readFileSync(join(folder, 'fullchain.pem'), 'utf8');
}

/** Whether this machine has an IPv6 loopback address. */
export const hasIpv6 = existsSync('/proc/net/if_inet6') && readFileSync('/proc/net/if_inet6', 'utf8').trim() !== '';

/**
 * Starts nginx with the recipe in `deploy/` in front of a server. Only paths and ports are replaced: listen addresses,
 * certificate, challenges, the page for a stopped server, and the port in redirects.
 */
export async function startNginx(serverPort: number) {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const certificate = makeCertificate(folder);
  const [port, plainPort] = [await freePort(), await freePort()];
  const recipe = readFileSync(join(root, 'deploy/nginx.conf'), 'utf8')
    .replace('server 127.0.0.1:3000;', `server 127.0.0.1:${serverPort};`)
    .replace(/^ *listen \[::\]:.*\n/gm, (line) => (hasIpv6 ? line : ''))
    .replace(/listen (\[::\]:)?(80|443)\b/g, (_, six?: string, usual?: string) => {
      return `listen ${six ? '[::1]' : '*'}:${usual === '80' ? plainPort : port}`;
    })
    .replaceAll(`https://${name}$request_uri`, `https://${name}:${port}$request_uri`)
    .replaceAll('/etc/ssl/website', folder)
    .replaceAll('/var/www/acme', join(folder, 'acme'))
    .replaceAll('/var/log/nginx', folder)
    .replaceAll('/srv/website/current/dist', distDirectory);
  mkdirSync(join(folder, 'acme/.well-known/acme-challenge'), { recursive: true });
  writeFileSync(join(folder, 'acme/.well-known/acme-challenge/token'), 'challenge');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  // Debian's nginx.conf around it sets `gzip on` and writes logs.
  const logs = { access: join(folder, 'access.log'), error: join(folder, 'error.log') };
  const readme = readFileSync(join(root, 'deploy/README.md'), 'utf8');
  const [files, connections] = ['worker_rlimit_nofile', 'worker_connections'].map(
    (name) => new RegExp(`${name} \\d+;`).exec(readme)![0],
  );
  const main = `daemon off;
pid ${folder}/nginx.pid;
error_log stderr notice;
worker_processes auto;
${process.getuid?.() === 0 ? 'user root;' : ''}
${files}
events { ${connections} }
http {
  access_log ${logs.access};
  error_log ${logs.error};
  gzip on;
  ${temporary.join('\n  ')}
  ${recipe}
}`;
  writeFileSync(join(folder, 'nginx.conf'), main);
  const child = spawn(pathOf('nginx')!, ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let log = '';
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`nginx ended with ${code}:\n${log}`)));
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      log += text;
      if (log.includes('start worker process ')) resolve();
    });
  });
  return {
    port,
    plainPort,
    certificate,
    /** All that was logged. */
    logged: () =>
      Object.values(logs)
        .map((file) => readFileSync(file, 'utf8'))
        .join(''),
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
