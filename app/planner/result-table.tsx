import { Chemical } from '../carbon/chemical.tsx';
import { plannerResults as words } from '../content/planner-results.ts';
import { useLanguage } from '../language/provider.tsx';
import { scenarios } from './columns.ts';
import type { Result } from './plan.ts';
import { type ResultRow, resultRows } from './result-rows.ts';
import { showResult } from './wording.ts';

/** Favourable, middle, unfavourable: each row a dimension line with its tolerance. */
export function ResultTable({ result }: { result: Result }) {
  const { t } = useLanguage();
  return (
    <table className="w-full table-fixed border-y-2 border-ink max-sm:block">
      <caption className="sr-only">{t(words.title)}</caption>
      <thead className="max-sm:block">
        <tr className="small text-ink-2 max-sm:grid max-sm:grid-cols-[1fr_auto_1fr] *:border-b *:border-ink *:py-2 *:font-normal">
          <th scope="col" className="w-[40%] text-start max-sm:sr-only">
            {t(words.quantity)}
          </th>
          {scenarios.map((scenario) => (
            <th key={scenario} scope="col" className={align[scenario]}>
              {t(words.columns[scenario])}
            </th>
          ))}
        </tr>
      </thead>
      {resultRows(result).map(({ group, rows }) => (
        <tbody key={group} className="max-sm:block">
          <tr>
            <th
              scope="rowgroup"
              colSpan={4}
              className="pt-5 pb-1 text-start max-sm:block small font-semibold text-ink-2"
            >
              {t(words.groups[group])}
            </th>
          </tr>
          {rows.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

const align = { favourable: 'text-start', middle: 'text-center', unfavourable: 'text-end' } as const;

function Row({ row }: { row: ResultRow }) {
  const { t, language } = useLanguage();
  // What is counted is the name of the row.
  const unit = row.unit === 'count' || row.unit === 'piece' ? '' : t(words.units[row.unit]);
  const shown = row.values.map((value) => showResult(value, row.unit, language));
  return (
    <tr
      data-same={shown.every((value) => value === shown[0]) || undefined}
      className="tolerance align-baseline max-sm:grid max-sm:grid-cols-3 max-sm:pt-3"
    >
      <th scope="row" className="text-start font-normal pe-4 pb-3 max-sm:col-span-3 max-sm:pb-0">
        {t(words.rows[row.id])}{' '}
        {unit && (
          <small className="whitespace-nowrap text-ink-2">
            <Chemical text={unit} />
          </small>
        )}
      </th>
      {row.values.map((value, index) => (
        // Digits keep their order by themselves; a sign before them would change sides.
        <td key={scenarios[index]}>{(value ?? 0) < 0 ? <bdi>{shown[index]}</bdi> : shown[index]}</td>
      ))}
    </tr>
  );
}
