import { Method } from '../../carbon/method.tsx';
import { carbon } from '../../content/carbon.ts';
import { carbonMethod } from '../../content/carbon-method.ts';
import { consequences } from '../../content/environmental-consequences.ts';
import { OnThisPage } from '../../sections/on-this-page.tsx';
import { Health } from './health.tsx';
import { Impacts } from './impacts.tsx';
import { Proposals, Simulation } from './outlook.tsx';

const parts = [
  ['impacts', consequences.impacts.title],
  ['health', consequences.health.title],
  ['simulation', consequences.simulation.title],
  ['proposals', consequences.proposals.title],
  ['calculator', carbon.section.title],
  ['method', carbonMethod.title],
  ['factors', carbonMethod.factors.title],
] as const;

export const EnvironmentalParts = () => <OnThisPage parts={parts} />;

/** What the rubble does, and what the office proposes. */
export function Consequences() {
  return (
    <>
      <Impacts />
      <Health />
      <Simulation />
      <Proposals />
    </>
  );
}

/** How the calculator calculates. */
export function CarbonMethod() {
  return (
    <section className="border-y-[1.5px] border-ink bg-paper-2">
      <div className="wrap section">
        <Method />
      </div>
    </section>
  );
}
