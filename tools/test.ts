/**
 * `npm test`: checks, unit and page tests, then browser tests on the production build; a part that fails does not keep
 * the next one from running, so that one run shows everything. `npm test -- check`, `-- unit` or `-- e2e` runs one part,
 * and `-- e2e --slow` its tests with a sixth of the processor and late scripts.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { findTestBrowser } from './browser.ts';
import { build } from './build.ts';
import { isBuilt } from './building/build-stamp.ts';
import { installTestPackages } from './debian.ts';
import { root } from './paths.ts';

// React's production build, as visitors get it.
process.env.NODE_ENV = 'production';
const [part, ...given] = process.argv.slice(2);
const rest = given.filter((argument) => argument !== '--slow');
if (rest.length < given.length) process.env.SLOW = '1';
const parts = ['check', 'unit', 'e2e'];
if (part && !parts.includes(part)) {
  console.error(`There is no part ${part}. npm test -- one of: ${parts.join(', ')}`);
  process.exit(1);
}

const began = performance.now();
/** Durations, also of phases that ran in parallel. */
const times: string[] = [];
const failed: string[] = [];

async function timed(name: string, work: () => Promise<unknown>): Promise<void> {
  const started = performance.now();
  await work();
  times.push(`${name} ${((performance.now() - started) / 1000).toFixed(0)} s`);
}

const run = (name: string, file: string, args: string[] = []): Promise<void> =>
  timed(name, async () => {
    console.log(`\n== ${name}`);
    const child = spawn(process.execPath, [file, ...args], { cwd: root, stdio: 'inherit' });
    process.once('exit', () => child.kill());
    const [code] = await once(child, 'exit');
    if (code !== 0) failed.push(name);
  });
const program = (name: string) => join(root, 'node_modules/.bin', name);

if (part !== 'check') {
  installTestPackages();
  process.env.CHROMIUM = findTestBrowser();
}
// Each of the two leaves a processor idle most of the time. Some unit tests read the built pages.
await Promise.all([
  !part || part === 'check' ? run('checks', join(root, 'tools/check.ts')) : undefined,
  part === 'check' || isBuilt() ? undefined : timed('build', build),
]);
// Test processes share compiled code through a cache; it starts empty, because copies of the project would only make it
// grow.
const compiled = join(root, 'node_modules/.cache/compiled');
rmSync(compiled, { recursive: true, force: true });
process.env.NODE_COMPILE_CACHE = compiled;
if (!part || part === 'unit') await run('unit tests', program('vitest'), ['run', ...rest]);
if (!part || part === 'e2e') await run('browser tests', program('playwright'), ['test', ...rest]);
const minutes = (performance.now() - began) / 60_000;
console.log(`\n== ${times.join(', ')}; total ${minutes.toFixed(1)} min`);
if (failed.length > 0) {
  console.error(`FAILED: ${failed.join(', ')}`);
  process.exit(1);
}
