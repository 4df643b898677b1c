/** The offline copy: one cache per language and release, complete once it holds its own list. */
import { parseLanguage } from '../language/detect.ts';

export interface OfflineFile {
  /** Its address; a page's without its language. */
  path: string;
  /** As it travels, compressed. */
  bytes: number;
  hash: string;
}

interface KeptPage extends OfflineFile {
  /** Query parameters that the server answers with a page of its own, which is not kept. */
  answers?: readonly string[];
}

/** `dist/offline-ar.json`, `dist/offline-en.json`: made at the build from the real files. */
export interface OfflineList {
  language: string;
  release: string;
  pages: KeptPage[];
  files: OfflineFile[];
}

/** A complete list in its store says when it was completed (ISO date). */
export interface OfflineCopy extends OfflineList {
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
export async function copyIn(name: string): Promise<OfflineCopy | undefined> {
  const found = await (await caches.open(name)).match(listPath(languageOf(name)));
  return found?.json();
}

/** Every complete store, newest first; `preferred` leads. */
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

/** The header that marks a kept page whose other language is not kept; the start script reads its name. */
const onlyKept = { 'server-timing': 'only' };

const withHeaders = (response: Response, status: number, more: Record<string, string> = {}): Response =>
  new Response(response.body, { status, headers: { ...Object.fromEntries(response.headers), ...more } });

/**
 * The kept page of an address. Without a stated language, the newest copy; the page then knows whether it is kept in the other.
 * @returns undefined where it is not kept: in the stated language, or with an answer to this query
 */
export async function offlinePage(url: URL): Promise<Response | undefined> {
  const stated = parseLanguage(url.searchParams.get('lang'));
  const path = url.pathname.toLowerCase().replace(/(?<=.)\/+$/, '');
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

/** The server gives a file no rights; as a page it needs its style sheet and its icon. */
const pagePolicy = { 'content-security-policy': "default-src 'none'; style-src 'self'; img-src 'self'" };

export const notKeptPath = (language: string): string => `/not-kept-${language}.html`;

/** The page that says that an address is not kept, with the way to what is; in the stated language, if that is kept. */
export async function notKeptPage(url: URL): Promise<Response | undefined> {
  for (const name of await complete(parseLanguage(url.searchParams.get('lang')))) {
    const found = await (await caches.open(name)).match(notKeptPath(languageOf(name)));
    if (found) return withHeaders(found, 503, pagePolicy);
  }
  return undefined;
}
