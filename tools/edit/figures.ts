/** Finds a figure's value in the content and what the register says about it, and saves a new value. */
import type { EditorText } from '../office/languages.ts';
import { givenName, nodeAt } from '../source/literals.ts';
import { apply, codeOf } from '../source/rewrite.ts';
import type { TextPlace } from './content-plugin.ts';
import { amountOf, changesFile, withReason } from './figure-changes.ts';
import { projectFile } from './project-list.ts';
import { Refusal } from './refusal.ts';
import { commitToDisk, numberFrom } from './save.ts';
import { shownText } from './texts.ts';
import type { Workspace } from './workspace.ts';

const file = 'app/content/figures.ts';

/** @throws Refusal for an unknown id */
export function figurePlace(workspace: Workspace, id: string) {
  const own = ownPlace(workspace, id);
  const year = workspace.entries(projectFile).find((one) => one.kind === 'string' && one.value.text === id);
  const places = [
    { file, path: id.replaceAll('.', '|') },
    ...(own ? [{ ...own, path: `${own.path}|value` }] : []),
    ...(year ? [{ file: projectFile, path: year.path.replace(/id$/, 'value') }] : []),
  ];
  for (const place of places) {
    const entry = workspace.entryAt(place.file, place.path);
    if (entry?.kind !== 'number' && entry?.kind !== 'span') continue;
    const values = entry.kind === 'number' ? [entry.value] : entry.ends.map((end) => end.value);
    return { ...place, values, words: registerWords(workspace, id, own) };
  }
  throw new Refusal('noPlace', { file });
}

/** What a figure counts, as the register says it. */
export function figureName(workspace: Workspace, id: string): EditorText | undefined {
  const { words } = figurePlace(workspace, id);
  return words.find(({ path }) => path.endsWith('|counts')) ?? words[0];
}

/**
 * Saves the value of a figure and the reason for it.
 * @param change `typed`: one number, or the two ends of a span; `seen`: what the form showed. @returns the stored value. @throws Refusal
 */
export async function saveFigure(
  workspace: Workspace,
  { id, typed, why, seen }: { id: string; typed: readonly string[]; why: EditorText; seen: readonly number[] },
): Promise<number[]> {
  const { file, path, values } = figurePlace(workspace, id);
  if (String(values) !== String(seen)) throw new Refusal('changedMeanwhile', { file });
  const now = typed.map((one, index) => numberFrom(one, String(index)));
  if (now.length !== values.length) throw new Refusal('noPlace', { file });
  const code = workspace.read(file);
  const { start, end } = nodeAt(code, path);
  const changes = new Map([[file, apply(code, [{ start, end, code: codeOf(amountOf(now)) }])]]);
  const reasons = withReason(workspace, id, now, why, new Date().toISOString().slice(0, 10));
  if (reasons) changes.set(changesFile, reasons);
  await commitToDisk(workspace, changes);
  return now;
}

/** Where a project's own file has a figure. */
function ownPlace(workspace: Workspace, id: string): TextPlace | undefined {
  const [group, ...key] = id.split('.');
  const found = workspace
    .contentFiles()
    .filter((name) => name.startsWith('app/content/projects/'))
    .find((name) => givenName(workspace.read(name), 'figures')?.text === group);
  return found === undefined ? undefined : { file: found, path: `figures|${key.join('.')}` };
}

/** The register's texts about a figure: what it counts, its scope, its source. */
function registerWords(workspace: Workspace, id: string, own: TextPlace | undefined) {
  const files = workspace.contentFiles().filter((name) => name.startsWith('app/content/register'));
  return (own ? [own.file] : files).flatMap((name) =>
    workspace
      .entries(name)
      .filter(({ kind, path }) => kind === 'pair' && (own ? path.startsWith(`${own.path}|`) : path.includes(`|${id}|`)))
      .flatMap((entry) => shownText(name, entry) ?? []),
  );
}
