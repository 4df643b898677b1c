import { plannerResults as words } from '../content/planner-results.ts';
import { useLanguage } from '../language/provider.tsx';
import { scenarios } from './columns.ts';
import type { Result } from './plan.ts';
import { resultRows } from './result-rows.ts';
import { showResult } from './wording.ts';

/** Every result in three columns: favourable, middle, adverse. */
export function ResultTable({ result }: { result: Result }) {
  const { t, language } = useLanguage();
  return (
    <section aria-labelledby="plan-cases" className="plan border-y border-ink bg-paper-2 print:border-0">
      <div className="wrap py-7 sm:py-10 print:py-0">
        <h2 id="plan-cases" className="text-h3 print:hidden">
          {t(words.title)}
        </h2>
        <table className="plan-cases" aria-labelledby="plan-cases">
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
          {resultRows(result).map(({ group, rows }) => (
            <tbody key={group}>
              <tr>
                <th scope="rowgroup" colSpan={4}>
                  {t(words.groups[group])}
                </th>
              </tr>
              {rows.map(({ id, unit, values }) => (
                <tr key={id} className="plan-case">
                  <th scope="row">
                    {t(words.rows[id])}{' '}
                    {unit !== 'count' && <small className="whitespace-nowrap text-ink-2">{t(words.units[unit])}</small>}
                  </th>
                  {values.map((value, index) => (
                    // Without isolation, a minus sign would change sides in Arabic.
                    <td key={scenarios[index]}>
                      {(value ?? 0) < 0 ? (
                        <bdi dir="ltr">{showResult(value, unit, language)}</bdi>
                      ) : (
                        showResult(value, unit, language)
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
    </section>
  );
}
