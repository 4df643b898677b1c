/** Where a figure stands, and what the register says of it. */
import { Refusal } from './refusal.ts';
import { type Entry, entries, entryAt } from './source.ts';
import type { Workspace } from './workspace.ts';

const file = 'app/content/figures.ts';

/** @throws Refusal for an id that no figure has */
export function figurePlace(workspace: Workspace, id: string) {
  const entry = entryAt(workspace.read(file).code, id.replaceAll('.', '|'));
  if (entry?.kind !== 'number' && entry?.kind !== 'span') throw new Refusal('noPlace', { file });
  const values = entry.kind === 'number' ? [entry.value] : entry.ends.map((end) => end.value);
  return { file, path: id.replaceAll('.', '|'), values, words: registerWords(workspace, id) };
}

/** The texts that the register keeps about a figure: what it counts, its scope, its source. */
function registerWords(workspace: Workspace, id: string) {
  return workspace
    .contentFiles()
    .filter((name) => name.startsWith('app/content/register'))
    .flatMap((name) =>
      entries(workspace.read(name).code)
        .filter(
          (entry): entry is Extract<Entry, { kind: 'pair' }> => entry.kind === 'pair' && entry.path.includes(`|${id}|`),
        )
        .map(({ path, ar, en }) => ({ file: name, path, ar: ar.text, en: en.text })),
    );
}
