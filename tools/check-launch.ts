/**
 * `npm run check:launch [-- --language=ar] [--print=plan.html]`: what the office still has to supply before the site goes public, in the
 * order law, trust, tenders. Ends with 1 while law or trust miss something that every office has.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { editorLanguages } from './edit/editor-languages.ts';
import { readFields } from './edit/office-facts.ts';
import { Workspace } from './edit/workspace.ts';
import { launchChapters, launchText } from './launch/list.ts';
import { launchSheet } from './launch/sheet.ts';
import { root } from './paths.ts';

const { values } = parseArgs({ options: { language: { type: 'string' }, print: { type: 'string' } } });
const chosen = editorLanguages.filter((language) => !values.language || values.language === language);
const chapters = await launchChapters(readFields(new Workspace(root)), process.env);

if (values.print) {
  writeFileSync(values.print, launchSheet(chapters, chosen));
  console.log(`To print: ${values.print}`);
} else console.log(chosen.map((language) => launchText(chapters, language)).join('\n\n'));
process.exit(chapters.some((chapter) => chapter.refuses) ? 1 : 0);
