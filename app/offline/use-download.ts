import { useEffect, useSyncExternalStore } from 'react';
import type { Language } from '../content/text.ts';
import { type DownloadState, download, inspect, remove } from './download.ts';
import type { OfflineList } from './offline-copies.ts';

/** One per language for all dialogs of the page: a download continues when a dialog closes. */
const keepings = new Map<Language, DownloadState>();
const works = new Map<Language, AbortController>();
const listeners = new Set<() => void>();

function set(language: Language, next: DownloadState): void {
  keepings.set(language, next);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const refresh = async (language: Language): Promise<void> => {
  const found = await inspect(language);
  if (!works.has(language)) set(language, found);
};

/** @returns whether the copy is complete */
async function start(language: Language, list: OfflineList): Promise<boolean> {
  const own = new AbortController();
  works.set(language, own);
  set(language, { state: 'working', list, files: 0, bytes: 0 });
  let end: 'done' | 'idle' | 'failed' = 'done';
  try {
    await download(language, list, own.signal, (files, bytes) =>
      set(language, { state: 'working', list, files, bytes }),
    );
  } catch (error) {
    end = own.signal.aborted ? 'idle' : 'failed';
    if (end === 'failed') console.warn(error);
  }
  works.delete(language);
  // At once: fetching the server's current list may take time.
  if (end !== 'done') set(language, { state: end, list, begun: true });
  if (end !== 'failed') await refresh(language);
  return end === 'done';
}

const stop = (language: Language): void => works.get(language)?.abort();

const takeAway = (language: Language): Promise<void> => remove(language).finally(() => refresh(language));

/** @param wanted whether to look up the stored copy and the server's list */
export function useDownload(language: Language, wanted: boolean) {
  useEffect(() => {
    if (wanted) refresh(language);
  }, [language, wanted]);
  const current = useSyncExternalStore(
    subscribe,
    () => keepings.get(language),
    () => undefined,
  );
  return { keeping: current, start, stop, takeAway };
}
