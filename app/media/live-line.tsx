import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';

/** Who sees the line run: nobody who wants no motion, nobody who sees only a close-up of it. */
const audience = '(prefers-reduced-motion: no-preference) and (min-width:45rem)';

/**
 * The crushing line as a picture, until the drawing that runs has arrived in its place (running-line.tsx): its code is fetched when the
 * picture is looked at. It stays a picture for people who want no motion, on phones, and without JavaScript.
 */
export function LiveLine({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(false);
  const [onScreen, setOnScreen] = useState(false);
  const [Line, setLine] = useState<ComponentType<{ onScreen: boolean }>>();
  useEffect(() => {
    const query = matchMedia(audience);
    const sight = new IntersectionObserver(([entry]) => {
      setOnScreen(entry?.isIntersecting ?? false);
      if (!entry?.isIntersecting) return;
      import('./running-line.tsx').then(
        ({ RunningLine }) => setLine(() => RunningLine),
        // What can't be had in motion stays as it is.
        () => {},
      );
    });
    const follow = () => {
      setWanted(query.matches);
      if (query.matches && place.current) sight.observe(place.current);
      else sight.disconnect();
    };
    follow();
    query.addEventListener('change', follow);
    return () => {
      query.removeEventListener('change', follow);
      sight.disconnect();
    };
  }, []);
  return <div ref={place}>{wanted && Line ? <Line onScreen={onScreen} /> : children}</div>;
}
