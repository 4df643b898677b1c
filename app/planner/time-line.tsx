import { plannerResults as words } from '../content/planner-results.ts';
import { useLanguage } from '../language/provider.tsx';
import { columnValues } from './columns.ts';
import type { Plan, Result, Stage } from './plan.ts';
import { ceil } from './whole.ts';

const shown: readonly Stage[] = ['load', 'haul', 'crush', 'gate'];

interface Bar {
  key: string;
  label: string;
  from: number;
  days: number;
  bottleneck?: boolean;
}

/** The stages side by side after what comes before the first load, the deadline as a line through all of them. */
export function TimeLine({ plan, result }: { plan: Plan; result: Result }) {
  const { t, format } = useLanguage();
  const { timeline } = words;
  const { before } = columnValues('middle', plan.own);
  const { stages, bottleneck } = result.columns.middle;
  const bars: Bar[] = [
    { key: 'before', label: t(timeline.before), from: 0, days: before },
    ...shown
      .filter((stage) => stages[stage] !== null && stages[stage]! > 0)
      .map((stage) => ({
        key: stage,
        label: t(timeline.stages[stage]),
        from: before,
        days: stages[stage]!,
        bottleneck: stage === bottleneck,
      })),
  ];
  const end = Math.max(result.deadlineDays, ...bars.map(({ from, days }) => from + days)) * 1.02;
  const deadline = (result.deadlineDays / end) * 100;
  return (
    <figure>
      <figcaption>
        <h3 className="text-h4">{t(timeline.title)}</h3>
        <p className="mt-1 mb-3 small text-ink-2">{t(timeline.note)}</p>
      </figcaption>
      <div className="relative border-y border-ink">
        <ul className="overflow-clip">
          {bars.map(({ key, label, from, days, bottleneck: worst }) => (
            <li
              key={key}
              className="flex flex-wrap items-baseline justify-start gap-x-2 sm:grid sm:grid-cols-[11rem_1fr_8rem] sm:items-center sm:gap-x-4"
            >
              <span className={`relative z-1 bg-paper ${worst ? 'font-semibold text-accent-dark' : ''}`}>{label}</span>
              <svg
                viewBox="0 0 100 20"
                preserveAspectRatio="none"
                aria-hidden="true"
                className="mirror h-9 w-full max-sm:order-3 max-sm:h-6"
              >
                <path
                  d={`M${((from / end) * 100).toFixed(2)} 5h${Math.max(0.4, (days / end) * 100).toFixed(2)}v10h-${Math.max(0.4, (days / end) * 100).toFixed(2)}z`}
                  fill={worst ? 'var(--color-accent)' : key === 'before' ? 'none' : 'var(--color-ink-3)'}
                  stroke="var(--color-ink)"
                  strokeWidth="1.2"
                  strokeDasharray={key === 'before' ? '4 3' : undefined}
                  vectorEffect="non-scaling-stroke"
                />
              </svg>
              <span className="relative z-1 bg-paper text-end small whitespace-nowrap max-sm:-my-1 max-sm:py-1 max-sm:pe-1">
                {format.quantity(ceil(days), 'workingDay')}
              </span>
            </li>
          ))}
        </ul>
        {/* One line through all rows; on a phone words that stand in its way cover it. */}
        <svg
          viewBox="0 0 100 1"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="mirror absolute inset-y-0 start-0 h-full w-full sm:start-48 sm:w-[calc(100%-21rem)]"
        >
          <path
            d={`M${deadline.toFixed(2)} 0v1`}
            stroke="var(--color-ink)"
            strokeWidth="3"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
      </div>
      <p className="mt-2 flex items-center gap-2.5 small">
        <i aria-hidden="true" className="h-5 border-s-3 border-ink" />
        {t(timeline.deadline, { days: format.quantity(Math.floor(result.deadlineDays), 'workingDay') })}
      </p>
    </figure>
  );
}
