/** The offline copy: one cache per language and release, complete once it contains its own list. */
import { parseLanguage } from '../language/preference.ts';

export interface OfflineFile {
  /** Its address; for a page, without the language. */
  path: string;
  /** Compressed, as transferred. */
  bytes: number;
  hash: string;
}

interface KeptPage extends OfflineFile {
  /** Query parameters that the server answers with pages of their own, which are not in the copy. */
  answers?: readonly string[];
}

/** `dist/offline-ar.json`, `dist/offline-en.json`: written by the build from the real files. */
export interface OfflineList {
  language: string;
  release: string;
  pages: KeptPage[];
  files: OfflineFile[];
}

/** The list in a complete copy has its completion date (ISO). */
export interface OfflineCopy extends OfflineList {
  day: string;
}

const prefix = 'kept-';
export const listPath = (language: string): string => `/offline-${language}.json`;
export const storeName = (language: string, release: string): string => `${prefix}${language}-${release}`;
const languageOf = (name: string): string => name.slice(prefix.length, prefix.length + 2);

/** A language's caches, complete or not, oldest first. */
export const storesOf = async (language: string): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(prefix) && languageOf(name) === language);

/** Parsed lists by cache: a complete one never changes. */
const copies = new Map<string, OfflineCopy>();

/** The list of a cache, if complete. */
export async function copyIn(name: string): Promise<OfflineCopy | undefined> {
  const known = copies.get(name);
  if (known) return known;
  const found = await (await caches.open(name)).match(listPath(languageOf(name)));
  const copy: OfflineCopy | undefined = await found?.json();
  if (copy) copies.set(name, copy);
  return copy;
}

/** All complete caches, newest first; `preferred` leads. */
async function complete(preferred?: string): Promise<string[]> {
  const names: string[] = [];
  for (const name of (await caches.keys()).reverse()) {
    if (name.startsWith(prefix) && (await copyIn(name))) names.push(name);
  }
  return names.sort((a, b) => Number(languageOf(b) === preferred) - Number(languageOf(a) === preferred));
}

export async function newestCopy(): Promise<{ match(path: string): Promise<Response | undefined> } | undefined> {
  const names = await complete();
  if (names.length === 0) return undefined;
  return {
    match: async (path) => {
      for (const name of names) {
        const found = await (await caches.open(name)).match(path);
        if (found) return found;
      }
      return undefined;
    },
  };
}

/** Marks a page whose other language is not stored; the start script reads its name. */
const onlyKept = { 'server-timing': 'only' };

const withHeaders = (response: Response, status: number, more: Record<string, string> = {}): Response =>
  new Response(response.body, { status, headers: { ...Object.fromEntries(response.headers), ...more } });

/**
 * The stored page of an address. Without a stated language, from the newest copy; the page then knows whether the other
 * language is stored too.
 * @returns undefined if it is not stored: in the stated language, or with an answer to this query
 */
export async function offlinePage(url: URL): Promise<Response | undefined> {
  const stated = parseLanguage(url.searchParams.get('lang'));
  const path = url.pathname.toLowerCase().replace(/(.)\/+$/, '$1');
  const names = await complete(stated);
  for (const name of names) {
    if (stated && languageOf(name) !== stated) continue;
    const page = (await copyIn(name))?.pages.find((page) => page.path === path);
    if (!page || page.answers?.some((parameter) => url.searchParams.has(parameter))) continue;
    const found = await (await caches.open(name)).match(path);
    if (!found) continue;
    const isOnly = new Set(names.map(languageOf)).size === 1;
    return isOnly ? withHeaders(found, found.status, onlyKept) : found;
  }
  return undefined;
}

/** The policy for stored files without one; a page needs its style sheet and icon. */
const pagePolicy = { 'content-security-policy': "default-src 'none'; style-src 'self'; img-src 'self'" };

export const notKeptPath = (language: string): string => `/not-kept-${language}.html`;

/** The page for an address without a copy, with links to stored pages; in the stated language if stored. */
export async function notKeptPage(url: URL): Promise<Response | undefined> {
  for (const name of await complete(parseLanguage(url.searchParams.get('lang')))) {
    const found = await (await caches.open(name)).match(notKeptPath(languageOf(name)));
    if (found) return withHeaders(found, 503, pagePolicy);
  }
  return undefined;
}
