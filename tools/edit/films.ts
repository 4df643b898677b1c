/** The films of the site: their addresses, and whether they are shown. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { declarations, entryAt, nodeAt, properties } from '../source/literals.ts';
import { literal, numberCode, setProperty } from '../source/rewrite.ts';
import { Refusal } from './refusal.ts';
import { commitToDisk } from './save.ts';
import type { Workspace } from './workspace.ts';

const file = 'app/content/films.ts';
const list = 'list';

export function listFilms(workspace: Workspace) {
  const { code } = workspace.read(file);
  const node = declarations(code).get(list);
  if (!node) throw new Refusal('noPlace', { file });
  return [...properties(node).keys()].map((name) => {
    const title = entryAt(code, `${list}|${name}|title`);
    const url = entryAt(code, `${list}|${name}|address|url`);
    const kind = entryAt(code, `${list}|${name}|address|kind`);
    const hidden = properties(nodeAt(code, `${list}|${name}`)).has('hidden');
    return {
      name,
      title: title?.kind === 'pair' ? { ar: title.ar.text, en: title.en.text } : { ar: name, en: name },
      url: url?.kind === 'string' ? url.value.text : '',
      kind: kind?.kind === 'string' ? kind.value.text : 'file',
      hidden,
    };
  });
}

/** What a film's form showed: changed meanwhile, nothing is written over it. */
export type SeenFilm = Pick<ReturnType<typeof listFilms>[number], 'url' | 'kind' | 'hidden'>;

/**
 * @param url of a file or a page, or of a file of this site, whose size is then said before it is loaded; empty: the preview stands in again
 * @throws Refusal for what is no address
 */
export async function setFilm(
  workspace: Workspace,
  name: string,
  { url, kind, hidden }: { url: string; kind: 'file' | 'page'; hidden: boolean },
  seen: SeenFilm,
): Promise<void> {
  const bytes = /^\/films\/[\w.-]+$/.test(url)
    ? statSync(join(workspace.root, 'public', url), { throwIfNoEntry: false })?.size
    : undefined;
  const now = listFilms(workspace).find((film) => film.name === name);
  if (now?.url !== seen.url || now.kind !== seen.kind || now.hidden !== seen.hidden)
    throw new Refusal('changedMeanwhile', { file });
  const usable = url === '' || url === now.url || bytes || (URL.canParse(url) && new URL(url).protocol === 'https:');
  if (!usable) throw new Refusal('badAddress', { typed: url });
  const path = `${list}|${name}`;
  const address =
    url === ''
      ? undefined
      : `{ url: ${literal(url)}, kind: '${kind === 'page' ? 'page' : 'file'}'${bytes ? `, bytes: ${numberCode(bytes)}` : ''} }`;
  let { code } = workspace.read(file);
  code = setProperty(code, path, 'address', address);
  code = setProperty(code, path, 'hidden', hidden ? 'true' : undefined);
  await commitToDisk(workspace, new Map([[file, code]]));
}
