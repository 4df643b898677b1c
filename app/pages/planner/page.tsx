import { planner } from '../../content/planner.ts';
import { subjectClass } from '../../content/shared/subjects.ts';
import { useAnswer, useQuery } from '../../document/request.ts';
import { Island } from '../../islands/island.tsx';
import { useLanguage } from '../../language/provider.tsx';
import { calculate } from '../../planner/calculate.ts';
import { amountByUnit, asksPlan, readPlan } from '../../planner/inputs.ts';
import { Limits } from '../../planner/limits.tsx';
import { PlannerMethod } from '../../planner/method.tsx';
import { Planner } from '../../planner/planner.tsx';
import { sharedMeta } from '../../planner/wording.ts';
import { Closing } from '../../sections/closing.tsx';
import { Breadcrumb } from '../../sections/hero-sheet.tsx';
import { PageHead } from '../../sections/page-head.tsx';
import { Share } from '../../share/share.tsx';

/** PL-1: a function of its address. */
export function Page() {
  const { t } = useLanguage();
  const query = useQuery();
  const rendered = useAnswer('query') && new Date().toISOString().slice(0, 10);
  const submitted = asksPlan(query) ? amountByUnit(query) : undefined;
  const { plan } = submitted ? readPlan(submitted) : {};
  return (
    <>
      <PageHead path="/planner" meta={plan ? sharedMeta(plan, calculate(plan)) : planner.meta} />
      <div className={`grid-paper ${subjectClass('rubble')}`}>
        <header className="plan-head wrap print:hidden">
          <div className="flex flex-wrap items-center gap-x-4">
            <Breadcrumb path={['/', '/planner']} />
            <Share />
          </div>
          <h1>{t(planner.meta.title)}</h1>
          <p className="lead max-sm:hidden">{t(planner.lead)}</p>
          <p className="small sm:hidden">{t(planner.short)}</p>
        </header>
        <Island name="planner" of={Planner} props={{ pageQuery: submitted?.toString() ?? '', rendered }} />
      </div>
      <Limits />
      <div className="plain section print:hidden">
        <PlannerMethod />
      </div>
      <Closing {...planner.closing} />
    </>
  );
}
