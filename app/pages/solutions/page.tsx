import { solutions } from '../../content/solutions.ts';
import { useLanguage } from '../../language/provider.tsx';
import { Closing } from '../../sections/closing.tsx';
import { Hero } from '../../sections/hero-sheet.tsx';
import { PageHead } from '../../sections/page-head.tsx';
import { PlannerLink } from '../../sections/planner-link.tsx';
import { Alert } from '../../ui/alert.tsx';
import { SolutionsBand } from './band.tsx';
import { SolutionViews } from './solution-views.tsx';

/** SO-1 to SO-3. */
export function Page() {
  const { t } = useLanguage();
  const { hero, safety, closing } = solutions;
  return (
    <>
      <PageHead path="/solutions" meta={solutions.meta} />
      <Hero breadcrumb={['/', '/solutions']} title={t(hero.title)} lead={t(hero.lead)} />
      <SolutionViews />
      <SolutionsBand />
      <div className="wrap section-start">
        <Alert title={t(safety.title)}>
          <p>{t(safety.text)}</p>
        </Alert>
      </div>
      <PlannerLink />
      <Closing
        question={closing.question}
        links={[
          { to: '/contact', label: closing.contact },
          { to: '/our-projects', label: closing.machinery },
        ]}
      />
    </>
  );
}
