import { plannerResults as words } from '../content/planner-results.ts';
import { directionOf } from '../language/detect.ts';
import { useLanguage } from '../language/provider.tsx';
import { DurationTable } from './duration-table.tsx';
import { type Durations, durations } from './durations.ts';
import type { Plan, Result } from './plan.ts';

/** Distinguishable without colours. */
const dashes = [undefined, '9 5', '2 4'];
/**
 * Height of the plot in pixels. Its width follows the page: horizontal positions are percentages, and text keeps its
 * size.
 */
const height = 320;
/** The earliest start of a line's name on a phone, as a fraction of the width. */
const namePart = 0.72;

/** The duration with more or fewer trucks and plants; the deadline is a heavy line. */
export function DurationChart({ plan, result }: { plan: Plan; result: Result }) {
  const { t, format } = useLanguage();
  const shown = durations(plan, result);
  if (!shown) return null;
  const { chart } = words;
  const { least } = shown;
  const description = t(chart.description, {
    deadline: format.quantity(Math.floor(result.deadlineDays), 'workingDay'),
    least: least
      ? format.list([format.quantity(least.trucks, 'truck'), format.quantity(least.plants, 'plant')])
      : t(chart.none),
  });
  return (
    <figure>
      <figcaption>
        <h3 className="text-h4">{t(chart.title)}</h3>
        <p className="mt-1 mb-3 small text-ink-2">{t(chart.note)}</p>
      </figcaption>
      <Plot shown={shown} result={result} description={description} />
      <p className="mt-3 small text-ink-2">{description}</p>
      <DurationTable shown={shown} />
    </figure>
  );
}

/** Ticks in round steps up to the largest value. */
function ticks(largest: number, max: number): number[] {
  const rough = largest / max;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((each) => each * power).find((each) => each >= rough)!);
  return Array.from({ length: Math.floor(largest / step) }, (_, n) => (n + 1) * step);
}

/**
 * The heights of the lines' names: the uppermost above its line, the others below the ends of theirs, a line apart.
 * @param above the highest point of the uppermost line under its name
 * @param ends of the others, from the top down
 */
function besideLines(above: number, others: readonly number[]): number[] {
  const set: number[] = [above - 8];
  for (const end of others) set.push(Math.max(end + 17, set.at(-1)! + 17));
  return set;
}

function Plot({ shown, result, description }: { shown: Durations; result: Result; description: string }) {
  const { t, format, language } = useLanguage();
  const { chart } = words;
  const { machines, deadlineDays, columns } = result;
  const maxTrucks = shown.trucks.at(-1)!;
  const flat = Math.max(...shown.curves.map((curve) => curve.days.at(-1)!));
  const top = 1.15 * Math.max(1.45 * deadlineDays, flat, Math.min(columns.middle.duration ?? 0, 2.2 * deadlineDays));
  const mirrored = directionOf(language) === 'rtl';
  /** Horizontal position in percent, from the start side. */
  const across = (trucks: number): number => {
    const percent = (trucks / maxTrucks) * 96;
    return mirrored ? 100 - percent : percent;
  };
  const down = (days: number): number => height - (days / top) * height;
  /** From the first duration on that the plot has room for: a cut line would seem to end there. */
  const line = (days: readonly number[]) => {
    const points = days.flatMap((value, n) =>
      value <= top ? [`${across(shown.trucks[n]!).toFixed(2)} ${down(value).toFixed(1)}`] : [],
    );
    return points.length > 0 ? `M${points.join('L')}` : undefined;
  };
  const text = { fontSize: 14, fill: 'var(--color-ink)', direction: mirrored ? ('rtl' as const) : undefined };
  const halo = { stroke: 'var(--color-paper)', strokeWidth: 5, paintOrder: 'stroke' };
  const start = mirrored ? '100%' : '0%';
  const inward = mirrored ? -8 : 8;
  const [uppermost, ...others] = shown.curves;
  const passed = shown.trucks.findIndex((trucks) => trucks >= namePart * maxTrucks);
  const labels = besideLines(
    down(uppermost!.days[passed]!),
    others.map((curve) => down(curve.days.at(-1)!)),
  );
  const here = shown.curves.find((curve) => curve.plants === machines.plants);
  const hereDays = here?.days[shown.trucks.indexOf(machines.trucks)];
  return (
    <svg
      role="img"
      aria-label={description}
      width="100%"
      height={height + 46}
      direction="ltr"
      className="block overflow-visible"
    >
      <svg width="100%" height={height} viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" fill="none">
        {ticks(top, 5).map((days) => (
          <path
            key={days}
            d={`M0 ${down(days).toFixed(1)}H100`}
            stroke="var(--color-grid)"
            vectorEffect="non-scaling-stroke"
          />
        ))}
        {shown.curves.map((curve, n) => (
          <path
            key={curve.plants}
            d={line(curve.days)}
            stroke="var(--color-ink)"
            strokeWidth="2"
            strokeDasharray={dashes[n]}
            vectorEffect="non-scaling-stroke"
          />
        ))}
        <path
          d={`M0 ${down(deadlineDays).toFixed(1)}H100`}
          stroke="var(--color-ink)"
          strokeWidth="4"
          vectorEffect="non-scaling-stroke"
        />
        <path
          d={`M0 ${height}H100M${mirrored ? 100 : 0} 0V${height}`}
          stroke="var(--color-ink)"
          strokeWidth="3"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      {ticks(top, 5).map((days) => (
        <text key={days} x={start} dx={inward} y={down(days) - 5} {...text} textAnchor="start" className="fill-ink-2">
          {format.number(days)}
        </text>
      ))}
      {/* Beside the scale; at the other end are the lines' names. */}
      <text x={start} dx={7 * inward} y={down(deadlineDays) - 9} {...text} fontWeight="600" textAnchor="start">
        {t(chart.deadline)}
      </text>
      {shown.curves.map((curve, n) => (
        <text key={curve.plants} x={`${across(maxTrucks)}%`} y={labels[n]} {...text} {...halo} textAnchor="end">
          {format.quantity(curve.plants, 'plant')}
        </text>
      ))}
      {hereDays !== undefined && hereDays < top && (
        <circle
          cx={`${across(machines.trucks)}%`}
          cy={down(hereDays)}
          r="7"
          fill="var(--color-white)"
          stroke="var(--color-accent)"
          strokeWidth="3.5"
        />
      )}
      {ticks(maxTrucks, 6).map((trucks) => (
        <text key={trucks} x={`${across(trucks)}%`} y={height + 19} {...text} textAnchor="middle">
          {format.number(trucks)}
        </text>
      ))}
      <text x="50%" y={height + 40} {...text} textAnchor="middle" className="fill-ink-2">
        {t(chart.trucks)}
      </text>
    </svg>
  );
}
