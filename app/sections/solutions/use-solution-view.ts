import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { type SolutionId, solutionIds } from '../../content/solutions.ts';

type SolutionView = SolutionId | 'list';

/** The link on a solution's card, to which focus returns. */
export const moreLinkId = (id: SolutionId): string => `more-${id}`;

/**
 * Which view the address names (SO-2): its hash is the state, so that the browser's own back button leaves the details. Focus
 * goes to the heading of what opened, and back to the link that opened it.
 * @returns undefined before React has taken over; until then the style sheet shows the right view
 */
export function useSolutionView(): SolutionView | undefined {
  const { hash } = useLocation();
  const [ready, setReady] = useState(false);
  const view: SolutionView = solutionIds.find((id) => hash === `#${id}`) ?? 'list';
  const shown = useRef(view);
  useEffect(() => setReady(true), []);
  useEffect(() => {
    const before = shown.current;
    if (before === view) return;
    shown.current = view;
    const place = view === 'list' ? (before === 'list' ? undefined : moreLinkId(before)) : view;
    const target = place && document.getElementById(place);
    if (!target) return;
    target.focus({ preventScroll: true });
    target.scrollIntoView({ block: view === 'list' ? 'center' : 'start', behavior: 'instant' });
  }, [view]);
  return ready ? view : undefined;
}
