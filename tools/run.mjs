// Runs one of the project's commands on the project's own Node 24, and installs the dependencies first if they are
// missing or older than the lock file: `node tools/run.mjs [node options] PROGRAM [arguments] [--then PROGRAM ...]`.
// Without a program it only installs. It loads `.env`, except for tests. Plain JavaScript, because the machine's Node
// may be any version.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { help } from './help.mjs';

const windows = process.platform === 'win32';
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const modules = join(root, 'node_modules');
const stamp = join(modules, '.installed');
const settings = join(root, '.env');
/** The project's own Node, as npm packs it for this platform. */
const nodePackage = `node-${windows ? 'win' : process.platform}-${process.arch}`;
const given = process.argv.slice(2);
const lock = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');

function refuse(sentence) {
  console.error(sentence);
  process.exit(1);
}

if (/[#%?]/.test(root)) refuse(`Vite can't build in ${root}: rename the folder without #, % and ?.`);

const command = process.env.npm_lifecycle_event;
if (help[command] && given.some((word) => word === '--help' || word === '-h')) {
  console.log(`npm run ${command}: ${help[command]}`);
  process.exit(0);
}

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) {
  try {
    accessSync(root, constants.W_OK);
  } catch {
    refuse(`${root} can't be written, and its packages have to be installed. Run this as a user that may write there.`);
  }
  console.log('Installing dependencies (once per change of package-lock.json) ...');
  const npm = (args, stdio) => {
    const options = { cwd: root, stdio, encoding: 'utf8', shell: windows, env: { ...process.env, NODE_ENV: '' } };
    return spawnSync(windows ? 'npm.cmd' : 'npm', args, options);
  };
  // Older versions of npm or Node, such as Debian's, skip packages that require a C library or a newer Node; so npm
  // runs on the project's.
  const [major, minor] = process.versions.node.split('.').map(Number);
  const isOld =
    major < 20 || (major === 20 && minor < 19) || Number.parseInt(npm(['--version'], 'pipe').stdout, 10) < 10;
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const own =
    nodePackage in optionalDependencies ? [`--package=${nodePackage}@${optionalDependencies[nodePackage]}`] : [];
  const newer = isOld ? ['exec', '--yes', ...own, '--package=npm@11.21.2', '--', 'npm'] : [];
  const install = npm([...newer, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], 'inherit');
  if (install.error) refuse(`npm can't be run: ${install.error.message}`);
  if (install.status !== 0) process.exit(install.status ?? 1);
  writeFileSync(stamp, lock);
}

/** The pinned Node if its package exists for this platform, else the machine's own if it is a Node 24. */
function projectNode() {
  const pinned = join(modules, nodePackage, 'bin', windows ? 'node.exe' : 'node');
  if (existsSync(pinned)) return pinned;
  if (process.versions.node.startsWith('24.')) return process.execPath;
  refuse(
    `This project runs on Node 24; this is ${process.version} on ${process.platform}-${process.arch}. See .nvmrc, or install Node 24 from https://nodejs.org.`,
  );
}
const node = projectNode();

const parent = process.ppid;
/** The arguments of each command, one after the other. */
const commands = [[]];
for (const word of given) {
  if (word === '--then') commands.push([]);
  else commands.at(-1).push(word);
}

function run([words, ...next]) {
  // Node's own options come first.
  const first = words.findIndex((word) => !word.startsWith('--'));
  const [command, ...rest] = words.slice(first);
  const flags = words.slice(0, first);
  if (existsSync(settings) && !/^tools\/(test|check)\.ts$/.test(command)) flags.push(`--env-file=${settings}`);
  // A name without a slash is a program of node_modules; a path is a file of the project.
  const args = [...flags, command.includes('/') ? command : join(modules, '.bin', command), ...rest];
  const child = spawn(node, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH}` },
  });
  const forward = (signal) => child.kill(signal);
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, forward);
  // npm passes a signal to its shell, and most shells end without passing it on.
  const orphaned = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(orphaned);
    child.kill('SIGTERM');
  }, 200);
  child.on('exit', (code, signal) => {
    clearInterval(orphaned);
    for (const name of ['SIGINT', 'SIGTERM']) process.off(name, forward);
    if (code === 0 && next.length > 0) run(next);
    else process.exit(signal ? 1 : (code ?? 1));
  });
}
if (given.length > 0) run(commands);
