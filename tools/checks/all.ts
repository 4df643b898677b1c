/** The checks that `npm run check` runs after the types. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../paths.ts';
import { stalePrints } from '../printed-sources.ts';
import { checkContent } from './check-content.ts';
import { checkDirection } from './check-direction.ts';
import { checkFigures } from './check-figures.ts';
import { checkMarkdown } from './check-markdown.ts';
import { checkRequirements } from './check-requirements.ts';

const failures: string[] = [];

/** @param advice printed below what the program says */
function command(advice: string, program: string, args: string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'node_modules/.bin', program), ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) failures.push(`${stdout}${stderr}${advice}`);
}

function list(name: string, problems: string[]): void {
  if (problems.length > 0) failures.push(`${name}:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
}

command('Dead code: see above.', 'knip', []);
const format = 'A line is too long or breaks another rule (see above): run npm run format.';
command(format, 'biome', ['check', '--error-on-warnings', '.']);
list('Direction', checkDirection());
list('Content', await checkContent());
list('Figures', await checkFigures());
list('Documentation', checkMarkdown());
list('Prints', await stalePrints());
list('Requirements', checkRequirements());

if (failures.length > 0) {
  console.error(failures.join('\n\n'));
  process.exit(1);
}
console.log('Types, lint, format, direction, content and dead code: all in order.');
