// Runs one of the project's commands on the project's own Node 24, installing the dependencies first where they are
// missing or older than the lock file. Plain JavaScript, because the machine's own Node may be any version.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const windows = process.platform === 'win32';
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const modules = join(root, 'node_modules');
const stamp = join(modules, '.installed');
const lock = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) {
  console.log('Installing dependencies (once per change of package-lock.json) ...');
  const install = spawnSync(windows ? 'npm.cmd' : 'npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: windows,
    env: { ...process.env, NODE_ENV: '' },
  });
  if (install.status !== 0) process.exit(install.status ?? 1);
  writeFileSync(stamp, lock);
}

/** The pinned Node where its package exists for this platform, else the machine's own if it is a Node 24. */
function projectNode() {
  const platform = windows ? 'win' : process.platform;
  const pinned = join(modules, `node-${platform}-${process.arch}`, 'bin', windows ? 'node.exe' : 'node');
  if (existsSync(pinned)) return pinned;
  if (process.versions.node.startsWith('24.')) return process.execPath;
  console.error(`This project runs on Node 24; this is ${process.version} on ${platform}-${process.arch}. See .nvmrc.`);
  process.exit(1);
}

const given = process.argv.slice(2);
// Node's own options stand in front.
const flags = given.slice(
  0,
  given.findIndex((word) => !word.startsWith('--')),
);
const [command, ...rest] = given.slice(flags.length);
const node = projectNode();
// A name without a slash is a program from node_modules; a path is one of the project's own TypeScript files.
const args = [...flags, command.includes('/') ? command : join(modules, '.bin', command), ...rest];
const child = spawn(node, args, {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH}` },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
