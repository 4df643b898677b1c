import { environmental } from '../../content/environmental.ts';
import { consequences } from '../../content/environmental-consequences.ts';
import { OnThisPage } from '../../sections/on-this-page.tsx';
import { SafetyLine } from '../../sections/safety-line.tsx';
import { Health } from './health.tsx';
import { Impacts } from './impacts.tsx';
import { Proposals, Simulation } from './outlook.tsx';

const parts = [
  ['impacts', consequences.impacts.title],
  ['health', consequences.health.title],
  ['simulation', consequences.simulation.title],
  ['proposals', consequences.proposals.title],
] as const;

/** The impacts of the rubble, and the office's proposals. */
export function Consequences() {
  return (
    <>
      <SafetyLine text={environmental.alert} />
      <OnThisPage parts={parts} />
      <Impacts />
      <Health />
      <Simulation />
      <Proposals />
    </>
  );
}
