import { plannerLinks } from '../../content/planner-links.ts';
import { damascusPlan } from '../../planner/damascus-link.ts';
import { Say } from '../../register/say.tsx';
import { PlannerLink } from '../../sections/planner-link.tsx';

/** The study's own volume, months and plant, in the planner. */
export function DamascusPlan() {
  return <PlannerLink href={damascusPlan} label={<Say words={plannerLinks.damascus} />} />;
}
