import type { ReactNode } from 'react';
import { projects } from '../../content/projects.ts';
import {
  filterFields,
  filterProjects,
  filterQuery,
  filterStatuses,
  type ProjectFilter,
} from '../../content/shared/project-filter.ts';
import { fields } from '../../content/shared/project-words.ts';
import { statuses } from '../../content/status.ts';
import { useLanguage } from '../../language/provider.tsx';

/** Two rows of plain links: each keeps the other row's choice. */
export function Filter({ filter }: { filter: ProjectFilter }) {
  const { t, format } = useLanguage();
  const words = projects.filter;
  return (
    <nav id="list" aria-label={t(words.name)} className="mb-3 grid scroll-mt-(--header) gap-1 print:hidden">
      <h2 data-computed>{t(projects.register.heading, { n: format.number(filterProjects(filter).length) })}</h2>
      <FilterRow name={t(words.status)}>
        {[undefined, ...filterStatuses].map((status) => (
          <FilterLink key={status ?? ''} filter={{ ...filter, status }} current={filter.status === status}>
            {t(status ? statuses[status].label : words.all)}
          </FilterLink>
        ))}
      </FilterRow>
      <FilterRow name={t(words.field)}>
        {[undefined, ...filterFields].map((field) => (
          <FilterLink key={field ?? ''} filter={{ ...filter, field }} current={filter.field === field}>
            {t(field ? fields[field] : words.all)}
          </FilterLink>
        ))}
      </FilterRow>
    </nav>
  );
}

function FilterRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid items-baseline gap-x-6 sm:grid-cols-[7rem_1fr]">
      <span className="small text-ink-2">{name}</span>
      <ul className="flex flex-wrap gap-x-6">{children}</ul>
    </div>
  );
}

function FilterLink({ filter, current, children }: { filter: ProjectFilter; current: boolean; children: ReactNode }) {
  const { format } = useLanguage();
  const query = filterQuery(filter);
  return (
    <li>
      <a
        href={`/projects${query && `?${query}`}#list`}
        aria-current={current ? 'true' : undefined}
        className="inline-flex min-h-11 items-center gap-1.5 border-y-3 border-transparent no-underline hover:border-b-ink-3 aria-[current]:border-b-accent aria-[current]:font-semibold"
      >
        {children}
        <span className="font-mono text-tiny text-ink-2">{format.number(filterProjects(filter).length)}</span>
      </a>
    </li>
  );
}
