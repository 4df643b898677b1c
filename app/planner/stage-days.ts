import type { Values } from './columns.ts';
import { type Machines, type Needs, type Pace, type Plan, type Stage, stages } from './plan.ts';

/** The duration with these machines. Stages run in parallel, so the longest decides. */
export function pace(needs: Needs, machines: Required<Machines>, plan: Plan, values: Values): Pace {
  const days: Pace['stages'] = {
    haul: needs.truckDays === null ? null : needs.truckDays / machines.trucks,
    crush: needs.plantDays / machines.plants,
    load: needs.loaderDays === null ? null : needs.loaderDays / machines.loaders,
    gate: plan.gateTonnes ? (needs.tonnes - needs.remainder) / plan.gateTonnes : 0,
  };
  const weight = (stage: Stage): number => days[stage] ?? Number.POSITIVE_INFINITY;
  const bottleneck = stages.reduce((worst, stage) => (weight(stage) > weight(worst) ? stage : worst));
  const longest = days[bottleneck];
  return { stages: days, duration: longest === null ? null : values.before + longest, bottleneck };
}
