import { useEffect, useRef } from 'react';
import type { Opened } from './opened-forms.tsx';

interface ShownPages {
  onOpen: (opened: Opened) => void;
  onGo: (path: string) => void;
  /** Escape in a page: move the focus to the panel. */
  onLeave: () => void;
  /** Escape in the panel: close the forms. */
  onClose: () => void;
}

/** Handles the messages of the previews. Escape in the panel closes what a click opened and moves the focus back to it. */
export function useShownPages(pages: ShownPages): void {
  const latest = useRef(pages);
  latest.current = pages;
  useEffect(() => {
    /** The page and the target of the last click. */
    let from: { page: Window; target: object } | undefined;
    /** Until the page has taken the focus; after a save it has to load first. */
    let returning = false;
    const comeBack = () => {
      from?.page.focus();
      from?.page.postMessage({ edit: 'focus', target: from.target }, location.origin);
    };
    const listen = ({ data, origin, source }: MessageEvent) => {
      if (origin !== location.origin) return;
      if (data?.edit === 'open') {
        const { edit: _, form: __, ...target } = data;
        from = { page: source as Window, target };
        returning = false;
        latest.current.onOpen(data);
      }
      if (data?.edit === 'go') latest.current.onGo(data.path);
      if (data?.edit === 'leave') latest.current.onLeave();
      if (data?.edit === 'focused') from = undefined;
      if (data?.edit === 'ready' && returning && source === from?.page) comeBack();
    };
    const closeOnEscape = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key !== 'Escape' || defaultPrevented || !from || returning) return;
      latest.current.onClose();
      returning = true;
      comeBack();
    };
    addEventListener('message', listen);
    addEventListener('keydown', closeOnEscape);
    return () => {
      removeEventListener('message', listen);
      removeEventListener('keydown', closeOnEscape);
    };
  }, []);
}
