/** The facts that only the office has, in the order in which it should supply them before going public. */
import type { LaunchFact, LaunchGroup } from '../app/content/launch.ts';
import { facts } from '../app/content/launch.ts';

/** @returns every fact with the reason that it is asked for */
export const launchPlan = (): (LaunchFact & { group: LaunchGroup })[] =>
  (Object.keys(facts) as LaunchGroup[]).flatMap((group) => facts[group].map((fact) => ({ ...fact, group })));
