import { useEffect, useState } from 'react';
import { plannerResults as words } from '../content/planner-results.ts';
import { useLanguage } from '../language/provider.tsx';
import { Values } from '../ui/bidi.tsx';
import { Mark } from '../ui/icons.tsx';
import { planAddress } from './address.ts';
import type { Plan } from './plan.ts';
import { inputLines, type Line } from './wording.ts';

const today = () => new Date().toISOString().slice(0, 10);

/** @param rendered the date of a page rendered for a request; a prerendered page has none */
function useToday(rendered: string | undefined): string | undefined {
  const [day, setDay] = useState(rendered);
  useEffect(() => setDay(today()), []);
  return day;
}

/** Groups lines with the same label, such as several building types. */
function grouped(lines: readonly Line[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const [label, value] of lines) groups.set(label, [...(groups.get(label) ?? []), value]);
  return groups;
}

/** On paper only: a title block with all inputs, the date, and the plan's address. */
export function PlanHead({ plan, rendered }: { plan: Plan; rendered: string | undefined }) {
  const { t, format, language } = useLanguage();
  const day = useToday(rendered);
  return (
    <div className="print-only mb-2 border-2 border-ink tiny">
      <p className="flex items-center gap-3 border-b border-ink px-2 py-1">
        <Mark className="size-6" />
        <b className="text-h4">{t(words.sheet.title)}</b>
        {day && <time dateTime={day}>{format.date(day)}</time>}
        <span className="ms-auto font-mono">{words.sheet.number}</span>
      </p>
      <p className="border-b border-ink px-2 py-1 font-semibold">{t(words.message.intro)}</p>
      <dl className="columns-3 gap-4 px-2 py-1">
        {[...grouped(inputLines(plan, language))].map(([label, values]) => (
          <div key={label} className="break-inside-avoid">
            <dt className="inline text-ink-2">{label}: </dt>
            {values.map((value, n) => (
              <dd key={n} className="inline font-semibold not-last:after:content-['_·_']">
                <Values text={value} />
              </dd>
            ))}
          </div>
        ))}
      </dl>
      <p className="border-t border-ink px-2 py-1 break-all">
        {t(words.actions.address)}: <bdi dir="ltr">{planAddress(plan)}</bdi>
      </p>
    </div>
  );
}
