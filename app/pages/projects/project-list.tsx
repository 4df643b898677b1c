import type { ReactNode } from 'react';
import { projects } from '../../content/projects.ts';
import { type ProjectName, projectList } from '../../content/shared/project-list.ts';
import { fields } from '../../content/shared/project-words.ts';
import { useLanguage } from '../../language/provider.tsx';
import { FactValue } from '../../rich-text/rich-text.tsx';
import { Status } from '../../sections/project-status.tsx';
import { Bidi } from '../../ui/bidi.tsx';
import { ArrowLink } from '../../ui/button.tsx';
import { RowHead, Table, TableRow } from '../../ui/table.tsx';

/** The published projects as a ruled list. */
export function Register({ names }: { names: readonly ProjectName[] }) {
  const { t } = useLanguage();
  const { columns, references } = projects.register;
  const { project, field, year, status } = columns;
  return (
    <div className="wrap section">
      <Table caption={t(projects.title)} heads={[project, field, year, status].map((head) => t(head))}>
        {names.map((name) => (
          <Row key={name} name={name} />
        ))}
      </Table>
      <p className="mt-6 print:hidden">
        <ArrowLink href="/references">{t(references)}</ArrowLink>
      </p>
    </div>
  );
}

function Row({ name }: { name: ProjectName }) {
  const { t } = useLanguage();
  const entry = projectList[name];
  const { columns } = projects.register;
  return (
    <TableRow>
      <RowHead>
        <a href={`/projects/${name}`} className="font-semibold">
          <Bidi text={t(entry.name)} />
        </a>
      </RowHead>
      <td className="text-ink-2">{t(fields[entry.field])}</td>
      <Cell label={t(columns.year)}>{entry.year && <FactValue value={entry.year} />}</Cell>
      <Cell label={t(columns.status)}>{entry.status && <Status of={entry.status} />}</Cell>
    </TableRow>
  );
}

/** On phones a row stacks without column heads. Unsupplied values stay empty. */
const Cell = ({ label, children }: { label: string; children: ReactNode }) => (
  <td className={children ? undefined : 'max-sm:hidden'}>
    {children && <span className="me-3 small text-ink-2 sm:hidden">{label}</span>}
    {children}
  </td>
);
