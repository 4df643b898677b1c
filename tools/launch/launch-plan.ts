/** The facts that only the office has, in the order in which it should supply them before going public. */
import type { LaunchFact, LaunchGroup } from './fact.ts';
import { facts } from './facts.ts';

export type PlannedFact = LaunchFact & { group: LaunchGroup };

/** @returns every fact with the reason that it is asked for */
export const launchPlan = (): PlannedFact[] =>
  (Object.keys(facts) as LaunchGroup[]).flatMap((group) => facts[group].map((fact) => ({ ...fact, group })));
