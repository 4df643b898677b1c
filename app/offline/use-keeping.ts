import { useEffect, useSyncExternalStore } from 'react';
import type { Language } from '../content/text.ts';
import { type Keeping, keep, look, remove } from './keeping.ts';
import type { KeptList } from './kept.ts';

/** One for all dialogs of the page: the work goes on when a dialog is closed. */
let keeping: Keeping | undefined;
let work: AbortController | undefined;
const listeners = new Set<() => void>();

function set(next: Keeping): void {
  keeping = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const refresh = async (language: Language): Promise<void> => {
  const found = await look(language);
  if (!work) set(found);
};

/** @returns whether everything is kept now */
async function start(language: Language, list: KeptList): Promise<boolean> {
  const own = new AbortController();
  work = own;
  set({ state: 'working', list, files: 0, bytes: 0 });
  let failed = false;
  try {
    await keep(language, list, own.signal, (files, bytes) => set({ state: 'working', list, files, bytes }));
    return true;
  } catch (error) {
    failed = !own.signal.aborted;
    if (failed) console.warn(error);
    return false;
  } finally {
    work = undefined;
    if (failed) set({ state: 'failed', list, begun: true });
    else await refresh(language);
  }
}

const stop = (): void => work?.abort();

async function takeAway(language: Language): Promise<void> {
  await remove(language);
  await refresh(language);
}

/** @param wanted look what is kept, and what the server offers */
export function useKeeping(language: Language, wanted: boolean) {
  useEffect(() => {
    if (wanted) refresh(language);
  }, [language, wanted]);
  const current = useSyncExternalStore(
    subscribe,
    () => keeping,
    () => undefined,
  );
  return { keeping: current, start, stop, takeAway };
}
