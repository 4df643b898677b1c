/** `npm run check`: types, lint, format, direction, content, dead code, known weaknesses of packages, in seconds. */
import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { root } from './paths.ts';

// On a small machine, where the build runs beside it, several threads would only look at the same types.
const threads = availableParallelism() > 2 ? [] : ['--singleThreaded'];
const { status } = spawnSync(process.execPath, [join(root, 'node_modules/.bin/tsc'), '-p', '.', ...threads], {
  cwd: root,
  stdio: 'inherit',
});
if (status !== 0) {
  console.error('\nTypes: see above. The other checks run once the types are in order.');
  process.exit(1);
}
// Not before: they import the content, which may not even load where its types are wrong.
await import('./checks/all.ts');
