/** Downloads the site in one language, file by file, with progress; can be stopped and resumed. */
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
  /** `list` is the server's current list, if reachable; `record` is the stored copy. */
  | { state: 'idle' | 'failed'; list?: OfflineList; record?: OfflineCopy; begun: boolean }
  | { state: 'working'; list: OfflineList; files: number; bytes: number }
  | { state: 'impossible' };

export const filesOf = (list: OfflineList): OfflineFile[] => [...list.pages, ...list.files];
export const bytesOf = (list: OfflineList): number => filesOf(list).reduce((sum, { bytes }) => sum + bytes, 0);

/** The server's list and the stored copy. Without its worker a copy is no more than begun. */
export async function inspect(language: Language): Promise<DownloadState> {
  let record: OfflineCopy | undefined;
  let begun = false;
  try {
    const works = await navigator.serviceWorker.getRegistration();
    for (const name of await storesOf(language)) {
      const found = works && (await copyIn(name));
      if (found) record = found;
      else begun = true;
    }
  } catch {
    // The browser has no service workers or caches, or forbids them, as in a private window.
    return { state: 'impossible' };
  }
  try {
    const list: OfflineList = await (await fetched(listPath(language))).json();
    return { state: 'idle', list, begun, ...(record && { record }) };
  } catch {
    return { state: record ? 'idle' : 'failed', begun, ...(record && { record }) };
  }
}

async function fetched(path: string, signal?: AbortSignal): Promise<Response> {
  // Only files with a hash in their name may come from the browser's cache unchecked.
  const cache = path.startsWith('/assets/') ? 'default' : 'no-cache';
  const answer = await fetch(path, signal ? { cache, signal } : { cache });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer;
}

/**
 * Fetches the missing files.
 * @param tell called after every file
 * @throws if a file does not load or the signal aborts; fetched files stay
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
    if (signal.aborted) throw new Error('stopped');
    if (!(await store.match(file.path))) {
      // Pages are stored with their language: the worker looks them up by it.
      const address = pages.has(file.path) ? `${file.path}?lang=${language}` : file.path;
      await store.put(file.path, (await before(file)) ?? (await fetched(address, signal)));
    }
    files += 1;
    bytes += file.bytes;
    tell(files, bytes);
  }
  await navigator.serviceWorker.register(trustedWorker());
  const record: OfflineCopy = { ...list, day: new Date().toISOString().slice(0, 10) };
  await store.put(listPath(language), new Response(JSON.stringify(record)));
  for (const name of await storesOf(language))
    if (name !== storeName(language, list.release)) await caches.delete(name);
}

/** Files of an older release's copy that have not changed. */
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

/** Removes the copy of a language; with the last one, the worker too. */
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

/** The worker's address as a trusted script URL: the site's only one. */
function trustedWorker(): string {
  const types = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;
  policy ??= types?.createPolicy('service-worker', { createScriptURL: (asked) => asked });
  return policy?.createScriptURL('/sw.js') ?? '/sw.js';
}
