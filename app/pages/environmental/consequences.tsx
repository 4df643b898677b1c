import { environmental } from '../../content/environmental.ts';
import { consequences } from '../../content/environmental-consequences.ts';
import { OnThisPage } from '../../sections/on-this-page.tsx';
import { RubbleAlert } from '../../sections/rubble-alert.tsx';
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
  const { alert } = environmental;
  return (
    <>
      <RubbleAlert title={alert.title} own={alert.text} more={alert.more} />
      <OnThisPage parts={parts} />
      <Impacts />
      <Health />
      <Simulation />
      <Proposals />
    </>
  );
}
