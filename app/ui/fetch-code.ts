import { type ComponentType, lazy } from 'react';

/**
 * Code that is fetched late may be out of reach: no line, a blocked file, a new release. Nothing on the page changes then; the
 * visitor is told, and may try again (SH-11).
 */
type Listener = (retry: () => void, takenBack?: AbortSignal) => void;
const listeners = new Set<Listener>();

/** @returns the function that ends the subscription */
export function onFetchFailure(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A component whose code comes when it is first shown; what is on screen stays until then. */
export const lateComponent = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() => fetchCode(async () => ({ default: await load() }))) as unknown as ComponentType<Props>;

/** What a visitor does who wants something else by now. */
const otherActs = ['click', 'input', 'popstate', 'page-changed'];

/**
 * For code that a click waits for.
 * @param show what has come; not called where the visitor has typed, clicked or gone on meanwhile: it would take the keyboard away
 */
export async function fetchForClick<Module>(
  load: () => Promise<Module>,
  show: (module: Module) => void,
): Promise<void> {
  const until = new AbortController();
  const { pathname } = location;
  const takeBack = ({ type, target }: Event) => {
    // What lay over the page has an entry of its own in the history, which may be on its way out.
    if (type === 'popstate' && location.pathname === pathname) return;
    // Whoever asks for another try wants it still.
    if (!(target instanceof Element && target.closest('#failure'))) until.abort();
  };
  for (const act of otherActs) addEventListener(act, takeBack, { capture: true, signal: until.signal });
  const loaded = await fetchCode(load, until.signal);
  if (until.signal.aborted) return;
  until.abort();
  show(loaded);
}

/**
 * Resolves with what was loaded, if need be only after the visitor has asked for another try.
 * @param takenBack when nobody wants it any more, nobody is offered another try
 */
export async function fetchCode<Module>(load: () => Promise<Module>, takenBack?: AbortSignal): Promise<Module> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      // Without anybody to ask, on the server, the failure is the caller's.
      if (listeners.size === 0) throw error;
      await new Promise<void>((retry) => {
        if (!takenBack?.aborted) for (const listener of listeners) listener(retry, takenBack);
      });
    }
  }
}
