import { useEffect, useRef } from 'react';
import { planQuery } from './address.ts';
import type { Plan } from './plan.ts';

/** Milliseconds without a key before the address follows; browsers refuse an address that changes with every key. */
const settled = 400;

/** Keeps the plan in the address: for Back, a reload and a link to share. */
export function useAddressOfPlan() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<Plan>(undefined);
  const write = (change: 'pushState' | 'replaceState') => {
    clearTimeout(timer.current);
    if (waiting.current) history[change](history.state, '', `/planner?${planQuery(waiting.current)}`);
    waiting.current = undefined;
  };
  // A click may lead to another page, and Back to this address.
  useEffect(() => {
    const early = () => {
      clearTimeout(timer.current);
      if (waiting.current) history.replaceState(history.state, '', `/planner?${planQuery(waiting.current)}`);
    };
    document.addEventListener('click', early, { capture: true });
    return () => {
      document.removeEventListener('click', early, { capture: true });
      clearTimeout(timer.current);
    };
  }, []);
  return {
    /** The address becomes that of the plan as soon as nothing more is typed. */
    follow(plan: Plan) {
      waiting.current = plan;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => write('replaceState'), settled);
    },
    /** The plan was sent off: Back returns to the one before. */
    send() {
      write('pushState');
    },
  };
}
