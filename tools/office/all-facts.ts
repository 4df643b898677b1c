/** Every fact that only the office knows, in the order in which it should supply them before the site goes public. */
import { contact } from './contact.ts';
import { type LaunchFact, type LaunchGroup, launchGroups } from './fact.ts';
import { law } from './law.ts';
import { tenders } from './tenders.ts';
import { trust } from './trust.ts';

export type PlannedFact = LaunchFact & { group: LaunchGroup };

const facts: Record<LaunchGroup, readonly LaunchFact[]> = { contact, law, trust, tenders };

export const launchPlan = (): PlannedFact[] =>
  launchGroups.flatMap((group) => facts[group].map((fact) => ({ ...fact, group })));
