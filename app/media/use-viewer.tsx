import { type ComponentType, type MouseEvent, type ReactNode, useState } from 'react';
import { fetchCode } from '../ui/fetch-code.ts';
import type { ViewerItem } from './items.ts';
import type { ViewerProps } from './viewer.tsx';

/**
 * One viewer for a list of pictures and films. Each of them is a plain link to its file; `open(index)` is its click handler,
 * `viewer` goes anywhere beside the links. Its code is fetched with the first click. Without JavaScript the link leads to the file.
 */
export function useViewer(items: readonly ViewerItem[]): {
  open: (index: number) => (event: MouseEvent<HTMLAnchorElement>) => void;
  viewer: ReactNode;
} {
  const [index, setIndex] = useState<number | null>(null);
  const [Viewer, setViewer] = useState<ComponentType<ViewerProps>>();
  const open = (chosen: number) => (event: MouseEvent<HTMLAnchorElement>) => {
    // A click that asks for a new tab or a download keeps its meaning.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // Not every browser focuses a link on click, and the dialog returns the focus to where it was.
    event.currentTarget.focus();
    fetchCode(() => import('./viewer.tsx')).then((loaded) => {
      setViewer(() => loaded.Viewer);
      setIndex(chosen);
    });
  };
  return { open, viewer: Viewer && <Viewer items={items} index={index} onIndex={setIndex} /> };
}
