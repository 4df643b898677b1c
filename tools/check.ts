/** `npm run check`: types, lint, format, direction, content, dead code, known weaknesses of packages, in seconds. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { auditPackages } from './audit.ts';
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
// Share pictures are mended in seconds. Films take minutes and a quiet machine, so a stale one is told, but stops nobody.
const stale = await checkMedia();
const isFilm = (name: string) => name.startsWith('clip/');
list(
  'Share pictures, mended with `npm run media -- --only=share`',
  stale.filter((name) => !isFilm(name)).map((name) => `${name} is not what its page says`),
);
for (const name of stale.filter(isFilm))
  console.warn(`Notice: ${name} is not what its drawing shows; run npm run media`);
command('Dead code', 'knip', []);
const audit = auditPackages();
list('Packages', audit.serious);
for (const notice of audit.notices) console.warn(`Notice: ${notice}`);

if (failures.length > 0) {
  console.error(failures.join('\n\n'));
  process.exit(1);
}
console.log('Types, lint, format, direction, content, dead code and packages: all in order.');
