import { useId } from 'react';
import { supplied } from '../../content/figure-types.ts';
import type { SectionOf } from '../../content/project-content.ts';
import { folded } from '../../content/shared/folded.ts';
import { projectWords } from '../../content/shared/project-words.ts';
import type { Text } from '../../content/text.ts';
import { useLanguage } from '../../language/provider.tsx';
import { LargeValue, Say } from '../../register/say.tsx';
import { FoldedTable } from '../../ui/folded-table.tsx';
import { RailSection } from '../../ui/section-head.tsx';

/** Facts in groups: name, value, scope. What has no value is not shown, nor a group of nothing else. */
export function FactTable({ heading, note, groups }: SectionOf<'table'>) {
  const { t, format } = useLanguage();
  const id = useId();
  const { columns } = projectWords;
  const shown = groups
    .map((group) => ({ ...group, facts: supplied(group.facts) }))
    .filter((group) => group.facts.length > 0);
  const rows = shown.flatMap(({ facts }) => facts).length;
  return (
    <RailSection ground="plain" title={t(heading)} note={<Say words={note} />}>
      <FoldedTable rows={rows} label={t(folded.table, { n: format.number(rows) })}>
        <table className="border-y-2 border-ink max-sm:block">
          <caption className="sr-only">{t(heading)}</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">{t(columns.fact)}</th>
              <th scope="col" id={`${id}value`}>
                {t(columns.value)}
              </th>
              <th scope="col" id={`${id}scope`}>
                {t(columns.scope)}
              </th>
            </tr>
          </thead>
          {shown.map((group, index) => (
            <FactGroup key={index} {...group} table={id} index={index} />
          ))}
        </table>
      </FoldedTable>
    </RailSection>
  );
}

interface FactGroupProps {
  name?: Text;
  facts: ReturnType<typeof supplied>;
  /** The id of the table. */
  table: string;
  index: number;
}

/** Each row stacks on phones. Every cell names its heads: with two levels of them, not every screen reader finds them by itself. */
function FactGroup({ name, facts, table, index }: FactGroupProps) {
  const { t } = useLanguage();
  const id = `${table}${index}`;
  return (
    <tbody className="max-sm:block">
      {name && (
        <tr className="max-sm:block">
          <th
            id={id}
            colSpan={3}
            scope="rowgroup"
            className={`border-b border-ink pb-2 text-start small max-sm:block ${index === 0 ? 'pt-3.5' : 'pt-8'}`}
          >
            {t(name)}
          </th>
        </tr>
      )}
      {facts.map((fact, row) => {
        const heads = name ? `${id} ${id}-${row}` : `${id}-${row}`;
        return (
          <tr
            key={fact.label.en}
            className={`border-grid max-sm:grid max-sm:gap-1 max-sm:py-4 *:py-4 *:pe-6 *:text-start *:align-baseline max-sm:*:p-0 ${row === 0 ? '' : 'border-t'}`}
          >
            <th scope="row" id={`${id}-${row}`} className="font-normal sm:w-[27%]">
              {t(fact.label)}
            </th>
            <td headers={`${heads} ${table}value`} className="sm:w-[38%]">
              <LargeValue value={fact.value} />
            </td>
            <td headers={`${heads} ${table}scope`} className="small text-pretty text-ink-2">
              {fact.scope && <Say words={fact.scope} />}
            </td>
          </tr>
        );
      })}
    </tbody>
  );
}
