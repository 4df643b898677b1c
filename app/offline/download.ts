/** Keeps the site in one language, file by file: it tells how far it is, can be stopped, and goes on where it stopped. */
import type { Language } from '../content/text.ts';
import {
  copyIn,
  listPath,
  type OfflineCopy,
  type OfflineFile,
  type OfflineList,
  storeName,
  storesOf,
} from './offline-copies.ts';

export type DownloadState =
  /** `list` is what the server offers now, unless it is out of reach; `record` is what is kept. */
  | { state: 'idle' | 'failed'; list?: OfflineList; record?: OfflineCopy; begun: boolean }
  | { state: 'working'; list: OfflineList; files: number; bytes: number }
  | { state: 'impossible' };

export const filesOf = (list: OfflineList): OfflineFile[] => [...list.pages, ...list.files];
export const bytesOf = (list: OfflineList): number => filesOf(list).reduce((sum, { bytes }) => sum + bytes, 0);

export const isPossible = (): boolean => 'serviceWorker' in navigator && 'caches' in globalThis;

/** What the server offers, and what is kept of it. */
export async function inspect(language: Language): Promise<DownloadState> {
  if (!isPossible()) return { state: 'impossible' };
  let record: OfflineCopy | undefined;
  let begun = false;
  for (const name of await storesOf(language)) {
    const found = await copyIn(name);
    if (found) record = found;
    else begun = true;
  }
  try {
    const list: OfflineList = await (await fetched(listPath(language))).json();
    return { state: 'idle', list, begun, ...(record && { record }) };
  } catch {
    return { state: record ? 'idle' : 'failed', begun, ...(record && { record }) };
  }
}

async function fetched(path: string, signal?: AbortSignal): Promise<Response> {
  // Only what carries its hash in its name may come from the browser without a question.
  const cache = path.startsWith('/assets/') ? 'default' : 'no-cache';
  const answer = await fetch(path, signal ? { cache, signal } : { cache });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer;
}

/**
 * Fetches what is missing.
 * @param tell is called after every file
 * @throws where a file can't be had, or the signal stops it; what has arrived stays
 */
export async function download(
  language: Language,
  list: OfflineList,
  signal: AbortSignal,
  tell: (files: number, bytes: number) => void,
): Promise<void> {
  const store = await caches.open(storeName(language, list.release));
  const before = await previous(language, list.release);
  const pages = new Set(list.pages.map(({ path }) => path));
  let [files, bytes] = [0, 0];
  for (const file of filesOf(list)) {
    signal.throwIfAborted();
    if (!(await store.match(file.path))) {
      // An address without its language is kept: the worker is asked for pages by it.
      const address = pages.has(file.path) ? `${file.path}?lang=${language}` : file.path;
      await store.put(file.path, (await before(file)) ?? (await fetched(address, signal)));
    }
    files += 1;
    bytes += file.bytes;
    tell(files, bytes);
  }
  const record: OfflineCopy = { ...list, day: new Date().toISOString().slice(0, 10) };
  await store.put(listPath(language), Response.json(record));
  for (const name of await storesOf(language))
    if (name !== storeName(language, list.release)) await caches.delete(name);
  await navigator.serviceWorker.register(trustedWorker());
}

/** What an older release has kept and this one has not changed. */
async function previous(
  language: Language,
  release: string,
): Promise<(file: OfflineFile) => Promise<Response | undefined>> {
  for (const name of await storesOf(language)) {
    const record = name === storeName(language, release) ? undefined : await copyIn(name);
    if (!record) continue;
    const store = await caches.open(name);
    const hashes = new Map(filesOf(record).map(({ path, hash }) => [path, hash]));
    return async ({ path, hash }) => (hashes.get(path) === hash ? store.match(path) : undefined);
  }
  return async () => undefined;
}

/** Takes away what is kept in a language; with the last of them the worker goes too. */
export async function remove(language: Language): Promise<void> {
  for (const name of await storesOf(language)) await caches.delete(name);
  if ((await caches.keys()).some((name) => name.startsWith('kept-'))) return;
  for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL: (url: string) => string };
}
let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/** The address of the worker in the form that the content policy demands: the only one this site ever makes. */
function trustedWorker(): string {
  const types = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;
  policy ??= types?.createPolicy('service-worker', { createScriptURL: (asked) => asked });
  return policy?.createScriptURL('/sw.js') ?? '/sw.js';
}
