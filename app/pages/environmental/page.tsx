import { content as section } from '../../content/drawings/impact-section.ts';
import { environmental } from '../../content/environmental.ts';
import { consequences } from '../../content/environmental-consequences.ts';
import { useLanguage } from '../../language/provider.tsx';
import { Legend } from '../../media/legend.tsx';
import { ClosingWithPlanner } from '../../sections/closing.tsx';
import { Hero } from '../../sections/hero-sheet.tsx';
import { OnThisPage } from '../../sections/on-this-page.tsx';
import { PageHead } from '../../sections/page-head.tsx';
import { SafetyLine } from '../../sections/safety-line.tsx';
import { SectionDrawing } from '../../sections/section-drawing.tsx';
import { Health } from './health.tsx';
import { Impacts } from './impacts.tsx';
import { Proposals, Simulation } from './outlook.tsx';

const parts = [
  ['impacts', consequences.impacts.title],
  ['health', consequences.health.title],
  ['simulation', consequences.simulation.title],
  ['proposals', consequences.proposals.title],
] as const;

/** EN-1, EN-2. */
export function Page() {
  const { t } = useLanguage();
  const { hero, closing } = environmental;
  return (
    <>
      <PageHead path="/environmental" meta={environmental.meta} />
      <Hero
        breadcrumb={['/', '/environmental']}
        title={t(hero.title)}
        lead={t(hero.lead)}
        drawing={
          <>
            <SectionDrawing name="impact-section" view="first" sheet={section} />
            <div className="wrap pt-3 pb-6">
              <Legend compact names={section.legend} />
            </div>
          </>
        }
      />
      <SafetyLine text={environmental.alert} />
      <OnThisPage parts={parts} />
      <Impacts />
      <Health />
      <Simulation />
      <Proposals />
      <ClosingWithPlanner {...closing} />
    </>
  );
}
