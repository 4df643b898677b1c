import { capability } from '../../content/capability.ts';
import { supplied } from '../../content/rich-text.ts';
import { pageNames } from '../../content/shared/pages.ts';
import { projectList } from '../../content/shared/project-list.ts';
import { labels } from '../../content/shared/project-words.ts';
import { referenceWords } from '../../content/shared/reference-words.ts';
import { solutionIds, solutions } from '../../content/solutions.ts';
import type { Text } from '../../content/text.ts';
import { useLanguage } from '../../language/provider.tsx';
import { Words } from '../../rich-text/words.tsx';
import { Status } from '../../sections/project-status.tsx';
import type { Work } from '../../sections/works.ts';
import { RailSection, Section } from '../../ui/section-head.tsx';
import { RowHead, Table, TableRow } from '../../ui/table.tsx';

/** The four solutions with capacities and costs, beside the other services. */
export function Supply() {
  const { t } = useLanguage();
  const { title, also, fields, heads, export: check } = capability.supply;
  return (
    <RailSection ground="quiet" title={t(title)}>
      <Table caption={t(title)} heads={[heads.solution, heads.capacity, heads.cost].map((head) => t(head))}>
        {solutionIds.map((id) => {
          const { title: name, capacity, cost } = solutions.items[id];
          return (
            <TableRow key={id}>
              <RowHead>
                <a href={`/solutions#${id}`} className="font-semibold">
                  {t(name)}
                </a>
              </RowHead>
              <td className="font-semibold">
                <Words of={capacity} />
              </td>
              <td className="sm:whitespace-nowrap">
                <span className="me-3 small text-ink-2 sm:hidden">{t(heads.cost)}</span>
                <Words of={cost} />
              </td>
            </TableRow>
          );
        })}
      </Table>
      <h3 className="mt-7">{t(also)}</h3>
      <ul className="mt-4 grid gap-x-(--gap) gap-y-4 sm:grid-cols-3">
        {fields.map((field) => (
          <li key={field.en} className="border-t-[1.5px] border-ink pt-3">
            <Words of={field} />
          </li>
        ))}
      </ul>
      <p className="mt-7">
        {t(check)} <a href="/terms#services">{t(pageNames['/terms'])}</a>
      </p>
    </RailSection>
  );
}

/** All works, with what is given for each. */
export function AllProjects({ works }: { works: readonly Work[] }) {
  const { t } = useLanguage();
  const { title, heads } = capability.projects;
  return (
    <Section title={t(title)}>
      <Table caption={t(title)} heads={Object.values(heads).map((head) => t(head))}>
        {works.map(({ name: work, project }) => {
          const { name, status, year } = projectList[work];
          const role = project.reference?.role;
          const given = (label: Text) => supplied(project.facts).find((fact) => fact.label === label)?.value;
          const [budget, place] = [given(labels.budget), given(labels.location)];
          return (
            <TableRow key={work}>
              <RowHead>
                <a href={`/projects/${work}`} className="font-semibold">
                  <Words of={name} />
                </a>
                {role && (
                  <span className="mt-1 block small text-ink-2">
                    <span>{t(referenceWords.labels.role)}</span>: <Words of={role} />
                  </span>
                )}
              </RowHead>
              <td>{year && <Words of={year} />}</td>
              <td className="font-semibold">{budget && <Words of={budget} />}</td>
              <td>{status && <Status of={status} />}</td>
              <td className="text-ink-2">{place && <Words of={place} />}</td>
            </TableRow>
          );
        })}
      </Table>
    </Section>
  );
}
