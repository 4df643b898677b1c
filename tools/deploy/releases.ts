/** The folder that a site is served from: `releases/NAME/`, the link `current`, and the Node that runs it. */
import {
  chmodSync,
  constants,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Release } from '../../server/release.ts';
import { buildDirectory, distDirectory, root } from '../paths.ts';
import { takeOverAssets } from './old-assets.ts';

/** Releases that stay: the current one and those that `--rollback` can return to. */
const keptReleases = 3;

/** Packages that the server loads at run time; everything else is bundled (`tools/build.ts`). */
const runtimePackages = ['nodemailer', 'pg'];

const unfinished = '.unfinished';

/** The folder of the release with this name. */
export const releaseFolder = (home: string, name: string): string => join(home, 'releases', name);

/** Names of the releases, oldest first. */
export const listReleases = (home: string): string[] =>
  existsSync(join(home, 'releases'))
    ? readdirSync(join(home, 'releases'))
        .filter((name) => !name.endsWith(unfinished))
        .sort()
    : [];

/** The current release, the target of the link. */
export function currentRelease(home: string): string | undefined {
  try {
    return basename(realpathSync(join(home, 'current')));
  } catch {
    return undefined;
  }
}

export const readRelease = (home: string, name: string): Release =>
  JSON.parse(readFileSync(join(releaseFolder(home, name), 'release.json'), 'utf8'));

/** Copies the build into a new release, which gets its name once it is complete. */
export function makeRelease(home: string, release: Release): void {
  const folder = releaseFolder(home, release.name);
  const making = folder + unfinished;
  const copy = (from: string, to: string) =>
    cpSync(from, join(making, to), { recursive: true, mode: constants.COPYFILE_FICLONE });
  rmSync(making, { recursive: true, force: true });
  mkdirSync(making, { recursive: true });
  copy(distDirectory, 'dist');
  copy(join(buildDirectory, 'server'), 'build/server');
  for (const script of ['backup', 'outbox', 'restore']) copy(join(root, 'deploy', script), join('deploy', script));
  for (const path of packagesOf(runtimePackages)) copy(join(root, path), path);
  // The bundles are modules.
  writeFileSync(join(making, 'package.json'), '{ "type": "module" }\n');
  writeFileSync(join(making, 'release.json'), `${JSON.stringify(release)}\n`);
  renameSync(making, folder);
}

/** These packages and their dependencies, as folders below `node_modules`. */
function packagesOf(names: readonly string[], found = new Set<string>()): Set<string> {
  for (const name of names) {
    const path = join('node_modules', name);
    const file = join(root, path, 'package.json');
    if (found.has(path) || !existsSync(file)) continue;
    found.add(path);
    const { dependencies = {} } = JSON.parse(readFileSync(file, 'utf8')) as { dependencies?: Record<string, string> };
    packagesOf(Object.keys(dependencies), found);
  }
  return found;
}

/** Makes this release current in one atomic step; it holds the previous release's assets. */
export function switchTo(home: string, name: string): void {
  const before = currentRelease(home);
  if (before && before !== name) takeOverAssets(releaseFolder(home, before), releaseFolder(home, name));
  const link = join(home, 'current');
  if (process.platform === 'win32') {
    // A junction needs no administrator rights, but can't be renamed over another one.
    rmSync(link, { force: true });
    symlinkSync(releaseFolder(home, name), link, 'junction');
    return;
  }
  rmSync(`${link}.new`, { force: true });
  symlinkSync(join('releases', name), `${link}.new`);
  renameSync(`${link}.new`, link);
}

/** Copies the Node that runs this command beside the releases, so that the machine needs none. */
export function installNode(home: string): void {
  const [file, stamp] = [join(home, 'node'), join(home, 'node.version')];
  if (existsSync(file) && existsSync(stamp) && readFileSync(stamp, 'utf8') === process.version) return;
  mkdirSync(home, { recursive: true });
  copyFileSync(process.execPath, `${file}.new`);
  chmodSync(`${file}.new`, 0o755);
  renameSync(`${file}.new`, file);
  writeFileSync(stamp, process.version);
}

/** Deletes all but the newest releases and the current one, and remains of aborted deploys. */
export function prune(home: string): void {
  const current = currentRelease(home);
  const stay = new Set([...listReleases(home).slice(-keptReleases), current]);
  for (const name of readdirSync(dirname(releaseFolder(home, 'x'))))
    if (!stay.has(name)) rmSync(releaseFolder(home, name), { recursive: true, force: true });
}

/** The release before the current one. @throws Error if there is none */
export function releaseBefore(home: string): string {
  const current = currentRelease(home);
  const earlier = listReleases(home).filter((name) => current && name < current);
  const last = earlier.at(-1);
  if (!last) throw new Error('There is no earlier release to go back to');
  return last;
}
