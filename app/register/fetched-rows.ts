import type { RegisterRow } from './row.ts';

let loaded: Promise<RegisterRow[]> | undefined;

/** What the page is made of: in the browser the published file, so that its texts are no part of the application. */
export function pageRows(): Promise<RegisterRow[]> {
  loaded ??= load();
  loaded.catch(() => {
    loaded = undefined;
  });
  return loaded;
}

async function load(): Promise<RegisterRow[]> {
  // The build makes the file of them; while developing nothing is built yet.
  if (import.meta.env.SSR || import.meta.env.DEV) return (await import('./rows.ts')).registerRows();
  const response = await fetch('/data/figures.json');
  if (!response.ok) throw new Error(`/data/figures.json: ${response.status}`);
  return ((await response.json()) as { figures: RegisterRow[] }).figures;
}
