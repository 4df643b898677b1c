import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { media } from '../content/media.ts';
import type { View } from '../drawings/kit/drawing.ts';
import { useLanguage } from '../language/provider.tsx';

/** Who sees the line run: nobody who wants no motion, nobody who sees only a close-up of it. */
const audience = '(prefers-reduced-motion: no-preference) and (width >= 45rem)';

/**
 * Lets the crushing line run while it is on screen: the style sheet moves its parts inside `.running` (styles/drawing.css). It
 * stands still off screen, when asked to, for people who want no motion, on phones, and without JavaScript.
 * @param children the line as a picture, until the drawing that can move has arrived in its place
 */
export function LiveLine({ children }: { children: ReactNode }) {
  const { t } = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  const [onScreen, setOnScreen] = useState(false);
  const [stopped, setStopped] = useState(false);
  const [wanted, setWanted] = useState(false);
  const [Drawing, setDrawing] = useState<ComponentType<{ view: View }>>();
  const running = wanted && onScreen && !stopped;

  useEffect(() => {
    const query = matchMedia(audience);
    const follow = () => setWanted(query.matches);
    follow();
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  useEffect(() => {
    // A picture that can't be had in motion stays as it is.
    if (running && !Drawing)
      import('../drawings/load.tsx')
        .then(({ loadDrawing }) => loadDrawing('recycling-line'))
        .then((loaded) => setDrawing(() => loaded))
        .catch(() => {});
  }, [running, Drawing]);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setOnScreen(entry?.isIntersecting ?? false));
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  const Icon = stopped ? IconPlayerPlay : IconPlayerPause;
  return (
    <div ref={place} className={`relative ${running ? 'running' : ''}`}>
      {wanted && Drawing ? <Drawing view="sheet" /> : children}
      {wanted && (
        <button
          type="button"
          onClick={() => setStopped(!stopped)}
          className="absolute end-(--edge) bottom-4 flex min-h-11 items-center gap-2 border-[1.5px] border-ink bg-paper px-3 small hover:bg-ink hover:text-paper"
        >
          <Icon size={20} stroke={1.5} aria-hidden="true" />
          {t(stopped ? media.live.play : media.live.pause)}
        </button>
      )}
    </div>
  );
}
