import { type ComponentType, lazy } from 'react';

/** On a line that has stalled nothing fails, and nothing comes: after this many milliseconds it counts as failed. `boot.js` has it from here. */
export const patience = 15_000;

/** @throws `silence` where what was asked for has not come by then */
export function inTime<Answer>(asked: Promise<Answer>, silence = new Error('Nothing has come')): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout>;
  const silent = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, patience, silence);
  });
  return Promise.race([asked, silent]).finally(() => clearTimeout(timer));
}

/**
 * Code that is fetched late may be out of reach: no line, a blocked file, a new release. Nothing on the page changes then; the
 * visitor is told, and may try again (SH-11).
 */
type Listener = (retry: () => void, over: AbortSignal) => void;
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
 * Resolves with what was loaded, if need be only after the visitor has asked for another try, or once it has come after all.
 * @param takenBack when nobody wants it any more, nobody is offered another try
 */
export async function fetchCode<Module>(load: () => Promise<Module>, takenBack?: AbortSignal): Promise<Module> {
  for (;;) {
    const asked = load();
    try {
      // Without anybody to ask, on the server, it is waited for, and its failure is the caller's.
      return await (listeners.size === 0 ? asked : inTime(asked));
    } catch (error) {
      if (listeners.size === 0) throw error;
      await new Promise<void>((retry) => {
        const over = new AbortController();
        takenBack?.addEventListener('abort', () => over.abort());
        asked.then(
          () => {
            over.abort();
            retry();
          },
          () => {},
        );
        if (!takenBack?.aborted) for (const listener of listeners) listener(retry, over.signal);
      });
    }
  }
}
