/** Saves changes of content: checks each, writes it atomically, checks the content again, and reverts it if that fails. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { readNumber } from '../../app/language/read-number.ts';
import { checkFiles } from '../checks/check-content.ts';
import type { EditorText } from '../office/languages.ts';
import { entryAt, literalsOf, type TextPlace } from '../source/literals.ts';
import { apply, changePair, literal } from '../source/rewrite.ts';
import { complaints, tidy, wrongLanguage } from './check-text.ts';
import { problemRefusal } from './content-problems.ts';
import { limits } from './limits.ts';
import { numberText } from './number-text.ts';
import { Refusal } from './refusal.ts';
import type { Workspace } from './workspace.ts';

/** Incremental, so that a change costs a second. On two processors a second thread would only check the same types again. */
const compiler = (root: string): string[] => [
  join(root, 'node_modules/.bin/tsc'),
  ...['-p', 'tools/edit/tsconfig.json'],
  ...(availableParallelism() > 2 ? [] : ['--singleThreaded']),
];

/** One run after the other: two compilers would write the same cache file. */
let compiling: Promise<string[]> = Promise.resolve([]);

/** The first errors of the compiler. */
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
 * Fills the compiler's cache, so that the first change does not wait for it. Not at a low priority: on a busy computer it would never end,
 * and changes of structure wait for it.
 */
export const warmUp = (root: string): void => void typeProblems(root);

let version = 0;

/** Problems of the files: their texts, and with `types` their structure. */
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
 * Writes files, and reverts them if the content check fails.
 * @param changes new code by file; @param types for changes of structure, which only the compiler can check
 * @throws Refusal with the first problem; all files are then unchanged
 */
export async function commitToDisk(
  workspace: Workspace,
  changes: ReadonlyMap<string, string>,
  types = false,
): Promise<void> {
  const files = [...changes.keys()];
  const change = workspace.prepare(changes);
  change.apply();
  const problems = await problemsOf(workspace, files, types);
  if (problems.length === 0) return;
  // Problems that were there before do not count.
  change.revert();
  const known = new Set(await problemsOf(workspace, files, types));
  const fresh = problems.find((problem) => !known.has(problem));
  if (fresh) throw problemRefusal(workspace, fresh, 'notSaved');
  change.apply();
}

/**
 * Saves a text, in both languages or the one it has.
 * @param change `seen` is what the form showed: the text is not saved over anything else; `sure`: its language is meant
 * @returns the text as it is stored: without invisible characters and double spaces
 * @throws Refusal
 */
export async function saveText(
  workspace: Workspace,
  { file, path, seen, ar, en, sure = false }: TextPlace & EditorText & { seen: EditorText; sure?: boolean },
): Promise<EditorText> {
  const code = workspace.read(file);
  const entry = entryAt(code, path);
  const { ar: was, en: wasEnglish } = entry ? literalsOf(entry) : {};
  if (!entry || !was || !wasEnglish) throw new Refusal('noPlace', { file });
  // A text that stands once is checked as if it stood in both languages.
  const single = entry.kind === 'string';
  const arabic = tidy(ar, was.text);
  const now = { ar: arabic, en: single ? arabic : tidy(en, wasEnglish.text) };
  if (was.text !== seen.ar || (!single && wasEnglish.text !== seen.en)) throw new Refusal('changedMeanwhile', { file });
  const before = { ar: was.text, en: wasEnglish.text };
  const [complaint] = complaints(now, before, limits(workspace)({ file, path }, before));
  if (complaint) throw new Refusal(complaint.word, complaint.values);
  const wrong = single || sure ? undefined : wrongLanguage(now, before);
  if (wrong) throw new Refusal('wrongLanguage', {}, wrong);
  const saved = single
    ? apply(code, [{ start: was.start, end: was.end, code: literal(now.ar, was) }])
    : changePair(code, path, now);
  await commitToDisk(workspace, new Map([[file, saved]]));
  return now;
}

/** Reads a typed number. @throws Refusal if it is none, and with both readings if there are two */
export function numberFrom(typed: string, field?: string): number {
  const [value, other] = readNumber(typed);
  if (value === undefined) throw new Refusal('noNumber', { typed }, field);
  if (other === undefined) return value;
  throw new Refusal('whichNumber', { typed, one: numberText(value), other: numberText(other) }, field);
}
