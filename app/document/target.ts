/**
 * Tells the browser the named place of the address. It knows one (`:target`, and where the next Tab starts) only where it went there
 * itself; where the application did, or drew the place anew, it is asked to, without moving the page or the history.
 */
export function aim(): void {
  if (!location.hash) return;
  const { state } = history;
  const { scrollX, scrollY } = window;
  // The router is where it was.
  const hush = (event: Event) => event.stopImmediatePropagation();
  addEventListener('popstate', hush, { capture: true });
  location.replace(location.href);
  removeEventListener('popstate', hush, { capture: true });
  history.replaceState(state, '');
  // Where a browser scrolls to the place only with the next frame, a scroll to somewhere else, and back, keeps it from that.
  for (const top of [Math.abs(scrollY - 1), scrollY]) scrollTo({ left: scrollX, top, behavior: 'instant' });
}

/** The id that an address names; where it can't be read, the address was made up, and names nothing. */
export function namedId({ hash }: { hash: string }): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
