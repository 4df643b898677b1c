import { IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { media } from '../content/media-words.ts';
import { useLanguage } from '../language/provider.tsx';
import { pictureFile } from './items.ts';
import type { PictureSource } from './picture.tsx';

/**
 * A picture in the viewer: whole, or enlarged and scrolled. Pinch zoom works as on any page. A drawing is a vector file
 * and stays sharp.
 */
export function PictureStage({ of, title, onClose }: { of: PictureSource; title: string; onClose: () => void }) {
  const { language, t } = useLanguage();
  const stage = useRef<HTMLDivElement>(null);
  /**
   * The point to keep in view when the size changes, as fractions of the picture; `null` while the picture is whole.
   */
  const [focus, setFocus] = useState<{ x: number; y: number } | null>(null);

  useLayoutEffect(() => {
    const box = stage.current;
    if (!box || !focus) return;
    const picture = box.firstElementChild as HTMLElement;
    box.scrollTo({
      left: picture.offsetLeft + focus.x * picture.offsetWidth - box.clientWidth / 2,
      top: picture.offsetTop + focus.y * picture.offsetHeight - box.clientHeight / 2,
      behavior: 'instant',
    });
  }, [focus]);

  const toggleAt = (event: MouseEvent<HTMLImageElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    setFocus(focus ? null : { x: (event.clientX - box.x) / box.width, y: (event.clientY - box.y) / box.height });
  };
  const Icon = focus ? IconZoomOut : IconZoomIn;
  return (
    <div className="viewer-stage">
      {/* On a phone the viewer has no backdrop: a tap beside the picture closes it too. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the close mark do the same for the keyboard. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: nothing to reach, a place to tap beside. */}
      <div
        ref={stage}
        className="viewer-scroll"
        onClick={(event) => event.target === event.currentTarget && !focus && onClose()}
        tabIndex={focus ? 0 : -1}
        {...(focus && { 'data-enlarged': '', role: 'group', 'aria-label': t(media.viewer.scrollable) })}
      >
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button below does the same for the keyboard. */}
        <img
          src={pictureFile(of, language)}
          alt={typeof of === 'string' ? title : t(of.alt)}
          onClick={toggleAt}
          className={focus ? 'viewer-enlarged' : 'viewer-whole'}
        />
      </div>
      <button
        type="button"
        aria-pressed={focus !== null}
        onClick={() => setFocus(focus ? null : { x: 0.5, y: 0.5 })}
        className="absolute start-2 bottom-2 flex min-h-11 items-center gap-2 border-[1.5px] border-ink bg-paper px-3 small hover:bg-ink hover:text-paper"
      >
        <Icon size={22} stroke={1.5} aria-hidden="true" />
        {t(focus ? media.viewer.fit : media.viewer.enlarge)}
      </button>
    </div>
  );
}
