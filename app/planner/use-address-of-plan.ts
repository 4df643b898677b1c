import { useEffect, useRef } from 'react';

/** Milliseconds without a key before the address follows; browsers refuse an address that changes with every key. */
const settled = 400;

/**
 * Keeps the plan in the address, for Back, a reload and a link to share. A plan that was sent off keeps its entry in the history: the
 * next change begins a new one.
 * @param shown the query of the plan that the page shows
 * @param asked whether the plan came with the address, and so was sent off
 */
export function useAddressOfPlan(shown: string | undefined, asked: boolean) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const written = useRef(shown);
  const waiting = useRef<string>(undefined);
  const sent = useRef(asked);
  const write = useRef(() => {
    clearTimeout(timer.current);
    const query = waiting.current;
    waiting.current = undefined;
    if (query === undefined || query === written.current) return;
    history[sent.current ? 'pushState' : 'replaceState'](history.state, '', `/planner?${query}`);
    written.current = query;
    sent.current = false;
  });
  // A click may lead to another page, and Back to this address.
  useEffect(() => {
    const early = write.current;
    document.addEventListener('click', early, { capture: true });
    return () => {
      document.removeEventListener('click', early, { capture: true });
      clearTimeout(timer.current);
    };
  }, []);
  return {
    /** The address becomes that of the plan as soon as nothing more is typed. */
    follow(query: string) {
      waiting.current = query;
      clearTimeout(timer.current);
      timer.current = setTimeout(write.current, settled);
    },
    /** The plan was sent off: Back returns to it after the next change. */
    send() {
      write.current();
      sent.current = true;
    },
  };
}
