import { planner } from '../content/planner.ts';
import { plannerResults as words } from '../content/planner-results.ts';
import { useLanguage } from '../language/provider.tsx';
import { scenarios } from './columns.ts';
import type { Result } from './plan.ts';
import { resultRows } from './result-rows.ts';
import { showResult } from './wording.ts';

/** Every result in three columns: favourable, middle, adverse. */
export function ResultTable({ result }: { result: Result }) {
  const { t, language } = useLanguage();
  const { columns } = result;
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
              {rows.map(({ id, unit, values }) => {
                const texts = values.map((value) => showResult(value, unit, language));
                // What is the same in all cases stands once.
                const cells = new Set(texts).size === 1 ? texts.slice(0, 1) : texts;
                return (
                  <tr key={id} className="plan-case">
                    <th scope="row">
                      {t(words.rows[id])}{' '}
                      {unit !== 'count' && (
                        <small className="whitespace-nowrap text-ink-2">({t(words.units[unit])})</small>
                      )}
                    </th>
                    {cells.map((text, index) => (
                      <td key={scenarios[index]} colSpan={cells.length === 1 ? 3 : undefined}>
                        {/* Without isolation, a minus sign would change sides in Arabic. */}
                        {(values[index] ?? 0) < 0 ? <bdi dir="ltr">{text}</bdi> : text}
                      </td>
                    ))}
                  </tr>
                );
              })}
            </tbody>
          ))}
        </table>
        {columns.favourable.yardSquareMetres > columns.unfavourable.yardSquareMetres && (
          <p className="mt-3 small text-ink-2">{t(words.yardNote)}</p>
        )}
        <p className="mt-5 font-semibold">
          {t(planner.safety)}{' '}
          <a href="/crisis#danger" className="print:hidden">
            {t(planner.safetyLink)}
          </a>
        </p>
      </div>
    </section>
  );
}
