/** Every fact that only the office knows, in the order in which it should supply them before the site goes public. */
import { projectNames } from '../../app/content/shared/project-filter.ts';
import { projectList } from '../../app/content/shared/project-list.ts';
import { contact } from './contact.ts';
import { type LaunchFact, type LaunchGroup, launchGroups, type PlannedProject } from './fact.ts';
import { law } from './law.ts';
import { tenders } from './tenders.ts';
import { trust } from './trust.ts';

export type PlannedFact = LaunchFact & { group: LaunchGroup };

const shownProjects = projectNames.map((name): PlannedProject => {
  const { name: title, field, status } = projectList[name];
  return { name, title, field, status };
});

/** @param projects the shown ones, if the list of projects may have changed since this program started */
export function launchPlan(projects: readonly PlannedProject[] = shownProjects): PlannedFact[] {
  const facts = { contact, law, trust: trust(projects), tenders: tenders(projects) };
  return launchGroups.flatMap((group) => facts[group].map((fact) => ({ ...fact, group })));
}
