/** Changes of content, each checked, written whole, checked again as the build reads it, and taken back where it does not pass. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { complaints, type PairTexts } from './check-text.ts';
import { Refusal } from './refusal.ts';
import { apply, changePair, entryAt, literal, numberCode } from './source.ts';
import { type Workspace, writeWhole } from './workspace.ts';

/** What the content check says of the files as they stand, or with `types` the compiler as well. */
function problemsOf({ root }: Workspace, types: boolean): string[] {
  const run = (args: string[]) =>
    spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', env: { ...process.env, NODE_NO_WARNINGS: '1' } });
  if (types) {
    const { status, stdout } = run([join(root, 'node_modules/.bin/tsc'), '-p', '.']);
    if (status !== 0) return stdout.split('\n').filter(Boolean).slice(0, 3);
  }
  const { stdout, stderr } = run([join(root, 'tools/edit/verify.ts')]);
  try {
    return JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
  } catch {
    return [stderr.trim().split('\n').at(-1) ?? 'verify'];
  }
}

/**
 * Writes files and keeps them only if the content is in order with them.
 * @param changes new code by file; @param types for changes of structure, which only the compiler can judge
 * @throws Refusal with the first problem; every file is then as it was
 */
export function commitToDisk(workspace: Workspace, changes: ReadonlyMap<string, string>, types = false): void {
  const before = new Map([...changes.keys()].map((file) => [file, workspace.read(file)]));
  const restore = () => {
    for (const [file, { code }] of before)
      if (workspace.read(file).code !== code) writeWhole(join(workspace.root, file), code);
  };
  const write = () => {
    for (const [file, code] of changes) workspace.write(file, code, before.get(file)!.hash);
  };
  try {
    write();
    const problems = problemsOf(workspace, types);
    if (problems.length === 0) return;
    // What was wrong before is nobody's fault now.
    restore();
    const known = new Set(problemsOf(workspace, types));
    const fresh = problems.find((problem) => !known.has(problem));
    if (fresh) throw new Refusal('checkFailed', { detail: fresh });
    write();
  } catch (error) {
    restore();
    throw error;
  }
}

/**
 * A text, in both languages or the one it has.
 * @param seen what the panel showed before it was changed; the file may have been changed by hand since
 * @throws Refusal
 */
export function saveText(workspace: Workspace, file: string, path: string, texts: PairTexts, seen: PairTexts): void {
  const { code } = workspace.read(file);
  const entry = entryAt(code, path);
  if (entry?.kind === 'pair') {
    if (entry.ar.text !== seen.ar || entry.en.text !== seen.en) throw new Refusal('changedMeanwhile', { file });
    const [complaint] = complaints(texts, { ar: entry.ar.text, en: entry.en.text });
    if (complaint) throw new Refusal(complaint.word, complaint.values);
    commitToDisk(workspace, new Map([[file, changePair(code, path, texts)]]));
  } else if (entry?.kind === 'string') {
    const was = entry.value.text;
    if (was !== seen.ar) throw new Refusal('changedMeanwhile', { file });
    const [complaint] = complaints({ ar: texts.ar, en: texts.ar }, { ar: was, en: was });
    if (complaint) throw new Refusal(complaint.word, complaint.values);
    const { start, end } = entry.value;
    commitToDisk(workspace, new Map([[file, apply(code, [{ start, end, code: literal(texts.ar, entry.value) }])]]));
  } else throw new Refusal('noPlace', { file });
}

const digits = (typed: string): string =>
  typed
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[,٬\s_\u200e\u200f]/g, '')
    .replace('٫', '.');

/** A number as typed, in Western or Arabic digits. @throws Refusal */
export function numberFrom(typed: string): number {
  const plain = digits(typed);
  if (!/^\d+(\.\d+)?$/.test(plain)) throw new Refusal('noNumber', { typed });
  return Number(plain);
}

/** The value of a figure: one number, or the two ends of a span. @throws Refusal */
export function figureEdits(code: string, file: string, path: string, typed: readonly string[]): string {
  const entry = entryAt(code, path);
  const numbers = typed.map(numberFrom);
  if (entry?.kind === 'number' && numbers.length === 1)
    return apply(code, [{ start: entry.start, end: entry.end, code: numberCode(numbers[0]!) }]);
  if (entry?.kind === 'span' && numbers.length === 2)
    return apply(
      code,
      entry.ends.map(({ start, end }, index) => ({ start, end, code: numberCode(numbers[index]!) })),
    );
  throw new Refusal('noPlace', { file });
}
