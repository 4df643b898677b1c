import { IconChevronRight } from '@tabler/icons-react';
import {
  type KeyboardEvent,
  type TouchEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { media } from '../content/media-words.ts';
import { useOpened } from '../islands/hydrate.tsx';
import { useLanguage } from '../language/provider.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Caption } from './caption.tsx';
import { indexByKey, indexBySwipe, type ViewerItem } from './items.ts';
import { PictureStage } from './picture-stage.tsx';
import { Player } from './player.tsx';

export interface ViewerProps {
  items: readonly ViewerItem[];
}

/**
 * The site's viewer (PJ-14) for drawings, photos and films, in a native modal dialog: Escape, backdrop and close button
 * close it, and focus returns. Arrow keys and swipes move through a gallery in reading direction, except where they
 * move an enlarged picture or a film.
 */
export function Viewer({ items }: ViewerProps) {
  const { language, t } = useLanguage();
  // The displayed item; `null` while the viewer is closed.
  const [index, setIndex] = useState<number | null>(null);
  const entry = useHistoryEntry(
    index !== null,
    () => setIndex(null),
    // Going back may lose the focus. A visitor who has already moved on keeps theirs.
    () =>
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) opener.current?.focus({ preventScroll: true });
      }),
  );
  const onIndex = (next: number | null) => {
    setIndex(next);
    if (next === null) entry.leave();
    else entry.enter();
  };
  const opener = useRef<HTMLElement>(null);
  useOpened((control) => {
    // Not every browser focuses a link on click, and the dialog returns focus to the focused element.
    control.focus();
    opener.current = control;
    onIndex(Number(control.dataset.item));
  });
  const sheet = useRef<HTMLDivElement>(null);
  const touch = useRef<{ x: number; y: number } | null>(null);
  // Not visible while the dialog is closed.
  const n = index ?? 0;
  const item = items[n]!;
  const total = items.length;
  const position = t(media.viewer.position, { n: n + 1, total });
  // The focused element may have gone with the previous item, and the arrow keys would have no effect.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the item, and at no other time
  useLayoutEffect(() => {
    if (document.activeElement === document.body) sheet.current?.focus({ preventScroll: true });
  }, [n]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || within(event.target, moving)) return;
    const next = indexByKey(event.key, n, total, language);
    if (next !== null) onIndex(next);
  };
  const onTouchStart = (event: TouchEvent) => {
    const finger = event.touches[0];
    // Two fingers, or one on a zoomed page, pan the picture.
    const free = event.touches.length === 1 && (visualViewport?.scale ?? 1) < 1.05;
    touch.current =
      finger && free && !within(event.target, `${moving}, .viewer-caption`)
        ? { x: finger.clientX, y: finger.clientY }
        : null;
  };
  const onTouchEnd = (event: TouchEvent) => {
    const finger = event.changedTouches[0];
    const from = touch.current;
    touch.current = null;
    if (!finger || !from) return;
    const next = indexBySwipe(finger.clientX - from.x, finger.clientY - from.y, n, total, language);
    if (next !== null) onIndex(next);
  };
  return (
    <Dialog
      open={index !== null}
      onClose={() => onIndex(null)}
      onKeyDown={onKeyDown}
      label={t(media.viewer.name)}
      closeLabel={t(media.viewer.close)}
      className="viewer"
    >
      {/* A click on content that can't be focused keeps the focus in the dialog. */}
      <div
        ref={sheet}
        tabIndex={-1}
        className={`viewer-sheet viewer-of-${item.kind} outline-none`}
        onTouchStart={onTouchStart}
        onTouchEnd={onTouchEnd}
      >
        <p role="status" className="sr-only">
          {total > 1 && `${position}: `}
          {item.title}
        </p>
        {item.kind === 'picture' ? (
          <PictureStage key={n} of={item.of} title={item.title} onClose={() => onIndex(null)} />
        ) : (
          <Player key={n} film={item.film} title={item.title} />
        )}
        <Caption item={item}>
          {total > 1 && (
            <nav className="flex items-center gap-2" aria-label={t(media.viewer.name)}>
              <Step label={t(media.viewer.previous)} back onClick={() => onIndex((n + total - 1) % total)} />
              <Step label={t(media.viewer.next)} onClick={() => onIndex((n + 1) % total)} />
              <span className="ps-2 small text-ink-2">{position}</span>
            </nav>
          )}
        </Caption>
      </div>
    </Dialog>
  );
}

/**
 * A history entry for an overlay: Back closes it instead of leaving the page. Closing it otherwise removes the entry.
 */
function useHistoryEntry(open: boolean, close: () => void, left: () => void) {
  const state = useRef<'none' | 'there' | 'leaving'>('none');
  const enter = () => {
    if (state.current !== 'none') return;
    state.current = 'there';
    // Going back to an address with a fragment would focus the fragment's element.
    if (location.hash) history.replaceState(history.state, '', location.pathname + location.search);
    // The page does not scroll behind the viewer, nor after a visitor who navigates on right after closing it.
    history.scrollRestoration = 'manual';
    history.pushState(null, '');
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
    if (before === 'leaving' && open) enter();
    else if (before !== 'none') left();
  });
  useEffect(() => {
    const listener = () => popped();
    addEventListener('popstate', listener);
    return () => removeEventListener('popstate', listener);
  }, []);
  return { enter, leave };
}

/** Elements that handle arrow keys and touch themselves. */
const moving = 'video, iframe, [data-enlarged]';
const within = (target: EventTarget, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

function Step({ label, back, onClick }: { label: string; back?: boolean; onClick: () => void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="grid size-11 place-items-center border-[1.5px] border-ink hover:bg-ink hover:text-paper"
    >
      <span className={back ? 'rotate-180' : ''}>
        <IconChevronRight className="mirror" size={24} stroke={1.5} aria-hidden="true" />
      </span>
      <span className="sr-only">{label}</span>
    </button>
  );
}
