import { capability } from '../../content/capability.ts';
import type { Project } from '../../content/project-content.ts';
import { pageNames } from '../../content/shared/pages.ts';
import { projectList } from '../../content/shared/project-list.ts';
import { referenceWords } from '../../content/shared/reference-words.ts';
import { solutionIds, solutions } from '../../content/solutions.ts';
import { useLanguage } from '../../language/provider.tsx';
import { Words } from '../../rich-text/words.tsx';
import { Status } from '../../sections/project-status.tsx';
import { RailSection } from '../../ui/section-head.tsx';
import { RowHead, ScopeCell, Table, TableRow } from '../../ui/table.tsx';

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

/** The selected projects, with a figure each. */
export function SelectedProjects({ projects }: { projects: readonly Project[] }) {
  const { t } = useLanguage();
  const { title, heads, selected } = capability.projects;
  return (
    <RailSection className="print:break-before-page" title={t(title)}>
      <Table caption={t(title)} heads={[heads.project, heads.place, heads.figure, heads.counts].map((head) => t(head))}>
        {selected.map(({ project, place, figure, counts }, index) => {
          const { name, status } = projectList[project];
          const role = projects[index]?.reference?.role;
          return (
            <TableRow key={project}>
              <RowHead>
                <a href={`/projects/${project}`} className="font-semibold">
                  <Words of={name} />
                </a>
                {role && (
                  <span className="mt-1 block small text-ink-2">
                    <span>{t(referenceWords.labels.role)}</span>: <Words of={role} />
                  </span>
                )}
                {status && (
                  <span className="ms-3">
                    <Status of={status} />
                  </span>
                )}
              </RowHead>
              <td className="text-ink-2">{t(place)}</td>
              <td className="font-semibold">
                <Words of={figure} />
              </td>
              <ScopeCell>{t(counts)}</ScopeCell>
            </TableRow>
          );
        })}
      </Table>
    </RailSection>
  );
}
