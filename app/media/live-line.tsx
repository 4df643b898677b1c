import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { media } from '../content/media.ts';
import { useLanguage } from '../language/provider.tsx';

/**
 * Lets the drawing in it run while it is on screen: the style sheet moves its parts inside `.running` (styles/drawing.css). It
 * stands still off screen, when asked to, for people who want no motion, and without JavaScript.
 */
export function LiveLine({ children }: { children: ReactNode }) {
  const { t } = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  const [onScreen, setOnScreen] = useState(false);
  const [stopped, setStopped] = useState(false);
  const [motion, setMotion] = useState(false);

  useEffect(() => {
    const reduced = matchMedia('(prefers-reduced-motion: reduce)');
    const follow = () => setMotion(!reduced.matches);
    follow();
    reduced.addEventListener('change', follow);
    return () => reduced.removeEventListener('change', follow);
  }, []);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setOnScreen(entry?.isIntersecting ?? false));
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  const Icon = stopped ? IconPlayerPlay : IconPlayerPause;
  return (
    <div ref={place} className={`relative ${motion && onScreen && !stopped ? 'running' : ''}`}>
      {children}
      {motion && (
        <button
          type="button"
          onClick={() => setStopped(!stopped)}
          className="absolute end-(--edge) bottom-4 hidden sm:flex min-h-11 items-center gap-2 border-[1.5px] border-ink bg-paper px-3 small hover:bg-ink hover:text-paper"
        >
          <Icon size={20} stroke={1.5} aria-hidden="true" />
          {t(stopped ? media.live.play : media.live.pause)}
        </button>
      )}
    </div>
  );
}
