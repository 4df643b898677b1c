/** `npm test`: checks, unit tests, then browser tests on the production build. `npm test -- unit` or `-- e2e` runs one part. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findBrowser } from './browser.ts';
import { build } from './build.ts';
import { isBuilt } from './build-stamp.ts';
import { checkGuides, makeGuides } from './guides.ts';
import { root } from './paths.ts';

const [part, ...rest] = process.argv.slice(2);

function run(name: string, file: string, args: string[] = []): void {
  const started = performance.now();
  console.log(`\n== ${name}`);
  const { status } = spawnSync(process.execPath, [file, ...args], { cwd: root, stdio: 'inherit' });
  console.log(`== ${name}: ${((performance.now() - started) / 1000).toFixed(0)} s`);
  if (status !== 0) process.exit(status ?? 1);
}
const program = (name: string) => join(root, 'node_modules/.bin', name);

if (!part || part === 'check') run('Checks', join(root, 'tools/check.ts'));
// The guides are read too, as their texts are today.
if (part !== 'check' && checkGuides().length > 0) {
  await makeGuides();
  console.log('The guides followed their texts: commit public/guides and app/content/guides-manifest.json.');
}
// Before the unit tests, some of which read the finished pages.
if (part !== 'check' && !isBuilt()) await build();
if (!part || part === 'unit') run('Unit tests', program('vitest'), ['run', ...rest]);
if (!part || part === 'e2e') {
  process.env.CHROMIUM = findBrowser();
  run('Browser tests', program('playwright'), ['test', ...rest]);
}
