import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathOf } from '../../tools/debian.ts';
import { distDirectory, root } from '../../tools/paths.ts';
import { freePort, makeCertificate } from './nginx.ts';

/**
 * The recipe with other ports and a self-signed certificate; on a public machine Caddy gets its own.
 * @param readBody seconds for a whole body, far fewer than in the recipe
 */
export async function startCaddy(serverPort: number, readBody = 20) {
  const folder = mkdtempSync(join(tmpdir(), 'caddy-'));
  const certificate = makeCertificate(folder);
  const [port, plainPort] = [await freePort(), await freePort()];
  const recipe = readFileSync(join(root, 'deploy/Caddyfile'), 'utf8')
    .replace('\n{\n', `\n{\n\tadmin off\n\thttp_port ${plainPort}\n\thttps_port ${port}\n`)
    .replaceAll(/^((?:www\.)?example\.org) \{$/gm, `$1 {\n\ttls ${folder}/fullchain.pem ${folder}/privkey.pem`)
    // No test waits that long.
    .replace(/read_body \d+s/, `read_body ${readBody}s`)
    .replace('reverse_proxy 127.0.0.1:3000', `reverse_proxy 127.0.0.1:${serverPort}`)
    .replaceAll('/srv/website/current/dist', distDirectory);
  writeFileSync(join(folder, 'Caddyfile'), recipe);
  const child = spawn(pathOf('caddy')!, ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')], {
    env: { PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let log = '';
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`Caddy ended with ${code}:\n${log}`)));
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      log += text;
      if (log.includes('serving initial configuration')) resolve();
    });
  });
  return {
    port,
    plainPort,
    certificate,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
