import { plannerResults as words } from '../content/planner-results.ts';
import { useLanguage } from '../language/provider.tsx';
import { FoldedTable } from '../ui/folded-table.tsx';
import type { Result } from './plan.ts';
import { type RowsOfGroup, resultRows } from './result-rows.ts';
import { ResultTable } from './result-table.tsx';

/** The group that phones show unfolded; the schedule already has the machines. */
const first: RowsOfGroup['group'] = 'haul';

/** Every result in three columns. */
export function Ranges({ result }: { result: Result }) {
  const { t } = useLanguage();
  const groups = resultRows(result);
  const rest = groups.filter(({ group }) => group !== first);
  return (
    <section aria-labelledby="plan-ranges" className="plan border-y border-ink bg-paper-2 print:border-0">
      <div className="wrap py-7 sm:py-10 print:py-0">
        <h2 id="plan-ranges" className="text-[clamp(1.5rem,1.3rem+0.9vw,2.125rem)]! print:hidden">
          {t(words.ranges.title)}
        </h2>
        <p className="mt-1 mb-4 small text-ink-2 print:hidden">{t(words.rounding)}</p>
        <ResultTable groups={groups.filter(({ group }) => group === first)} />
        <FoldedTable rows={rest.reduce((sum, { rows }) => sum + rows.length, 0)} label={t(words.ranges.rest)}>
          <ResultTable groups={rest} />
        </FoldedTable>
      </div>
    </section>
  );
}
