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
      kind: kind?.kind === 'string' ? kind.value.text : '',
      hidden,
    };
  });
}

/** What a film's form showed: changed meanwhile, nothing is written over it. */
export type SeenFilm = Pick<ReturnType<typeof listFilms>[number], 'url' | 'kind' | 'hidden'>;

/** Files that a browser plays by themselves. */
const filmFile = /\.(mp4|m4v|webm|mov)$/i;

/** The address under which a film site lets one of its pages stand in another site. */
function embedAddress(address: string): string | undefined {
  const { hostname, pathname, searchParams } = new URL(address);
  const host = hostname.replace(/^(www|m|player)\./, '');
  const short = host === 'youtu.be' ? pathname.slice(1) : undefined;
  const id = short ?? searchParams.get('v') ?? /^\/(?:embed|shorts|live)\/([\w-]+)/.exec(pathname)?.[1];
  if (/^(youtu\.be|youtube\.com|youtube-nocookie\.com)$/.test(host) && id)
    return `https://www.youtube-nocookie.com/embed/${id}`;
  const number = host === 'vimeo.com' && /^(?:\/video)?\/(\d+)/.exec(pathname)?.[1];
  return number ? `https://player.vimeo.com/video/${number}` : undefined;
}

type Kind = 'file' | 'page';

/**
 * A copied address as the site needs it.
 * @throws Refusal for an invalid address, or one that may be a film file or a page
 */
export function filmAddress(typed: string, kind: Kind | ''): { url: string; kind: Kind } {
  if (!URL.canParse(typed) || new URL(typed).protocol !== 'https:') throw new Refusal('badAddress', { typed }, 'url');
  const embed = embedAddress(typed);
  if (kind === 'page') return { url: embed ?? typed, kind };
  if (embed || (kind !== 'file' && !filmFile.test(new URL(typed).pathname)))
    throw new Refusal('embedOrFile', { typed }, 'kind');
  return { url: typed, kind: 'file' };
}

export interface FilmInput {
  /** Of a file or a page, or of a film file of this site; empty: the preview stands in again. */
  url: string;
  /** Empty where the address says it. */
  kind: Kind | '';
  hidden: boolean;
}

/** @throws Refusal for an invalid or ambiguous address */
export async function setFilm(
  workspace: Workspace,
  name: string,
  { url: typed, kind, hidden }: FilmInput,
  seen: SeenFilm,
): Promise<void> {
  const now = listFilms(workspace).find((film) => film.name === name);
  if (now?.url !== seen.url || now.kind !== seen.kind || now.hidden !== seen.hidden)
    throw new Refusal('changedMeanwhile', { file });
  const path = `${list}|${name}`;
  let { code } = workspace.read(file);
  if (typed === '') code = setProperty(code, path, 'address', undefined);
  else if (typed !== now.url || kind !== now.kind) {
    const own = /^\/films\/\w+\.\w+$/.test(typed) ? join(workspace.root, 'public', typed) : undefined;
    // The size of a film of this site is said before it is loaded.
    const bytes = own && statSync(own, { throwIfNoEntry: false })?.size;
    const address = bytes ? { url: typed, kind: 'file' } : filmAddress(typed, kind);
    const size = bytes ? `, bytes: ${numberCode(bytes)}` : '';
    code = setProperty(code, path, 'address', `{ url: ${literal(address.url)}, kind: '${address.kind}'${size} }`);
  }
  code = setProperty(code, path, 'hidden', hidden ? 'true' : undefined);
  await commitToDisk(workspace, new Map([[file, code]]));
}
