import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { type SolutionId, solutionIds } from '../../content/solutions.ts';
import { useHydrating } from '../../document/answer.ts';

type SolutionView = SolutionId | 'list';

/** The link on a solution's card, to which focus returns. */
export const moreLinkId = (id: SolutionId): string => `more-${id}`;

const viewOf = (hash: string): SolutionView => solutionIds.find((id) => hash === `#${id}`) ?? 'list';

/**
 * Which view the address names (SO-2): its hash is the state, so that the browser's own back button leaves the details. Focus
 * goes to the heading of what opened, and back to the link that opened it.
 * @returns undefined before React has taken over; until then the style sheet shows the right view
 */
export function useSolutionView(): SolutionView | undefined {
  const hydrating = useHydrating();
  const view = viewOf(useLocation().hash);
  const shown = useRef(view);
  // Later than the render: the browser has by then gone where it thinks the address leads.
  useEffect(() => {
    const before = shown.current;
    shown.current = view;
    if (before === view) return;
    const target = document.getElementById(view === 'list' ? moreLinkId(before as SolutionId) : view);
    const go = () => {
      target?.focus({ preventScroll: true });
      target?.scrollIntoView({ block: view === 'list' ? 'center' : 'start', behavior: 'instant' });
    };
    go();
    // On a busy machine the browser goes to what the address names one frame later, which after a step back is another link.
    const later = () => {
      const { activeElement } = document;
      if (activeElement === document.body || `#${activeElement?.id}` === location.hash) go();
    };
    if (view === 'list') requestAnimationFrame(() => requestAnimationFrame(later));
  }, [view]);
  return hydrating ? undefined : view;
}
