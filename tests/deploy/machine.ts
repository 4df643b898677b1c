import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../../tools/paths.ts';
import { run } from './deploy-folder.ts';

/** @throws Error with the command's output */
export function command(program: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}:\n${stdout.slice(-3000)}\n${stderr.slice(-3000)}`);
  return stdout.trim();
}

/** A fresh Debian with systemd, and this machine's certificates. */
export function makeTree(tree: string): void {
  command('debootstrap', '--variant=minbase', '--include=systemd,systemd-sysv,dbus,ca-certificates', 'bookworm', tree);
  writeFileSync(join(tree, 'etc/hosts'), `127.0.0.1 localhost ${hostname()}\n::1 localhost\n`);
  const certificates = 'usr/local/share/ca-certificates';
  if (existsSync(join('/', certificates)))
    cpSync(join('/', certificates), join(tree, certificates), { recursive: true });
  const bundle = '/etc/ssl/certs/ca-certificates.crt';
  writeFileSync(
    join(tree, 'etc/environment'),
    `NPM_CONFIG_CAFILE=${bundle}\nNODE_EXTRA_CA_CERTS=${bundle}\nDEBIAN_FRONTEND=noninteractive\n`,
    { flag: 'a' },
  );
  command('chroot', tree, 'update-ca-certificates');
  mkdirSync(join(tree, 'etc/sudoers.d'), { recursive: true });
  writeFileSync(
    join(tree, 'etc/sudoers.d/certificates'),
    'Defaults env_keep += "NPM_CONFIG_CAFILE NODE_EXTRA_CA_CERTS"\n',
    { mode: 0o440 },
  );
  // A repository that belongs to another user of the machine.
  writeFileSync(join(tree, 'etc/gitconfig'), '[safe]\n\tdirectory = *\n');
}

/** The commands of a page's section, in order: its indented lines. */
export function commandsOf(file: string, section: string, until = '\n## '): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  const start = text.indexOf(section);
  if (start < 0) throw new Error(`${file} has no ${section}`);
  const end = text.indexOf(until, start + section.length);
  const lines = text.slice(start, end < 0 ? undefined : end).split('\n');
  return lines.filter((line) => line.startsWith('    ')).map((line) => line.trim());
}

/** Boots the tree with its own systemd; network and ports are this machine's. */
export async function boot(tree: string, binds: string[] = []) {
  mkdirSync(join(tree, 'etc'), { recursive: true });
  writeFileSync(join(tree, 'etc/resolv.conf'), readFileSync('/etc/resolv.conf'));
  const child = spawn(
    'systemd-nspawn',
    [
      ...['--directory', tree, '--boot', '--register=no', '--keep-unit', '--console=pipe', '--resolv-conf=off'],
      ...binds.map((path) => `--bind=${path}`),
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (said += String(piece)));
  let leader = '';
  for (let state = ''; !/running|degraded/.test(state); await pause(500)) {
    if (child.exitCode !== null) throw new Error(`The machine ended with ${child.exitCode}:\n${said}`);
    leader ||= readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim().split(' ')[0]!;
    const systemctl = ['--target', leader || '0', '--all', '--', 'systemctl', 'is-system-running', '--wait'];
    state = spawnSync('nsenter', systemctl, { encoding: 'utf8' }).stdout ?? '';
  }
  const inside = ['--target', leader, '--all', '--'];
  return {
    /** Runs lines in one root shell that stops at the first failure. @returns what they printed */
    async run(lines: string[]): Promise<string> {
      const echoed = lines.map((line) => `echo '+ ${line.replaceAll("'", "'\\''")}'\n${line}`);
      const script = `exec 2>&1; set -e -a; . /etc/environment; set +a; cd /root
export HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8
${echoed.join('\n')}`;
      // Not synchronous: the machine talks to servers of this process.
      const { status, said: printed } = await run('nsenter', [...inside, 'bash', '-c', script], { env: {} });
      if (status !== 0) throw new Error(`Status ${status}:\n${printed.slice(-6000)}`);
      return printed;
    },
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    },
  };
}
