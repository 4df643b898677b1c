import { planner } from '../content/planner.ts';
import { plannerResults as words } from '../content/planner-results.ts';
import { useLanguage } from '../language/provider.tsx';
import { planQuery } from './address.ts';
import { DurationChart } from './duration-chart.tsx';
import { Limits } from './limits.tsx';
import type { Plan, Result } from './plan.ts';
import { PlanActions } from './plan-actions.tsx';
import { PlanHead } from './plan-head.tsx';
import { ResultTable } from './result-table.tsx';
import { TimeLine } from './time-line.tsx';
import { VerdictText } from './verdict.tsx';

/** The answer beside the form: bottleneck, what to do with it, time line and three columns. */
export function PlanResult({ plan, result, rendered }: { plan: Plan; result: Result; rendered: string | undefined }) {
  const { t } = useLanguage();
  return (
    <div className="plan grid gap-10 print:block">
      <PlanHead plan={plan} rendered={rendered} />
      <VerdictText plan={plan} result={result} />
      <PlanActions query={planQuery(plan)} />
      <div className="print:hidden">
        <TimeLine plan={plan} result={result} />
      </div>
      <div>
        <h3 className="text-h4 print:hidden">{t(words.columnsTitle)}</h3>
        <p className="mt-1 mb-3 small text-ink-2">{t(words.rounding)}</p>
        <ResultTable result={result} />
      </div>
    </div>
  );
}

/** Under form and answer, across the sheet: other numbers of machines, and what limits every result. */
export function PlanOutlook({ plan, result }: { plan: Plan; result: Result }) {
  const { t } = useLanguage();
  return (
    <div className="plan grid items-start gap-x-12 gap-y-10 lg:col-span-2 lg:grid-cols-[7fr_5fr] print:block">
      <div className="print:hidden empty:hidden">
        <DurationChart plan={plan} result={result} />
      </div>
      <p className="print-only tiny">{t(planner.sources)}</p>
      <Limits />
    </div>
  );
}
