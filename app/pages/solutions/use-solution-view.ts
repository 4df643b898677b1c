import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { type SolutionId, solutionIds } from '../../content/solutions.ts';

type SolutionView = SolutionId | 'list';

/** The link on a solution's card, to which focus returns. */
export const moreLinkId = (id: SolutionId): string => `more-${id}`;

const viewOf = (hash: string): SolutionView => solutionIds.find((id) => hash === `#${id}`) ?? 'list';

function onJump(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

/**
 * Which view the address names (SO-2): its hash is the state, so that the browser's own back button leaves the details. Focus
 * goes to the heading of what opened, and back to the link that opened it.
 * @returns undefined before React has taken over; until then the style sheet shows the right view
 */
export function useSolutionView(): SolutionView | undefined {
  // Jumps within the page are the browser's; a link to the page itself is the router's.
  useLocation();
  const view = viewOf(
    useSyncExternalStore(
      onJump,
      () => location.hash,
      () => '',
    ),
  );
  const [ready, setReady] = useState(false);
  const shown = useRef(view);
  useEffect(() => {
    setReady(true);
    // Later than the render: the browser has by then gone where it thinks the address leads.
    const follow = () => {
      const [before, now] = [shown.current, viewOf(location.hash)];
      shown.current = now;
      if (before === now) return;
      const target = document.getElementById(now === 'list' ? moreLinkId(before as SolutionId) : now);
      const go = () => {
        target?.focus({ preventScroll: true });
        target?.scrollIntoView({ block: now === 'list' ? 'center' : 'start', behavior: 'instant' });
      };
      go();
      // On a busy machine the browser goes to what the address names one frame later, which after a step back is another link.
      const later = () => {
        const { activeElement } = document;
        if (activeElement === document.body || `#${activeElement?.id}` === location.hash) go();
      };
      if (now === 'list') requestAnimationFrame(() => requestAnimationFrame(later));
    };
    return onJump(follow);
  }, []);
  return ready ? view : undefined;
}
