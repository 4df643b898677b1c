import { useEffect, useEffectEvent, useRef } from 'react';

/** What the start script reads to open an overlay again: the selector of the control that opened it. */
interface OpenState {
  open: string;
}

/**
 * A history entry for an overlay: Back closes it instead of leaving the page, and closing it otherwise removes the
 * entry. A reload, and Forward, open the overlay again (islands/start.ts).
 */
export function useHistoryEntry(open: boolean, close: () => void, left: () => void) {
  const state = useRef<'none' | 'there' | 'leaving'>('none');
  const opener = useRef('');
  /** @param selector of the control that opens the overlay as it is */
  const enter = (selector: string) => {
    opener.current = selector;
    const entry: OpenState = { open: selector };
    const reopened = (history.state as Partial<OpenState> | null)?.open !== undefined;
    if (state.current === 'there' || (state.current === 'none' && reopened)) history.replaceState(entry, '');
    if (state.current === 'none' && !reopened) {
      // Going back to an address with a fragment would focus the fragment's element.
      if (location.hash) history.replaceState(history.state, '', location.pathname + location.search);
      // Closing does not scroll the page, nor does it after a visitor who navigates on right after; a reload does.
      history.scrollRestoration = 'manual';
      history.pushState(entry, '');
      history.scrollRestoration = 'auto';
    }
    if (state.current === 'none') state.current = 'there';
  };
  const leave = () => {
    if (state.current !== 'there') return;
    state.current = 'leaving';
    history.back();
  };
  const popped = useEffectEvent(() => {
    const before = state.current;
    state.current = 'none';
    if (before !== 'none') history.scrollRestoration = 'auto';
    if (before === 'there') close();
    // Reopened before the browser had gone back.
    if (before === 'leaving' && open) enter(opener.current);
    else if (before !== 'none') left();
  });
  useEffect(() => {
    const listener = () => popped();
    addEventListener('popstate', listener);
    return () => removeEventListener('popstate', listener);
  }, []);
  return { enter, leave };
}
