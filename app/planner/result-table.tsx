import { Chemical } from '../carbon/chemical.tsx';
import { plannerResults as words } from '../content/planner-results.ts';
import { isRightToLeft } from '../language/detect.ts';
import { useLanguage } from '../language/provider.tsx';
import { scenarios } from './columns.ts';
import type { ResultRow, RowsOfGroup } from './result-rows.ts';
import { placesOn } from './scale.ts';
import { Whisker } from './whisker.tsx';
import { showResult } from './wording.ts';

/** Favourable, middle, unfavourable: the numbers, and their range to scale. */
export function ResultTable({ groups }: { groups: readonly RowsOfGroup[] }) {
  const { t } = useLanguage();
  return (
    <table className="plan-cases">
      <caption className="sr-only">{groups.map(({ group }) => t(words.groups[group])).join(' · ')}</caption>
      <colgroup>
        {Array.from({ length: 2 + scenarios.length }, (_, index) => (
          <col key={index} />
        ))}
      </colgroup>
      <thead>
        <tr>
          <th scope="col">{t(words.quantity)}</th>
          <td aria-hidden="true" />
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
            <th scope="rowgroup" colSpan={5}>
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
      <td aria-hidden="true">
        <Range values={row.values} />
      </td>
      {row.values.map((value, index) => {
        const shown = showResult(value, row.unit, language);
        // Without isolation, a minus sign would change sides in Arabic.
        return <td key={scenarios[index]}>{(value ?? 0) < 0 ? <bdi>{shown}</bdi> : shown}</td>;
      })}
    </tr>
  );
}

/** The three values on a line from zero. */
function Range({ values }: Pick<ResultRow, 'values'>) {
  const { language } = useLanguage();
  const known = values.filter((value) => value !== null);
  const [, middle = null] = values;
  const [least, most] = [Math.min(0, ...known), Math.max(0, ...known)];
  if (least === most) return null;
  const room = (most - least) * 0.06;
  const places = placesOn(least < 0 ? least - room : 0, most + room, isRightToLeft(language));
  const [from, to] = [Math.min(...known), Math.max(...known)];
  return (
    <svg width="100%" height="24" direction="ltr" className="overflow-visible">
      <g stroke="var(--color-ink-3)">
        <line x1="0" x2="100%" y1="12" y2="12" />
        <line x1={places.at(0)} x2={places.at(0)} y1="6" y2="18" />
      </g>
      {from !== to && <Whisker places={places} from={from} to={to} y={12} />}
      {middle !== null && (
        <line x1={places.at(middle)} x2={places.at(middle)} y1="3" y2="21" stroke="var(--color-ink)" strokeWidth="4" />
      )}
    </svg>
  );
}
