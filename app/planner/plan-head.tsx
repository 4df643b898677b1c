import { plannerResults as words } from '../content/planner-results.ts';
import { useLanguage } from '../language/provider.tsx';
import { Words } from '../rich-text/words.tsx';
import { Mark } from '../ui/icons.tsx';
import { planAddress } from './address.ts';
import type { Plan } from './plan.ts';
import { inputLines } from './wording.ts';

/**
 * On paper only: a title block with all inputs and the plan's address.
 * @param dated not for the page's own example, which is as old as the page
 */
export function PlanHead({ plan, dated }: { plan: Plan; dated: boolean }) {
  const { t, language, format } = useLanguage();
  return (
    <div className="print-only mb-2 border-2 border-ink tiny">
      <p className="flex items-center gap-3 border-b border-ink px-2 py-1">
        <Mark className="size-6" />
        <b className="text-h4">{t(words.sheet.title)}</b>
        {dated && (
          // A page that is taken over after midnight keeps its day.
          <span suppressHydrationWarning className="ms-auto">
            {t(words.printed.date)}: {format.date(new Date().toISOString().slice(0, 10))}
          </span>
        )}
        <span className="ms-auto font-mono">{words.sheet.number}</span>
      </p>
      <dl className="columns-3 gap-4 px-2 py-1">
        {inputLines(plan, language).map(([label, value]) => (
          <div key={label} className="break-inside-avoid">
            <dt className="inline text-ink-2">{label}: </dt>
            <dd className="inline font-semibold">
              <Words of={value} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="border-t border-ink px-2 py-1 break-all">
        {t(words.actions.address)}: <bdi dir="ltr">{planAddress(plan)}</bdi>
      </p>
    </div>
  );
}
