/** `npm run check`: types, lint, format, direction, content, dead code, in seconds. */
import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { root } from './paths.ts';

const slips: string[] = [];
try {
  slips.push(...(await import('./checks/content-slips.ts')).contentSlips());
  slips.push(...(await import('./checks/list-slips.ts')).listSlips());
} catch {
  // The content does not load: the compiler says where.
}
// Printed last, so that they are what is read first.
process.on('exit', () => {
  if (slips.length === 0) return;
  console.error(`\nIn the texts and lists:\n${slips.map((slip) => `  ${slip}`).join('\n')}`);
  process.exitCode = 1;
});

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
// They load the content: after its types and lists are in order.
if (slips.length === 0) await import('./checks/all.ts');
