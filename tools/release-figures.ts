/**
 * `npm run release:figures`: keeps the register as it is built under its date, `public/data/DATE/`, for as long as there is a site.
 * The date stands in `app/content/figure-changes.ts`; a released file changes no more.
 */
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { releases } from '../app/content/figure-changes.ts';
import { registerRows } from '../app/register/rows.ts';
import { openData } from './open-data/data-files.ts';
import { distDirectory, root } from './paths.ts';

const [date] = releases;
const from = join(distDirectory, 'data');
const to = join(root, 'public/data', date);
if (!existsSync(join(from, 'figures.json'))) throw new Error('dist/data is not there: npm run build comes first');
if (existsSync(to) && !process.argv.includes('--again'))
  throw new Error(`${date} is released already; a new release has a date of its own in figure-changes.ts`);
const files = Object.keys(openData(registerRows(), ''));
for (const name of files) cpSync(join(from, name), join(to, name));
console.log(`Released ${date}: ${files.length} files in public/data/${date}. Commit them.`);
