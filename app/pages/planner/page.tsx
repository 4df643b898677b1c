import { planner } from '../../content/planner.ts';
import { subjectClass } from '../../content/shared/subjects.ts';
import { useQuery } from '../../document/request.ts';
import { Island } from '../../islands/island.tsx';
import { useLanguage } from '../../language/provider.tsx';
import { calculate } from '../../planner/calculate.ts';
import { asksPlan, readPlan } from '../../planner/inputs.ts';
import { PlannerMethod } from '../../planner/method.tsx';
import { Island as Planner } from '../../planner/planner.tsx';
import { sharedMeta } from '../../planner/wording.ts';
import { Breadcrumb } from '../../sections/hero-sheet.tsx';
import { PageHead } from '../../sections/page-head.tsx';

/** PL-1: a function of its address. */
export function Page() {
  const { t } = useLanguage();
  const query = useQuery();
  const { plan } = asksPlan(query) ? readPlan(query) : {};
  const pageQuery = asksPlan(query) ? query.toString() : '';
  return (
    <>
      <PageHead path="/planner" meta={plan ? sharedMeta(plan, calculate(plan)) : planner.meta} />
      <div className={`grid-paper ${subjectClass('rubble')}`}>
        <header className="plan-head wrap print:hidden">
          <Breadcrumb path={['/', '/planner']} />
          <h1>{t(planner.meta.title)}</h1>
          <p>{t(planner.lead)}</p>
        </header>
        <Island name="planner" when="load" props={{ pageQuery }}>
          <Planner pageQuery={pageQuery} />
        </Island>
      </div>
      <div className="plain plan-method print:hidden">
        <PlannerMethod />
      </div>
    </>
  );
}
