import type { RegisterRow } from './row.ts';
import { registerRows } from './rows.ts';

let fetched: Promise<RegisterRow[]> | undefined;

/** What the page is made of: in the browser the published file, so that its texts are no part of the application. */
export function rowsInBrowser(): Promise<RegisterRow[]> {
  fetched ??= load();
  fetched.catch(() => {
    fetched = undefined;
  });
  return fetched;
}

async function load(): Promise<RegisterRow[]> {
  // While developing nothing is built yet.
  if (import.meta.env.DEV) return registerRows();
  const response = await fetch('/data/figures.json');
  if (!response.ok) throw new Error(`/data/figures.json: ${response.status}`);
  return ((await response.json()) as { figures: RegisterRow[] }).figures;
}
