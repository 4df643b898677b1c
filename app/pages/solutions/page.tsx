import { solutions } from '../../content/solutions.ts';
import { useLanguage } from '../../language/provider.tsx';
import { ClosingWithPlanner } from '../../sections/closing.tsx';
import { Figures } from '../../sections/figures.tsx';
import { Hero } from '../../sections/hero-sheet.tsx';
import { PageHead } from '../../sections/page-head.tsx';
import { SafetyLine } from '../../sections/safety-line.tsx';
import { Section } from '../../ui/section-head.tsx';
import { SolutionViews } from './solution-views.tsx';

/** SO-1 to SO-3. */
export function Page() {
  const { t } = useLanguage();
  const { hero, band, safety, closing } = solutions;
  return (
    <>
      <PageHead path="/solutions" meta={solutions.meta} />
      <Hero breadcrumb={['/', '/solutions']} title={t(hero.title)} lead={t(hero.lead)} subject="rubble" />
      <SolutionViews />
      <SafetyLine text={safety} />
      <Section ground="dark" title={t(band.title)}>
        <Figures layout={3} figures={band.figures} />
      </Section>
      <ClosingWithPlanner {...closing} />
    </>
  );
}
