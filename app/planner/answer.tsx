import { IconAlertCircle, IconCheck } from '@tabler/icons-react';
import { plannerResults as words } from '../content/planner-results.ts';
import { plannerValues } from '../content/planner-values.ts';
import { roundToThree } from '../language/format.ts';
import { useLanguage } from '../language/provider.tsx';
import { Words } from '../rich-text/words.tsx';
import { ceil } from './calculate.ts';
import type { Plan, Result } from './plan.ts';
import { PlanActions } from './plan-actions.tsx';
import { PlanHead } from './plan-head.tsx';
import { Schedule } from './schedule.tsx';
import { basisOf, verdictOf } from './wording.ts';

interface AnswerProps {
  plan: Plan;
  result: Result;
  /** Whether this is the page's own example, because there is no plan yet. */
  example: boolean;
}

/** The middle case in words and numbers; beside it the chart. */
export function Answer({ plan, result, example }: AnswerProps) {
  const { t, language, format } = useLanguage();
  const { duration, status, sentence, unfavourable } = verdictOf(plan, result, language);
  const { saved } = result.columns.middle;
  const Icon = duration ? IconCheck : IconAlertCircle;
  const mass = format.quantity(roundToThree(Math.abs(saved) / 1_000), 'tonne');
  return (
    <div className="plan grid items-start gap-x-14 gap-y-6 md:grid-cols-[5fr_7fr] print:block">
      <PlanHead plan={plan} />
      <div className="plan-verdict">
        {status && (
          <p className="plan-status">
            <span className={`plan-mark ${duration ? 'bg-green' : 'bg-danger'}`}>
              <Icon size={20} stroke={2} aria-hidden="true" />
            </span>
            {example ? `${t(words.example)}: ${status}` : status}
          </p>
        )}
        <h2 id="plan" tabIndex={-1}>
          {duration ?? status}
        </h2>
        <p className="text-ink-2">{sentence}</p>
        <Needs plan={plan} result={result} />
        <PlanActions plan={plan} />
      </div>
      <div className="grid gap-3">
        <Schedule plan={plan} result={result} />
        {unfavourable && <p>{unfavourable}</p>}
        <p>
          <Words of={t(words.basis, basisOf(plan, language))} />{' '}
          {saved < 0 ? t(words.worse) : <Words of={t(words.saved, { saved: mass })} />}
        </p>
      </div>
    </div>
  );
}

/** Plants, trucks, loaders, yard and diesel of the middle column. */
function Needs({ plan, result }: { plan: Plan; result: Result }) {
  const { t, format } = useLanguage();
  const { middle } = result.columns;
  const count = (value: number | null) => (value === null ? '–' : format.number(value));
  const { needs, rows } = words;
  const cells = [
    [
      t(needs.plants),
      count(middle.plants),
      t(needs.plantsNote, {
        rated: format.quantity(plan.own.rated ?? plannerValues.table.rated.usual, 'tonnePerHour'),
      }),
    ],
    [
      t(needs.trucks),
      count(middle.trucks),
      t(needs.trucksNote, {
        reserve: count(middle.reserveTrucks),
        load: format.quantity(roundToThree(middle.payload), 'tonne'),
      }),
    ],
    [
      t(needs.loaders),
      count(middle.loaders),
      middle.days.load === null
        ? ''
        : t(needs.loadersNote, { days: format.quantity(ceil(middle.days.load), 'workingDay') }),
    ],
    [t(rows.dieselLitres), format.exact(roundToThree(middle.dieselLitres)), t(words.units.litre)],
    [t(rows.yardSquareMetres), format.exact(roundToThree(middle.yardSquareMetres)), t(words.units.squareMetre)],
  ] as const;
  return (
    <dl className="plan-needs">
      {cells.map(([name, value, note]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <b>{value}</b>
            {'\u00a0'}
            <span>
              <Words of={note} />
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
