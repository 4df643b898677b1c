/** Changes of content, each checked, written whole, checked again as the build reads it, and taken back where it does not pass. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { readNumber } from '../../app/language/read-number.ts';
import { checkFiles } from '../checks/check-content.ts';
import { entryAt } from '../source/literals.ts';
import { apply, changePair, literal, numberCode } from '../source/rewrite.ts';
import { complaints, type PairTexts } from './check-text.ts';
import { checkedOff } from './copied.ts';
import { numberText } from './number-text.ts';
import { Refusal } from './refusal.ts';
import type { Workspace } from './workspace.ts';

/**
 * Remembers what it found out about unchanged files, so that a change costs a second. On two processors one thread is enough: a second one
 * would only look at the same types again.
 */
const compiler = (root: string): string[] => [
  join(root, 'node_modules/.bin/tsc'),
  ...['-p', 'tools/edit/tsconfig.json'],
  ...(availableParallelism() > 2 ? [] : ['--singleThreaded']),
];

/** One after the other: two compilers would write the same memory. */
let compiling: Promise<string[]> = Promise.resolve([]);

/** What the compiler says of the site as it stands. */
function typeProblems(root: string): Promise<string[]> {
  compiling = compiling.then(
    () =>
      new Promise((resolve) => {
        const child = spawn(process.execPath, compiler(root), { cwd: root });
        let said = '';
        child.stdout.on('data', (piece) => (said += String(piece)));
        child.on('error', ({ message }) => resolve([message]));
        child.on('close', (code) => resolve(code === 0 ? [] : said.split('\n').filter(Boolean).slice(0, 3)));
      }),
  );
  return compiling;
}

/**
 * Lets the compiler read the site once, so that the first change does not wait for it. Not at a low priority: on a busy computer it
 * would never come to its end, and changes of structure wait for it.
 */
export const warmUp = (root: string): void => void typeProblems(root);

let version = 0;

/** What is wrong with the files as they stand: their words, and with `types` their structure. */
async function problemsOf({ root }: Workspace, files: readonly string[], types: boolean): Promise<string[]> {
  const existing = files.filter((file) => existsSync(join(root, file)));
  try {
    version += 1;
    const problems = await checkFiles(existing, version);
    return types && problems.length === 0 ? await typeProblems(root) : problems;
  } catch (error) {
    return [(error as Error).message];
  }
}

/**
 * Writes files and keeps them only if the content is in order with them.
 * @param changes new code by file; @param types for changes of structure, which only the compiler can judge
 * @throws Refusal with the first problem; every file is then as it was
 */
export async function commitToDisk(
  workspace: Workspace,
  changes: ReadonlyMap<string, string>,
  types = false,
): Promise<void> {
  const all = checkedOff(workspace, changes);
  const files = [...all.keys()];
  const change = workspace.prepare(all);
  try {
    change.apply();
    const problems = await problemsOf(workspace, files, types);
    if (problems.length > 0) {
      // Earlier problems are not caused by this change.
      change.revert();
      const known = new Set(await problemsOf(workspace, files, types));
      const fresh = problems.find((problem) => !known.has(problem));
      if (fresh) throw new Refusal('checkFailed', { detail: fresh });
      change.apply();
    }
  } catch (error) {
    change.revert();
    throw error;
  } finally {
    change.end();
  }
}

/**
 * A text, in both languages or the one it has.
 * @param seen what the panel showed before it was changed; the file may have been changed by hand since
 * @throws Refusal
 */
export async function saveText(
  workspace: Workspace,
  file: string,
  path: string,
  texts: PairTexts,
  seen: PairTexts,
): Promise<void> {
  const { code } = workspace.read(file);
  const entry = entryAt(code, path);
  if (entry?.kind === 'pair') {
    if (entry.ar.text !== seen.ar || entry.en.text !== seen.en) throw new Refusal('changedMeanwhile', { file });
    const [complaint] = complaints(texts, { ar: entry.ar.text, en: entry.en.text });
    if (complaint) throw new Refusal(complaint.word, complaint.values);
    await commitToDisk(workspace, new Map([[file, changePair(code, path, texts)]]));
  } else if (entry?.kind === 'string') {
    const was = entry.value.text;
    if (was !== seen.ar) throw new Refusal('changedMeanwhile', { file });
    const [complaint] = complaints({ ar: texts.ar, en: texts.ar }, { ar: was, en: was });
    if (complaint) throw new Refusal(complaint.word, complaint.values);
    const { start, end } = entry.value;
    await commitToDisk(
      workspace,
      new Map([[file, apply(code, [{ start, end, code: literal(texts.ar, entry.value) }])]]),
    );
  } else throw new Refusal('noPlace', { file });
}

/** The typed number. @throws Refusal for an invalid one, and with both readings for an ambiguous one */
export function numberFrom(typed: string, field?: string): number {
  const [value, other] = readNumber(typed);
  if (value === undefined) throw new Refusal('noNumber', { typed }, field);
  if (other === undefined) return value;
  throw new Refusal('whichNumber', { typed, one: numberText(value), other: numberText(other) }, field);
}

/** The value of a figure: one number, or the two ends of a span. @throws Refusal */
export function figureEdits(code: string, file: string, path: string, typed: readonly string[]): string {
  const entry = entryAt(code, path);
  const numbers = typed.map((one, index) => numberFrom(one, String(index)));
  if (entry?.kind === 'number' && numbers.length === 1)
    return apply(code, [{ start: entry.start, end: entry.end, code: numberCode(numbers[0]!) }]);
  if (entry?.kind === 'span' && numbers.length === 2)
    return apply(
      code,
      entry.ends.map(({ start, end }, index) => ({ start, end, code: numberCode(numbers[index]!) })),
    );
  throw new Refusal('noPlace', { file });
}
