/** `npm run check`: types, lint, format, direction, content, dead code, in seconds. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { checkContent } from './check-content.ts';
import { checkDirection } from './check-direction.ts';
import { checkGuides } from './guides.ts';
import { checkMedia } from './media-check.ts';
import { root } from './paths.ts';

const failures: string[] = [];

function command(name: string, program: string, args: string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'node_modules/.bin', program), ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) failures.push(`${name}:\n${stdout}${stderr}`);
}

function list(name: string, problems: string[]): void {
  if (problems.length > 0) failures.push(`${name}:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
}

command('Types', 'tsc', ['-p', '.']);
command('Lint and format', 'biome', ['check', '--error-on-warnings', '.']);
list('Direction', checkDirection());
list('Content', await checkContent());
list('Guides', checkGuides());
// Rendering takes minutes and a quiet machine, so a stale film is told, and mended with `npm run media`, but stops nobody.
for (const problem of await checkMedia()) console.warn(`Notice: ${problem}`);
command('Dead code', 'knip', []);

if (failures.length > 0) {
  console.error(failures.join('\n\n'));
  process.exit(1);
}
console.log('Types, lint, format, direction, content and dead code: all in order.');
