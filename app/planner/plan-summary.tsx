import { plannerResults as words } from '../content/planner-results.ts';
import { useLanguage } from '../language/provider.tsx';
import { formId } from './fields.tsx';
import { StatusMark } from './headline.tsx';
import type { Plan, Result } from './plan.ts';
import { verdictOf } from './wording.ts';

/** On a phone the result stays visible while values are changed. */
export function PlanSummary({ plan, result }: { plan: Plan; result: Result }) {
  const { t, format, language } = useLanguage();
  const { duration, late, name, status } = verdictOf(plan, result, language);
  const { middle } = result.columns;
  const needs = (
    [
      [middle.plants, 'plant'],
      [middle.trucks, 'truck'],
      [middle.loaders, 'loader'],
    ] as const
  ).flatMap(([count, unit]) => (count === null ? [] : [format.quantity(count, unit)]));
  return (
    <div className="plan-summary dark print:hidden">
      <a href="#answer">
        <StatusMark late={late} />
        <span>
          <b>{duration ?? name}</b>
          <span>{duration ? needs.join(' · ') : status}</span>
          <span className="sr-only">{duration && status}</span>
        </span>
      </a>
      <a href={`#${formId}`}>{t(words.actions.change)}</a>
    </div>
  );
}
