/** The films of the site: their addresses, and whether they are shown. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { EditorText } from '../office/languages.ts';
import { entryAt, nodeAt, properties } from '../source/literals.ts';
import { codeOf, setProperty } from '../source/rewrite.ts';
import { Refusal } from './refusal.ts';
import { commitToDisk } from './save.ts';
import type { Workspace } from './workspace.ts';

const file = 'app/content/films.ts';
const list = 'list';

type Kind = 'file' | 'page';

export interface Film {
  name: string;
  title: EditorText;
  /** Empty while the preview is shown instead. */
  url: string;
  /** Empty if the address tells. */
  kind: Kind | '';
  hidden: boolean;
}

export function listFilms(workspace: Workspace): Film[] {
  const code = workspace.read(file);
  return [...properties(nodeAt(code, list)).keys()].map((name) => {
    const at = (path: string) => entryAt(code, `${list}|${name}|${path}`);
    const [title, url, kind] = [at('title'), at('address|url'), at('address|kind')];
    return {
      name,
      title: title?.kind === 'pair' ? { ar: title.ar.text, en: title.en.text } : { ar: name, en: name },
      url: url?.kind === 'string' ? url.value.text : '',
      kind: kind?.kind === 'string' ? (kind.value.text as Kind) : '',
      hidden: properties(nodeAt(code, `${list}|${name}`)).has('hidden'),
    };
  });
}

/** What the form showed: nothing is saved over other values. */
export type SeenFilm = Pick<Film, 'url' | 'kind' | 'hidden'>;

/** Files that browsers play. */
const filmFile = /\.(mp4|m4v|webm|mov)$/i;

/** The address of a film site's page for embedding. */
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

/** Turns a copied address into the one to store. @throws Refusal for an invalid address, or if it may be a film file or a page */
export function filmAddress(typed: string, kind: Kind | ''): { url: string; kind: Kind } {
  if (!URL.canParse(typed) || new URL(typed).protocol !== 'https:') throw new Refusal('badAddress', { typed }, 'url');
  const embed = embedAddress(typed);
  if (kind === 'page') return { url: embed ?? typed, kind };
  if (embed || (kind !== 'file' && !filmFile.test(new URL(typed).pathname)))
    throw new Refusal('embedOrFile', { typed }, 'kind');
  return { url: typed, kind: 'file' };
}

/**
 * @param input with the `url` of a file or a page, or of a film file of this site
 * @returns the address as it is stored. @throws Refusal as `filmAddress` does, and if another window has changed the film
 */
export async function setFilm(
  workspace: Workspace,
  { name, seen, url: typed, kind, hidden }: SeenFilm & { name: string; seen: SeenFilm },
): Promise<Pick<Film, 'url' | 'kind'>> {
  const now = listFilms(workspace).find((film) => film.name === name);
  if (now?.url !== seen.url || now.kind !== seen.kind || now.hidden !== seen.hidden)
    throw new Refusal('changedMeanwhile', { file });
  const path = `${list}|${name}`;
  let code = workspace.read(file);
  if (typed === '') code = setProperty(code, path, 'address', undefined);
  else if (typed !== now.url || kind !== now.kind) {
    const own = /^\/films\/\w+\.\w+$/.test(typed) ? join(workspace.root, 'public', typed) : undefined;
    // Pages show the size of this site's films before loading them.
    const bytes = own && statSync(own, { throwIfNoEntry: false })?.size;
    const address = bytes ? { url: typed, kind: 'file' } : filmAddress(typed, kind);
    code = setProperty(code, path, 'address', codeOf({ ...address, bytes }));
  }
  code = setProperty(code, path, 'hidden', hidden ? 'true' : undefined);
  await commitToDisk(workspace, new Map([[file, code]]));
  const { url, kind: stored } = listFilms(workspace).find((film) => film.name === name)!;
  return { url, kind: stored };
}
