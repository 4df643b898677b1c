/**
 * `npm run release:figures`: stores the built register under its date in `public/data/DATE/` for good. The date stands
 * in `app/content/figure-changes.ts`; a released file never changes.
 */
import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { releases } from '../app/content/figure-changes.ts';
import { registerRows } from '../app/register/rows.ts';
import { openData } from './open-data/data-files.ts';
import { distDirectory, root } from './paths.ts';

const [date] = releases;
const from = join(distDirectory, 'data');
const to = join(root, 'public/data', date);
if (!existsSync(join(from, 'figures.json'))) throw new Error('dist/data is missing: run npm run build first');
if (existsSync(to) && !process.argv.includes('--again'))
  throw new Error(`${date} is released already; add a new date to figure-changes.ts`);
const names = Object.keys(openData(await registerRows()));
mkdirSync(to, { recursive: true });
for (const name of names) copyFileSync(join(from, name), join(to, name));
console.log(`Released ${date}: ${names.length} files in public/data/${date}. Commit them.`);
