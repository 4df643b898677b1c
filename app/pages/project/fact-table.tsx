import type { SectionOf } from '../../content/project-content.ts';
import { supplied } from '../../content/rich-text.ts';
import type { Text } from '../../content/text.ts';
import { useLanguage } from '../../language/provider.tsx';
import { Words } from '../../rich-text/words.tsx';
import { Section } from '../../ui/section-head.tsx';
import type { PartProps } from './pictures.tsx';

/** By the number of tables, so that no row has a gap. */
const columns: Record<number, string> = { 2: 'sm:grid-cols-2' };

/**
 * Facts in tables side by side, a single group as a strip. Facts without a value, and tables without
 * facts, are not shown.
 */
export function FactTable({ headId, heading, groups }: SectionOf<'table'> & PartProps) {
  const { t } = useLanguage();
  const tables = groups
    .map((group) => ({ ...group, facts: supplied(group.facts) }))
    .filter((group) => group.facts.length > 0);
  const [only, second] = tables;
  if (only && !second)
    return (
      <section className="statement plain wrap section">
        <div className="col-[1/-1]">
          <h2 id={headId}>{t(heading)}</h2>
          <dl className="fact-strip">
            {only.facts.map(({ label, value }, index) => (
              <div key={index}>
                <dt className="small text-ink-2">{t(label)}</dt>
                <dd>
                  <Words of={value} look="large" />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
    );
  return (
    <Section headId={headId} title={t(heading)}>
      <div className={`grid items-start gap-x-10 gap-y-7 ${columns[tables.length] ?? 'sm:grid-cols-2 md:grid-cols-3'}`}>
        {tables.map((group, index) => (
          <FactGroup key={index} heading={heading} {...group} />
        ))}
      </div>
    </Section>
  );
}

function FactGroup({ heading, name, facts }: { heading: Text; name?: Text; facts: ReturnType<typeof supplied> }) {
  const { t } = useLanguage();
  return (
    <table className="border-y-2 border-ink">
      {name ? (
        <caption className="pb-2 text-start">
          <h3 className="text-h4">{t(name)}</h3>
        </caption>
      ) : (
        <caption className="sr-only">{t(heading)}</caption>
      )}
      <tbody>
        {facts.map((fact, row) => (
          <tr key={row} className="border-grid not-first:border-t">
            <th scope="row" className="py-2 pe-4 text-start align-baseline font-normal small text-ink-2">
              {t(fact.label)}
            </th>
            <td className="py-2 text-end align-baseline">
              <Words of={fact.value} look="large" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
