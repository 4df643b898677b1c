import { IconAlertCircle, IconCheck } from '@tabler/icons-react';
import { roundToThree } from '../carbon/mass.ts';
import { plannerResults as words } from '../content/planner-results.ts';
import { plannerValues } from '../content/planner-values.ts';
import { useLanguage } from '../language/provider.tsx';
import { Values } from '../ui/bidi.tsx';
import { planQuery } from './address.ts';
import { Fleet } from './fleet.tsx';
import type { Plan, Result } from './plan.ts';
import { PlanActions } from './plan-actions.tsx';
import { PlanHead } from './plan-head.tsx';
import { Products } from './products.tsx';
import { ceil } from './rounding.ts';
import { Schedule } from './schedule.tsx';
import { resultSentence, verdictOf } from './wording.ts';

interface HeadlineProps {
  plan: Plan;
  result: Result;
  rendered: string | undefined;
  /** Whether the example is shown, because there is no plan yet. */
  example: boolean;
}

/** Duration, machines, and the unfavourable case; beside them the chart. */
export function Headline({ plan, result, rendered, example }: HeadlineProps) {
  const { t, language } = useLanguage();
  const verdict = verdictOf(plan, result, language);
  const query = planQuery(plan);
  return (
    <div
      data-share={resultSentence(plan, result, language)}
      data-share-address={`/planner?${query}`}
      className="plan grid items-start gap-x-14 gap-y-6 md:grid-cols-[5fr_7fr] print:block"
    >
      <PlanHead plan={plan} rendered={rendered} />
      <div className="plan-verdict">
        <p className="flex items-center gap-2.5 font-semibold">
          <StatusMark late={verdict.late} />
          {t(words.origin[example ? 'example' : 'yours'])}
          <span aria-hidden="true">·</span>
          {verdict.status}
        </p>
        <h2 id="plan" tabIndex={-1}>
          {verdict.duration ?? verdict.name}
        </h2>
        {verdict.duration && (
          <p className="text-ink-2">
            {verdict.until} {verdict.name}
          </p>
        )}
        <Needs plan={plan} result={result} />
        {verdict.late && <p className="mb-3 font-semibold">{verdict.remedy}</p>}
        {verdict.unfavourable && (
          <p className="mb-5 flex items-center gap-3 small">
            <svg
              width="36"
              height="12"
              aria-hidden="true"
              stroke="currentColor"
              strokeWidth="2"
              className="print:hidden"
            >
              <path d="M1 0v12M35 0v12M1 6h34" />
            </svg>
            {verdict.unfavourable}
          </p>
        )}
        <PlanActions query={query} />
      </div>
      <div className="grid gap-7 print:hidden">
        <Schedule plan={plan} result={result} note={verdict.late ? undefined : verdict.remedy} />
        <Fleet result={result} />
        <Products plan={plan} result={result} />
      </div>
    </div>
  );
}

export const StatusMark = ({ late }: { late: boolean }) => {
  const Icon = late ? IconAlertCircle : IconCheck;
  return (
    <span
      className={`plan-mark grid size-7 flex-none place-items-center text-white ${late ? 'bg-danger' : 'bg-green'}`}
    >
      <Icon size={20} stroke={2} aria-hidden="true" />
    </span>
  );
};

/** Plants, trucks and loaders of the middle column, beside the visitor's own. */
function Needs({ plan, result }: { plan: Plan; result: Result }) {
  const { t, format } = useLanguage();
  const { middle } = result.columns;
  const rated = plan.own.rated ?? plannerValues.table.rated.usual;
  const notes = {
    plants: t(words.needs.plants, { rated: format.quantity(rated, 'tonnePerHour') }),
    trucks: t(words.needs.trucks, {
      reserve: middle.reserveTrucks === null ? '–' : format.number(middle.reserveTrucks),
      load: format.quantity(roundToThree(middle.payload), 'tonne'),
    }),
    loaders:
      middle.stages.load === null
        ? ''
        : t(words.needs.loaders, { days: format.quantity(ceil(middle.stages.load), 'workingDay') }),
  };
  return (
    <div className="plan-needs">
      <h3 className="sr-only">{t(words.needs.title)}</h3>
      <dl>
        {(['plants', 'trucks', 'loaders'] as const).map((kind) => {
          const atHand = plan.machines[kind];
          const needed = middle[kind];
          return (
            <div key={kind}>
              <dt>{t(words.needs.names[kind])}</dt>
              <dd>
                <b>{needed === null ? '–' : format.number(needed)}</b>
                <span>
                  <Values
                    text={atHand === undefined ? notes[kind] : t(words.needs.atHand, { count: format.number(atHand) })}
                  />
                </span>
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}
