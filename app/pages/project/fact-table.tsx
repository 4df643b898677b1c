import { supplied } from '../../content/figure-types.ts';
import type { SectionOf } from '../../content/project-content.ts';
import { projectWords } from '../../content/shared/project-words.ts';
import { useLanguage } from '../../language/provider.tsx';
import { LargeValue, Say } from '../../register/say.tsx';
import { RailSection } from '../../ui/section-head.tsx';

/** Facts in groups: name, value, scope. Each row stacks on phones; what has no value is not shown, nor a group of nothing else. */
export function FactTable({ heading, note, groups }: SectionOf<'table'>) {
  const { t } = useLanguage();
  const shown = groups
    .map((group) => ({ ...group, facts: supplied(group.facts) }))
    .filter((group) => group.facts.length > 0);
  return (
    <section className="plain wrap section">
      <RailSection title={t(heading)} note={<Say words={note} />}>
        <table className="border-y-2 border-ink max-sm:block">
          <caption className="sr-only">{t(heading)}</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">{t(projectWords.columns.fact)}</th>
              <th scope="col">{t(projectWords.columns.value)}</th>
              <th scope="col">{t(projectWords.columns.scope)}</th>
            </tr>
          </thead>
          {shown.map((group, index) => (
            <tbody key={index} className="max-sm:block">
              {group.name && (
                <tr className="max-sm:block">
                  <th
                    colSpan={3}
                    scope="colgroup"
                    className={`border-b border-ink pb-2 text-start small max-sm:block ${index === 0 ? 'pt-3.5' : 'pt-8'}`}
                  >
                    {t(group.name)}
                  </th>
                </tr>
              )}
              {group.facts.map((fact, row) => (
                <FactRow key={fact.label.en} fact={fact} first={row === 0} />
              ))}
            </tbody>
          ))}
        </table>
      </RailSection>
    </section>
  );
}

function FactRow({ fact, first }: { fact: ReturnType<typeof supplied>[number]; first: boolean }) {
  const { t } = useLanguage();
  return (
    <tr
      className={`border-grid max-sm:grid max-sm:gap-1 max-sm:py-4 *:py-4 *:pe-6 *:text-start *:align-baseline max-sm:*:p-0 ${first ? '' : 'border-t'}`}
    >
      <th scope="row" className="font-normal sm:w-[27%]">
        {t(fact.label)}
      </th>
      <td className="sm:w-[38%]">
        <LargeValue value={fact.value} />
      </td>
      <td className="small text-pretty text-ink-2">{fact.scope && <Say words={fact.scope} />}</td>
    </tr>
  );
}
