import { Chemical } from '../carbon/chemical.tsx';
import { plannerResults as words } from '../content/planner-results.ts';
import { useLanguage } from '../language/provider.tsx';
import { scenarios } from './columns.ts';
import type { ResultRow, RowsOfGroup } from './result-rows.ts';
import { showResult } from './wording.ts';

/** Favourable, middle, unfavourable. No bars: each quantity would need a scale of its own. */
export function ResultTable({ groups }: { groups: readonly RowsOfGroup[] }) {
  const { t } = useLanguage();
  return (
    <table className="plan-cases">
      <caption className="sr-only">{groups.map(({ group }) => t(words.groups[group])).join(' · ')}</caption>
      <colgroup>
        {Array.from({ length: 1 + scenarios.length }, (_, index) => (
          <col key={index} />
        ))}
      </colgroup>
      <thead>
        <tr>
          <th scope="col">{t(words.quantity)}</th>
          {scenarios.map((scenario) => (
            <th key={scenario} scope="col">
              {t(words.columns[scenario])}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ group, rows }) => (
        <tbody key={group}>
          <tr>
            <th scope="rowgroup" colSpan={4}>
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

function Row({ row }: { row: ResultRow }) {
  const { t, language } = useLanguage();
  // The row's name is the unit of a count.
  const unit = row.unit === 'count' || row.unit === 'piece' ? '' : t(words.units[row.unit]);
  return (
    <tr className="plan-case">
      <th scope="row">
        {t(words.rows[row.id])}{' '}
        {unit && (
          <small className="whitespace-nowrap text-ink-2">
            <Chemical text={unit} />
          </small>
        )}
      </th>
      {row.values.map((value, index) => {
        const shown = showResult(value, row.unit, language);
        // Without isolation, a minus sign would change sides in Arabic.
        return <td key={scenarios[index]}>{(value ?? 0) < 0 ? <bdi>{shown}</bdi> : shown}</td>;
      })}
    </tr>
  );
}
