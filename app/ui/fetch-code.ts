import { type ComponentType, lazy } from 'react';

/**
 * Code that is fetched late may be out of reach: no line, a blocked file, a new release. Nothing on the page changes then; the
 * visitor is told, and may try again (SH-11).
 */
type Listener = (retry: () => void) => void;
const listeners = new Set<Listener>();

/** @returns the function that ends the subscription */
export function onFetchFailure(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A component whose code comes when it is first shown; what is on screen stays until then. */
export const lateComponent = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() => fetchCode(async () => ({ default: await load() }))) as unknown as ComponentType<Props>;

/** Resolves with what was loaded, if need be only after the visitor has asked for another try. */
export async function fetchCode<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      // Without anybody to ask, on the server, the failure is the caller's.
      if (listeners.size === 0) throw error;
      await new Promise<void>((retry) => {
        for (const listener of listeners) listener(retry);
      });
    }
  }
}
