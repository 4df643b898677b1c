/**
 * `npm run check:launch [-- --lang=ar]`: what the office still has to supply before the site goes public. It ends with
 * an error as long as something is missing that is not marked "if there is one".
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ifAny, launchQuestions, unexplainedFigures } from '../app/content/launch-questions.ts';
import { standIns } from '../app/content/stand-ins.ts';
import type { Text } from '../app/content/text.ts';
import { registerRows } from '../app/register/rows.ts';
import { root } from './paths.ts';

const { values } = parseArgs({ options: { lang: { type: 'string', default: 'en' } } });
const language = values.lang === 'ar' ? 'ar' : 'en';
const inLanguage = (words: Text | string): string => (typeof words === 'string' ? words : words[language]);

/** Whether a field is empty or still holds a reserved example value. */
function isMissing(content: object, path: string): boolean {
  // biome-ignore lint/suspicious/noExplicitAny: a path into typed content
  const value: any = path.split('.').reduce((at: any, key) => at?.[key], content);
  const written = value && typeof value === 'object' ? Object.values(value).join(' ') : String(value ?? '');
  return !written.trim() || (path.startsWith('office.') && Object.values(standIns).some((one) => one.test(written)));
}

function print(title: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log(`\n${title}\n${lines.map((line) => `  - ${line}`).join('\n')}`);
}

let isRequiredMissing = false;
for (const { title, file, fields = [], open = [] } of launchQuestions) {
  const content = file?.endsWith('.ts') ? await import(join(root, file)) : process.env;
  const missing = fields.filter(([path]) => isMissing(content, path));
  isRequiredMissing ||= missing.some(([, , note]) => note !== ifAny);
  const lines = missing.map(([path, label = '', note = '']) =>
    [label, path, note].map(inLanguage).filter(Boolean).join('; '),
  );
  print(file ? `${title[language]} (${file})` : title[language], [...lines, ...open.map(inLanguage)]);
}
const rows = await registerRows();
const unexplained = rows.filter(({ publisher, source, asOf }) => publisher.id === 'office' && !source && !asOf);
const groups = new Set(unexplained.map(({ id }) => id.split('.')[0]));
print(unexplainedFigures[language], [`${unexplained.length}: ${[...groups].join(', ')}`]);
process.exit(isRequiredMissing ? 1 : 0);
