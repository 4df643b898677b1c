import { useLanguage } from '../language/provider.tsx';
import type { Plan, Result } from './plan.ts';
import { verdictOf } from './wording.ts';

/** The bottleneck in a sentence, what it means for the deadline, and what would remove it. */
export function VerdictText({ plan, result }: { plan: Plan; result: Result }) {
  const { language } = useLanguage();
  const verdict = verdictOf(plan, result, language);
  return (
    <div className="border-s-[6px] border-accent ps-4.5">
      <p className="text-h3 leading-[1.35] font-semibold">{verdict.name}</p>
      {verdict.time && <p className="mt-2">{verdict.time}</p>}
      <p className={`mt-1 ${verdict.late ? 'font-semibold' : ''}`}>{verdict.remedy}</p>
    </div>
  );
}
