/** The first half of `npm start`: builds if anything changed since the last build. The server holds the build in memory. */
import { accessSync, constants } from 'node:fs';
import { isBuilt } from './building/build-stamp.ts';
import { root } from './paths.ts';

try {
  if (!isBuilt()) {
    // Before Vite writes, and prints lines of its own.
    accessSync(root, constants.W_OK);
    await (await import('./build.ts')).build();
  }
} catch (error) {
  const { code } = error as NodeJS.ErrnoException;
  if (code !== 'EACCES' && code !== 'EROFS' && code !== 'EPERM') throw error;
  console.error(
    `The site can't be built: ${root} can't be written (${code}). Start it as a user that may write there.`,
  );
  process.exit(1);
}
