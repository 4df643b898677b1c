/**
 * `npm run check:launch [-- --lang=ar] [--print=plan.html]`: what the office still has to supply before the site goes
 * public. It begins, in both languages, with what must not go public. The list is in one language, by default the
 * terminal's; printed in both without `--lang`. Exits with 1 while a required
 * fact is missing, tenders excepted.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { blockers, blockersText } from './office/blockers.ts';
import { editorLanguages } from './office/languages.ts';
import { launchChapters, launchText } from './office/missing-facts.ts';
import { launchSheet } from './office/printed-list.ts';
import { readFields } from './office/read-facts.ts';
import { root } from './paths.ts';

const { values } = parseArgs({ options: { lang: { type: 'string' }, print: { type: 'string' } } });
const given = editorLanguages.find((language) => language === values.lang);
if (values.lang && !given) throw new Error(`--lang is one of ${editorLanguages.join(', ')}`);
const fields = readFields((file) => readFileSync(join(root, file), 'utf8'));
const chapters = await launchChapters(fields, process.env);

if (values.print) {
  writeFileSync(values.print, launchSheet(chapters, given ? [given] : editorLanguages));
  console.log(`To print: ${values.print}`);
} else {
  const ofTerminal = /^ar\b/.test(new Intl.DateTimeFormat().resolvedOptions().locale) ? 'ar' : 'en';
  console.log(`${blockersText(blockers(fields), editorLanguages)}\n\n${launchText(chapters, given ?? ofTerminal)}`);
}
process.exit(chapters.some((chapter) => chapter.refuses) ? 1 : 0);
