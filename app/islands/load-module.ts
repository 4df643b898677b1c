import { timeoutMs } from '../ui/with-timeout.ts';

/** `enhance` of an enhancement, or of React with an island's component; it returns false if it can't. */
type Enhance = (element: HTMLElement, island: unknown) => unknown;

const importFile = (file: string): unknown => {
  if (!file.endsWith('.css')) return import(file);
  if (document.querySelector(`link[href='${file}']`)) return;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: file });
  document.head.append(link);
  return new Promise((resolve, fail) => Object.assign(link, { onload: resolve, onerror: fail }));
};

const loading = new WeakMap<HTMLElement, Promise<boolean>>();

/**
 * Imports the files of an enhancement or island and starts it, once. From then on `data-state` says whether it is
 * `ready` or `failed`: then its controls behave natively.
 * @returns whether it is ready; false after 15 seconds
 */
export function loadModule(element: HTMLElement): Promise<boolean> {
  const known = loading.get(element);
  if (known) return known;
  const late = new Promise<never>((_, fail) => setTimeout(fail, timeoutMs));
  const started = Promise.race([Promise.all(element.dataset.files!.split(' ').map(importFile)), late])
    .then(([module, island]) => (module as { enhance: Enhance }).enhance(element, island) !== false)
    .catch(() => false)
    .then((ready) => {
      element.dataset.state = ready ? 'ready' : 'failed';
      return ready;
    });
  loading.set(element, started);
  return started;
}
