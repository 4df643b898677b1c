import { type ComponentType, type MouseEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { fetchForClick } from '../ui/fetch-code.ts';
import type { ViewerItem } from './items.ts';
import type { ViewerProps } from './viewer.tsx';

/**
 * One viewer for a list of pictures and films. `open(index)` is the click handler of an item's link, `viewer` goes anywhere beside
 * the links. Its code is fetched with the first click; without JavaScript the link leads to a picture's page or a film's file.
 */
export function useViewer(items: readonly ViewerItem[]) {
  const [index, setIndex] = useState<number | null>(null);
  const [Viewer, setViewer] = useState<ComponentType<ViewerProps>>();
  const entry = useEntry(index !== null, () => setIndex(null));
  const show = (next: number | null) => {
    setIndex(next);
    if (next === null) entry.leave();
    else entry.enter();
  };
  const open = (chosen: number) => (event: MouseEvent<HTMLAnchorElement>) => {
    // A click that asks for a new tab or a download keeps its meaning.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // Not every browser focuses a link on click, and the dialog returns the focus to where it was.
    event.currentTarget.focus();
    void fetchForClick(
      () => import('./viewer.tsx'),
      (loaded) => {
        setViewer(() => loaded.Viewer);
        show(chosen);
      },
    );
  };
  return { open, viewer: Viewer && <Viewer items={items} index={index} onIndex={show} /> };
}

/**
 * An entry of the history for what lies over the page: the browser's Back closes it instead of leaving the page. Closed in another
 * way, the entry goes too.
 */
function useEntry(open: boolean, close: () => void): { enter: () => void; leave: () => void } {
  const navigate = useNavigate();
  const state = useRef<'none' | 'there' | 'leaving'>('none');
  const enter = () => {
    if (state.current !== 'none') return;
    state.current = 'there';
    // As the browser has it: a change of language takes its parameter out of the address.
    navigate(location.pathname + location.search + location.hash);
  };
  const leave = () => {
    if (state.current !== 'there') return;
    state.current = 'leaving';
    navigate(-1);
  };
  const popped = useRef(() => {});
  popped.current = () => {
    const before = state.current;
    state.current = 'none';
    if (before === 'there') close();
    // Opened again before the browser had gone back.
    if (before === 'leaving' && open) enter();
  };
  useEffect(() => {
    const listener = () => popped.current();
    addEventListener('popstate', listener);
    return () => removeEventListener('popstate', listener);
  }, []);
  return { enter, leave };
}
