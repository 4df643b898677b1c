import { IconAlertCircle, IconCheck } from '@tabler/icons-react';
import { plannerResults as words } from '../content/planner-results.ts';
import { roundToThree } from '../language/format.ts';
import { useLanguage } from '../language/provider.tsx';
import { Words } from '../rich-text/words.tsx';
import type { Plan, Result } from './plan.ts';
import { PlanActions } from './plan-actions.tsx';
import { PlanHead } from './plan-head.tsx';
import { PlanPicture } from './plan-picture.tsx';
import { Schedule } from './schedule.tsx';
import { basisOf, verdictOf } from './wording.ts';

interface AnswerProps {
  plan: Plan;
  result: Result;
  /** Whether this is the page's own example, because there is no plan yet. */
  example: boolean;
}

/** The middle case in words; beside it the chart, under both the picture. */
export function Answer({ plan, result, example }: AnswerProps) {
  const { t, language, format } = useLanguage();
  const { duration, status, met, sentence, unfavourable } = verdictOf(plan, result, language);
  const { saved } = result.columns.middle;
  const Icon = met ? IconCheck : IconAlertCircle;
  const mass = format.quantity(roundToThree(Math.abs(saved) / 1_000), 'tonne');
  return (
    <div className="plan grid items-start gap-x-14 gap-y-6 md:grid-cols-[5fr_7fr] print:block">
      <PlanHead plan={plan} dated={!example} />
      <div className="plan-verdict">
        <p className="plan-status">
          <span className={`plan-mark ${met ? 'bg-green' : 'bg-danger'}`}>
            <Icon size={20} stroke={2} aria-hidden="true" />
          </span>
          {example ? `${t(words.example)}: ${status}` : status}
        </p>
        <h2 id="plan" tabIndex={-1}>
          {duration ?? status}
        </h2>
        <p className="text-ink-2">{sentence}</p>
        <PlanActions plan={plan} />
      </div>
      <div className="grid gap-3">
        <Schedule plan={plan} result={result} />
        {unfavourable && <p>{unfavourable}</p>}
        <p>
          <Words of={t(saved < 0 ? words.worse : words.saved, { ...basisOf(plan, language), saved: mass })} />
        </p>
      </div>
      {duration && <PlanPicture plan={plan} result={result} />}
    </div>
  );
}
