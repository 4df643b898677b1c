import { useEffect, useRef } from 'react';

/** Milliseconds without input before the address is updated; browsers limit the rate. */
const settled = 400;

/**
 * Keeps the plan in the address, for Back, reload and sharing. A submitted plan keeps its history entry: the next
 * change adds one.
 * @param shown the query of the displayed plan
 * @param submitted whether the plan came from the address, and so was sent
 */
export function useAddressOfPlan(shown: string | undefined, submitted: boolean) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const written = useRef(shown);
  const waiting = useRef<string>(undefined);
  const sent = useRef(submitted);
  const write = useRef(() => {
    clearTimeout(timer.current);
    const query = waiting.current;
    waiting.current = undefined;
    if (query === undefined || query === written.current) return;
    history[sent.current ? 'pushState' : 'replaceState'](history.state, '', `/planner?${query}`);
    written.current = query;
    sent.current = false;
  });
  // A click may navigate away; Back then returns to this address.
  useEffect(() => {
    const early = write.current;
    document.addEventListener('click', early, { capture: true });
    return () => {
      document.removeEventListener('click', early, { capture: true });
      clearTimeout(timer.current);
    };
  }, []);
  return {
    /** Updates the address once typing stops. */
    follow(query: string) {
      waiting.current = query;
      clearTimeout(timer.current);
      timer.current = setTimeout(write.current, settled);
    },
    /** Called on submit: after the next change, Back returns to this plan. */
    send() {
      write.current();
      sent.current = true;
    },
  };
}
