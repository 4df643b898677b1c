import { Method } from '../../carbon/method.tsx';
import { Health } from './health.tsx';
import { Impacts } from './impacts.tsx';
import { Proposals } from './proposals.tsx';
import { Simulation } from './simulation.tsx';

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
