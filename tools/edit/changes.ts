/** What differs from what is published, in words, and how one difference is taken back. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { EditorText } from '../office/languages.ts';
import { type Entry, entries, entryAt, lists, nodeAt } from '../source/literals.ts';
import { apply, changePair, setProperty } from '../source/rewrite.ts';
import { writeWhole } from './file-change.ts';
import { guideFile, withoutGuide } from './guides.ts';
import { placeName } from './place-names.ts';
import { projectFile, projectPath } from './projects.ts';
import { commitToDisk } from './save.ts';
import type { Workspace } from './workspace.ts';

export interface Change {
  file: string;
  path: string;
  kind: 'changed' | 'added' | 'removed' | 'file';
  /** What people call the place. */
  name: EditorText;
  /** One line a language, or the value. */
  before?: readonly string[];
  after?: readonly string[];
}

const linesOf = (entry: Entry | undefined): readonly string[] | undefined => {
  if (!entry) return undefined;
  if (entry.kind === 'pair') return [entry.ar.text, entry.en.text];
  if (entry.kind === 'string') return [entry.value.text];
  return [entry.kind === 'number' ? String(entry.value) : entry.ends.map((end) => end.value).join(' – ')];
};

/**
 * The lists in which something stands at another number than before, by their places, the outer ones only. What stands at a number of
 * such a list is not what stood there: it is one change, taken back whole.
 */
function remadeLists(before: string, now: string): string[] {
  const was = lists(before);
  const remade = [...lists(now)].filter(([path, items]) => {
    const old = was.get(path);
    return old && items.some((item, at) => item !== old[at] && old.includes(item));
  });
  const places = remade.map(([path]) => path);
  return places.filter((path) => !places.some((outer) => path.startsWith(`${outer}|`)));
}

/** Every literal of a file that differs. @param before the published text, `undefined` for a new file */
export function changesOf(workspace: Workspace, file: string, before: string | undefined): Change[] {
  const name = placeName(workspace, file);
  const whole: Change = { file, path: '', kind: 'file', name };
  const path = join(workspace.root, file);
  if (!file.endsWith('.ts') || before === undefined || !existsSync(path)) return [whole];
  const now = readFileSync(path, 'utf8');
  const was = new Map(entries(before).map((entry) => [entry.path, linesOf(entry)]));
  const is = new Map(entries(now).map((entry) => [entry.path, linesOf(entry)]));
  const found: Change[] = [];
  for (const list of remadeLists(before, now)) {
    const [old, after] = [was, is].map((all) => takeOut(all, list));
    // What stays says nothing, but in a list that only its order has changed.
    const only = (some: readonly string[], others: readonly string[]) => some.filter((line) => !others.includes(line));
    const [gone, come] = [only(old!, after!), only(after!, old!)];
    const moved = gone.length + come.length === 0;
    found.push({ file, path: list, kind: 'changed', name, before: moved ? old : gone, after: moved ? after : come });
  }
  for (const [place, after] of is) {
    const old = was.get(place);
    if (!was.has(place)) found.push({ file, path: place, kind: 'added', name, after });
    else if (String(old) !== String(after))
      found.push({ file, path: place, kind: 'changed', name, before: old, after });
  }
  for (const [place, old] of was)
    if (!is.has(place)) found.push({ file, path: place, kind: 'removed', name, before: old });
  return found.length > 0 ? found : [whole];
}

/** The lines of a list's entries, which are no changes of their own. */
function takeOut(all: Map<string, readonly string[] | undefined>, list: string): string[] {
  const inside = [...all].filter(([place]) => place.startsWith(`${list}|`));
  for (const [place] of inside) all.delete(place);
  return inside.flatMap(([, lines]) => lines ?? []);
}

const has = (code: string, path: string): boolean => {
  try {
    nodeAt(code, path);
    return true;
  } catch {
    return false;
  }
};

/** The code with one place as it was before, everything else as it is now. */
export function restored(now: string, before: string, path: string): string {
  const pair = entryAt(before, path);
  if (pair?.kind === 'pair' && entryAt(now, path)?.kind === 'pair')
    return changePair(now, path, { ar: pair.ar.text, en: pair.en.text });
  const keys = path.split('|');
  const sourceAt = (code: string, place: string) => {
    const { start, end } = nodeAt(code, place);
    return { start, end, code: code.slice(start, end) };
  };
  const exchanged = (place: string) => {
    const { start, end } = sourceAt(now, place);
    return apply(now, [{ start, end, code: sourceAt(before, place).code }]);
  };
  for (let depth = 1; depth <= keys.length; depth++) {
    const place = keys.slice(0, depth).join('|');
    if (has(now, place) && has(before, place)) continue;
    // The first that only one of the two has: its parent gets it, or loses it.
    const parent = keys.slice(0, depth - 1).join('|');
    if (nodeAt(now, parent).type !== 'ObjectExpression') return exchanged(parent);
    const code = has(before, place) ? sourceAt(before, place).code : undefined;
    return setProperty(now, parent, keys[depth - 1]!, code);
  }
  return exchanged(path);
}

/** The code of the list that knows a new project or guide, without it. */
function unlisted(workspace: Workspace, file: string): [list: string, code: string] | undefined {
  const [, kind, name] = /^app\/content\/(projects|guides)\/([\w-]+)\.ts$/.exec(file) ?? [];
  if (!kind || !name) return undefined;
  const list = kind === 'projects' ? projectFile : guideFile;
  const { code } = workspace.read(list);
  return [list, kind === 'projects' ? setProperty(code, projectPath, name, undefined) : withoutGuide(code, name)];
}

/** Puts one place, or with an empty one the whole file, back to what is published. */
export async function putBack(
  workspace: Workspace,
  file: string,
  path: string,
  before: string | undefined,
): Promise<void> {
  const where = join(workspace.root, file);
  if (before === undefined) {
    const list = unlisted(workspace, file);
    if (list) await commitToDisk(workspace, new Map([list]));
    rmSync(where, { force: true });
    return;
  }
  if (!path || !existsSync(where)) {
    writeWhole(where, before);
    return;
  }
  const code = restored(workspace.read(file).code, before, path);
  await commitToDisk(workspace, new Map([[file, code]]), entryAt(before, path) === undefined);
  // What differs only in its lines is what it was.
  if (workspace.read(file).code.replace(/\s|,(?=\s*[}\])])/g, '') === before.replace(/\s|,(?=\s*[}\])])/g, ''))
    writeWhole(where, before);
}
