import { useEffect, useEffectEvent, useRef } from 'react';
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
export function useShownPages({ onOpen, onGo, onLeave, onClose }: ShownPages): void {
  /** The page and the target of the last click. */
  const from = useRef<{ page: Window; target: object }>(undefined);
  /** Until the page has taken the focus; after a save it has to load first. */
  const returning = useRef(false);
  const comeBack = () => {
    from.current?.page.focus();
    from.current?.page.postMessage({ edit: 'focus', target: from.current.target }, location.origin);
  };
  const onMessage = useEffectEvent(({ data, origin, source }: MessageEvent) => {
    if (origin !== location.origin) return;
    if (data?.edit === 'open') {
      const { edit: _, form: __, said: ___, ...target } = data;
      from.current = { page: source as Window, target };
      returning.current = false;
      onOpen(data);
    }
    if (data?.edit === 'go') onGo(data.path);
    if (data?.edit === 'leave') onLeave();
    if (data?.edit === 'focused') from.current = undefined;
    if (data?.edit === 'ready' && returning.current && source === from.current?.page) comeBack();
  });
  const onKey = useEffectEvent(({ key, defaultPrevented }: KeyboardEvent) => {
    if (key !== 'Escape' || defaultPrevented || !from.current || returning.current) return;
    onClose();
    returning.current = true;
    comeBack();
  });
  useEffect(() => {
    const events = new AbortController();
    addEventListener('message', (event) => onMessage(event), events);
    addEventListener('keydown', (event) => onKey(event), events);
    return () => events.abort();
  }, []);
}
