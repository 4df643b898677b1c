import { timeoutMs } from '../ui/with-timeout.ts';
import { failIsland } from './fail-island.ts';

/** Opens a dialog for the pressed control. */
export type OpenDialog = (control: HTMLElement) => void;

interface Entry {
  default: (island: HTMLElement) => Promise<OpenDialog | undefined> | undefined;
}

export const islandOf = (element: Element): HTMLElement | null => element.closest<HTMLElement>('[data-island]');

const loadSheet = (href: string): Promise<unknown> => {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  return new Promise((resolve, fail) => {
    link.onload = resolve;
    link.onerror = fail;
    if (document.querySelector(`link[href='${href}']`)) resolve(undefined);
    else document.head.append(link);
  });
};

const loading = new WeakMap<HTMLElement, Promise<OpenDialog | undefined>>();

/**
 * Loads and starts an island once; `data-state` says whether it is ready or has failed.
 * @returns for a dialog, the function that opens it
 */
export function loadIsland(island: HTMLElement): Promise<OpenDialog | undefined> {
  const known = loading.get(island);
  if (known) return known;
  const files = island.dataset
    .files!.split(' ')
    .map((file) => (file.endsWith('.css') ? loadSheet(file) : import(file)));
  const late = new Promise<never>((_, fail) => setTimeout(fail, timeoutMs));
  const started = Promise.race([Promise.all(files).then(([entry]) => (entry as Entry).default(island)), late]).then(
    (open) => {
      island.dataset.state = 'ready';
      return open;
    },
    () => {
      failIsland(island);
      return undefined;
    },
  );
  loading.set(island, started);
  return started;
}
