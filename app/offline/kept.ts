/** The offline copy: one cache per language and release, complete once it holds its own list. */
import { parseLanguage } from '../language/detect.ts';

export interface KeptFile {
  /** Its address; a page's without its language. */
  path: string;
  /** As it travels, compressed. */
  bytes: number;
  hash: string;
}

/** `dist/offline-ar.json`, `dist/offline-en.json`: made at the build from the real files. */
export interface KeptList {
  language: string;
  release: string;
  pages: KeptFile[];
  files: KeptFile[];
}

/** A complete list in its store says when it was completed (ISO date). */
export interface KeptRecord extends KeptList {
  day: string;
}

const prefix = 'kept-';
export const listPath = (language: string): string => `/offline-${language}.json`;
export const storeName = (language: string, release: string): string => `${prefix}${language}-${release}`;
const languageOf = (name: string): string => name.slice(prefix.length, prefix.length + 2);

/** The stores of a language, finished or not, oldest first. */
export const storesOf = async (language: string): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(prefix) && languageOf(name) === language);

/** What a store holds, if it is complete. */
export async function recordIn(name: string): Promise<KeptRecord | undefined> {
  const found = await (await caches.open(name)).match(listPath(languageOf(name)));
  return found?.json();
}

/** Every complete store, newest first; `preferred` leads. */
async function complete(preferred?: string): Promise<string[]> {
  const names: string[] = [];
  for (const name of (await caches.keys()).reverse()) {
    if (name.startsWith(prefix) && (await recordIn(name))) names.push(name);
  }
  return names.sort((a, b) => Number(languageOf(b) === preferred) - Number(languageOf(a) === preferred));
}

export async function newestKept(): Promise<{ match(path: string): Promise<Response | undefined> } | undefined> {
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

/** The kept page of an address, in the stated language if that is kept; for an unknown one the home page. */
export async function keptPage(url: URL): Promise<Response | undefined> {
  for (const name of await complete(parseLanguage(url.searchParams.get('lang')))) {
    const store = await caches.open(name);
    const path = url.pathname.toLowerCase().replace(/(?<=.)\/+$/, '');
    const found = (await store.match(path)) ?? (await store.match('/'));
    if (found) return found;
  }
  return undefined;
}
