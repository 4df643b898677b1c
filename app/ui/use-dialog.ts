import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/**
 * A dialog with an entry in the history: Back closes it and the page stays; closing it otherwise removes the entry.
 * Forward, a reload, and Back from a page that it led to open it again as it was.
 * @param id of the island; the start script sends it `open` with the pressed control
 * @param valueFor what the dialog shows for a control
 * @returns the value, null while it is closed; `show` replaces it
 */
export function useDialog<Value>(id: string, valueFor: (control: HTMLElement) => Value) {
  const stored = (): Value | null => (history.state?.dialog === id ? history.state.value : null);
  const [value, setValue] = useState(stored);
  /** The newest value: the browser may go back before the next render. */
  const newest = useRef(value);
  const opener = useRef<HTMLElement>(null);
  /** Whether the browser is going back because the dialog was closed. */
  const leaving = useRef(false);

  const enter = (next: Value) => {
    const entry = { dialog: id, value: next };
    if (stored() !== null) return history.replaceState(entry, '');
    // Going back to an address with a fragment would focus the fragment's element.
    if (location.hash) history.replaceState(history.state, '', location.pathname + location.search);
    // Closing does not scroll the page, however late the browser goes back; a reload does.
    history.scrollRestoration = 'manual';
    history.pushState(entry, '');
    history.scrollRestoration = 'auto';
  };
  const set = (next: Value | null) => {
    newest.current = next;
    setValue(next);
  };
  const show = (next: Value) => {
    set(next);
    if (!leaving.current) enter(next);
  };
  const close = () => {
    set(null);
    if (leaving.current || stored() === null) return;
    leaving.current = true;
    history.back();
  };
  const open = useEffectEvent((control: HTMLElement) => {
    // Not every browser focuses a link on click, and the dialog returns the focus to the focused element.
    control.focus({ preventScroll: true });
    opener.current = control;
    show(valueFor(control));
  });
  const popped = useEffectEvent(() => {
    history.scrollRestoration = 'auto';
    // Opened again before the browser had gone back.
    if (leaving.current && newest.current !== null) enter(newest.current);
    else set(stored());
    leaving.current = false;
    // Going back may lose the focus.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) opener.current?.focus({ preventScroll: true });
    });
  });
  // For as long as the page: an island stays.
  useLayoutEffect(() => {
    document.getElementById(id)!.addEventListener('open', (event) => open((event as CustomEvent<HTMLElement>).detail));
    addEventListener('popstate', () => popped());
  }, [id]);
  return { value, show, close };
}
