/** Where a figure stands, and what the register says of it. */

import { type Entry, entries, entryAt, givenName } from '../source/literals.ts';
import type { TextPlace } from './content-plugin.ts';
import { projectFile } from './project-list.ts';
import { Refusal } from './refusal.ts';
import type { Workspace } from './workspace.ts';

const file = 'app/content/figures.ts';

/** @throws Refusal for an id that no figure has */
export function figurePlace(workspace: Workspace, id: string) {
  const own = ownPlace(workspace, id);
  const year = entries(workspace.read(projectFile).code).find((one) => one.kind === 'string' && one.value.text === id);
  const places = [
    { file, path: id.replaceAll('.', '|') },
    ...(own ? [{ ...own, path: `${own.path}|value` }] : []),
    ...(year ? [{ file: projectFile, path: year.path.replace(/id$/, 'value') }] : []),
  ];
  for (const place of places) {
    const entry = entryAt(workspace.read(place.file).code, place.path);
    if (entry?.kind !== 'number' && entry?.kind !== 'span') continue;
    const values = entry.kind === 'number' ? [entry.value] : entry.ends.map((end) => end.value);
    return { ...place, values, words: registerWords(workspace, id, own) };
  }
  throw new Refusal('noPlace', { file });
}

/** Where the file of a project speaks of a figure. */
function ownPlace(workspace: Workspace, id: string): TextPlace | undefined {
  const [group, ...key] = id.split('.');
  const found = workspace
    .contentFiles()
    .filter((name) => name.startsWith('app/content/projects/'))
    .find((name) => givenName(workspace.read(name).code, 'figures')?.text === group);
  return found === undefined ? undefined : { file: found, path: `figures|${key.join('.')}` };
}

/** The texts that the register keeps about a figure: what it counts, its scope, its source. */
function registerWords(workspace: Workspace, id: string, own: TextPlace | undefined) {
  const files = workspace.contentFiles().filter((name) => name.startsWith('app/content/register'));
  return (own ? [own.file] : files).flatMap((name) =>
    entries(workspace.read(name).code)
      .filter(
        (entry): entry is Extract<Entry, { kind: 'pair' }> =>
          entry.kind === 'pair' && (own ? entry.path.startsWith(`${own.path}|`) : entry.path.includes(`|${id}|`)),
      )
      .map(({ path, ar, en }) => ({ file: name, path, ar: ar.text, en: en.text })),
  );
}
