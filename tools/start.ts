/**
 * The first half of `npm start`: builds if needed and copies the build to `build/site`, from where the server runs. A
 * later build does not affect the running server, and open pages find the previous build's assets.
 */
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isBuilt, stampFile } from './building/build-stamp.ts';
import { currentRelease, makeRelease, prune, releaseFolder, switchTo } from './deploy/releases.ts';
import { lock } from './lock.ts';
import { buildDirectory, root } from './paths.ts';

const home = join(buildDirectory, 'site');

/** Whether the copied release is the current build. */
function isCurrent(): boolean {
  const name = currentRelease(home);
  const stamp = name && join(releaseFolder(home, name), stampFile.slice(root.length));
  return Boolean(stamp && existsSync(stamp)) && readFileSync(String(stamp)).equals(readFileSync(stampFile));
}

try {
  using _ = await lock(root, 'npm start');
  if (!isBuilt()) {
    // Before Vite writes, and prints lines of its own.
    accessSync(root, constants.W_OK);
    await (await import('./build.ts')).makeBuild();
  }
  if (!isCurrent()) {
    const name = new Date().toISOString().replace(/\..*|[-:]/g, '');
    await makeRelease(home, { name, commit: null });
    switchTo(home, name);
    prune(home);
  }
} catch (error) {
  const { code } = error as NodeJS.ErrnoException;
  if (code !== 'EACCES' && code !== 'EROFS' && code !== 'EPERM') throw error;
  console.error(
    `The site can't be built: ${root} can't be written (${code}). Start it as a user that may write there.`,
  );
  process.exit(1);
}
