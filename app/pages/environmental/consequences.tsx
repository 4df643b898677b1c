import { carbon } from '../../content/carbon.ts';
import { carbonMethod } from '../../content/carbon-method.ts';
import { environmental } from '../../content/environmental.ts';
import { consequences } from '../../content/environmental-consequences.ts';
import { useLanguage } from '../../language/provider.tsx';
import { OnThisPage } from '../../sections/on-this-page.tsx';
import { Alert } from '../../ui/alert.tsx';
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

/** What the rubble does, and what the office proposes. */
export function Consequences() {
  const { t } = useLanguage();
  const { alert } = environmental;
  return (
    <>
      <OnThisPage parts={parts} />
      <div className="wrap section-start">
        <Alert title={t(alert.title)}>
          {alert.text.map((sentence) => (
            <p key={sentence.en}>{t(sentence)}</p>
          ))}
        </Alert>
      </div>
      <Impacts />
      <Health />
      <Simulation />
      <Proposals />
    </>
  );
}
