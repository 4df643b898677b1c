import { plannerResults as words } from '../content/planner-results.ts';
import { useLanguage } from '../language/provider.tsx';
import type { Durations } from './durations.ts';
import { ceil } from './rounding.ts';

const maxRows = 8;

/** The chart's numbers as a table for screen readers. */
export function DurationTable({ shown: { trucks, curves } }: { shown: Durations }) {
  const { t, format } = useLanguage();
  const step = Math.ceil(trucks.length / maxRows);
  const rows = trucks.map((count, index) => ({ count, index })).filter(({ index }) => (index + 1) % step === 0);
  return (
    <details className="opens mt-3 border-y border-ink-3">
      <summary className="min-h-11">{t(words.chart.table)}</summary>
      <table className="mb-4 w-full">
        <caption className="sr-only">{t(words.chart.caption)}</caption>
        <thead>
          <tr className="*:border-b *:border-ink *:py-2 *:text-start *:font-normal">
            <th scope="col">{t(words.rows.trucks)}</th>
            {curves.map((curve) => (
              <th key={curve.plants} scope="col">
                {format.quantity(curve.plants, 'plant')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ count, index }) => (
            <tr key={count} className="*:py-1.5 *:text-start">
              <th scope="row" className="font-normal">
                {format.number(count)}
              </th>
              {curves.map((curve) => (
                <td key={curve.plants}>{format.number(ceil(curve.days[index]!))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
