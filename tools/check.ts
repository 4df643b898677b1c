/** `npm run check`: types, lint, format, direction, content, dead code, known vulnerabilities, in seconds. */
import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { root } from './paths.ts';

// On a small machine several threads would check the same types while the build runs.
const threads = availableParallelism() > 2 ? [] : ['--singleThreaded'];
const { status } = spawnSync(process.execPath, [join(root, 'node_modules/.bin/tsc'), '-p', '.', ...threads], {
  cwd: root,
  stdio: 'inherit',
});
if (status !== 0) {
  console.error('\nTypes: see above. The other checks run once the types are in order.');
  process.exit(1);
}
// Imported after the types are checked: the checks load the content.
await import('./checks/all.ts');
