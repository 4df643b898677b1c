import type { LaunchFact, LaunchGroup } from './fact.ts';
import { law } from './law.ts';
import { tenders } from './tenders.ts';
import { trust } from './trust.ts';

/** Every fact that only the office has, one group after the other, in the order in which the office should supply them. */
export const facts: Record<LaunchGroup, readonly LaunchFact[]> = { law, trust, tenders };
