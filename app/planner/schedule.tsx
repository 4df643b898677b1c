import type { ReactNode } from 'react';
import { plannerResults as words } from '../content/planner-results.ts';
import { isRightToLeft } from '../language/detect.ts';
import { useLanguage } from '../language/provider.tsx';
import { ceil } from './calculate.ts';
import { columnValues } from './columns.ts';
import type { Plan, Result, Stage } from './plan.ts';
import { axisOf, type Places, placesOn } from './scale.ts';

const chartStages: readonly Stage[] = ['load', 'haul', 'crush'];

interface Row {
  key: string;
  label: string;
  from: number;
  days: number;
  /** The stage's days in the outer columns. */
  range?: readonly [number, number];
  bottleneck?: boolean;
}

/** The stages in parallel, to scale, with their ranges; the deadline is a line through all of them. */
export function Schedule({ plan, result }: { plan: Plan; result: Result }) {
  const { t, format, language } = useLanguage();
  const { timeline } = words;
  const { before } = columnValues('middle', plan.changed);
  const { favourable, middle, unfavourable } = result.columns;
  const rows: Row[] = [
    { key: 'before', label: t(timeline.before), from: 0, days: before },
    ...chartStages.flatMap((stage): Row[] => {
      const [least, days, most] = [favourable, middle, unfavourable].map((column) => column.days[stage]);
      if (!days) return [];
      return [
        {
          key: stage,
          label: t(timeline.stages[stage]),
          from: before,
          days,
          range: least && most ? [least, most] : undefined,
          bottleneck: stage === middle.bottleneck,
        },
      ];
    }),
  ];
  const ends = rows.map(({ from, days, range }) => from + Math.max(days, range?.[1] ?? 0));
  const axis = axisOf(Math.max(result.deadlineDays, ...ends), 4);
  const mirrored = isRightToLeft(language);
  const places = placesOn(0, axis.end, mirrored);
  const deadline = Math.floor(result.deadlineDays);
  // Late deadlines have their label on the other side of the line; phones hide it.
  const turned = result.deadlineDays > axis.end * 0.6;
  return (
    <figure>
      <figcaption>
        <h3 className="text-h4">{t(timeline.title)}</h3>
        <p className="mt-0.5 small text-ink-2">{t(timeline.note)}</p>
      </figcaption>
      <div className="plan-schedule">
        <Plot className="plan-axis">
          {axis.ticks.map((days) => (
            <line key={days} x1={places.at(days)} x2={places.at(days)} y1="24" y2="100%" stroke="var(--color-grid)" />
          ))}
        </Plot>
        <ul>
          {rows.map((row) => (
            <li key={row.key} className={row.bottleneck ? 'plan-bottleneck' : undefined}>
              <span className="plan-stage">{row.label}</span>
              <StageBar row={row} places={places} />
              <span className="plan-days">
                {format.number(ceil(row.days))}
                <span className="sr-only"> {format.unit(ceil(row.days), 'workingDay')}</span>
              </span>
            </li>
          ))}
        </ul>
        <Plot className="plan-axis">
          <line
            x1={places.at(result.deadlineDays)}
            x2={places.at(result.deadlineDays)}
            y1="0"
            y2="100%"
            stroke="var(--color-ink)"
            strokeWidth="3"
          />
          <text
            x={places.at(result.deadlineDays)}
            dx={turned === mirrored ? 8 : -8}
            y="14"
            direction={mirrored ? 'rtl' : 'ltr'}
            textAnchor={turned ? 'end' : 'start'}
            className="plan-deadline"
          >
            {t(timeline.deadline, { days: format.number(deadline) })}
          </text>
        </Plot>
        <Plot className="plan-ticks">
          {axis.ticks.map((days, n) => {
            const first = n === 0;
            const last = n === axis.ticks.length - 1;
            return (
              <text
                key={days}
                x={places.at(days)}
                y="17"
                textAnchor={first === last ? 'middle' : first === mirrored ? 'end' : 'start'}
              >
                {format.number(days)}
              </text>
            );
          })}
        </Plot>
      </div>
      <p className="sr-only">{t(timeline.deadline, { days: format.quantity(deadline, 'workingDay') })}</p>
    </figure>
  );
}

/**
 * A layer of the plot. The element around it is placed in the direction of the page; the drawing inside counts from the left in either.
 */
const Plot = ({ className, children }: { className: string; children: ReactNode }) => (
  <div className={className} aria-hidden="true">
    <svg direction="ltr">{children}</svg>
  </div>
);

function StageBar({ row: { key, from, days, range, bottleneck }, places }: { row: Row; places: Places }) {
  const paint = bottleneck ? 'var(--color-accent)' : 'var(--color-steel)';
  return (
    <svg className="plan-lane" aria-hidden="true" direction="ltr">
      <rect
        {...places.bar(from, from + days)}
        y="20%"
        height="60%"
        fill={key === 'before' ? 'none' : paint}
        stroke="var(--color-ink)"
        strokeWidth="1.5"
        strokeDasharray={key === 'before' ? '4 3' : undefined}
      />
      {range && range[0] !== range[1] && (
        <svg y="50%" overflow="visible">
          <Whisker places={places} from={from + range[0]} to={from + range[1]} />
        </svg>
      )}
    </svg>
  );
}

/** A line between two values, with end marks. */
const Whisker = ({ places, from, to }: { places: Places; from: number; to: number }) => (
  <g stroke="var(--color-ink)" strokeWidth="2">
    <line x1={places.at(from)} x2={places.at(to)} />
    <line x1={places.at(from)} x2={places.at(from)} y1="-6" y2="6" />
    <line x1={places.at(to)} x2={places.at(to)} y1="-6" y2="6" />
  </g>
);
