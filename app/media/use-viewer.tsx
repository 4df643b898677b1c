import { type ComponentType, type MouseEvent, type ReactNode, useState } from 'react';
import type { ViewerItem } from './items.ts';
import type { ViewerProps } from './viewer.tsx';

/**
 * One viewer for a list of pictures and films. Each of them is a plain link to its file; `open(index)` is its click handler,
 * `viewer` goes anywhere beside the links. Its code is fetched with the first click; where that fails, the link itself leads to
 * the file.
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
    const link = event.currentTarget;
    link.focus();
    import('./viewer.tsx').then(
      (loaded) => {
        setViewer(() => loaded.Viewer);
        setIndex(chosen);
      },
      () => location.assign(link.href),
    );
  };
  return { open, viewer: Viewer && <Viewer items={items} index={index} onIndex={setIndex} /> };
}
