import { projects } from '../../content/projects.ts';
import { filterProjects, parseFilter } from '../../content/shared/project-filter.ts';
import { useQuery } from '../../document/request.ts';
import { useLanguage } from '../../language/provider.tsx';
import { Closing } from '../../sections/closing.tsx';
import { FigureRow } from '../../sections/figure-row.tsx';
import { Hero } from '../../sections/hero-sheet.tsx';
import { loadWorks, type Work } from '../../sections/load-works.ts';
import { PageHead } from '../../sections/page-head.tsx';
import { Works } from '../../sections/works.tsx';
import { ArrowLink, ButtonLink } from '../../ui/button.tsx';
import { FieldCards } from './field-cards.tsx';
import { Filter } from './filter.tsx';

export const loader = loadWorks;

export function Page({ data: works }: { data: readonly Work[] }) {
  const { t } = useLanguage();
  const filter = parseFilter(useQuery());
  const names = filterProjects(filter);
  const filtered = filter.field !== undefined || filter.status !== undefined;
  const { stats, closing } = projects;
  return (
    <>
      <PageHead path="/projects" meta={projects.meta} />
      <Hero
        breadcrumb={['/', '/projects']}
        title={t(projects.title)}
        lead={t(projects.lead)}
        drawing={
          <section aria-label={t(stats.name)} className="wrap pt-4 pb-10">
            <FigureRow figures={stats.items.map(({ value, scope }) => ({ figure: value, scope }))} />
          </section>
        }
      />
      {!filtered && <FieldCards />}
      <div className="wrap section border-t border-ink bg-paper-2">
        <Filter filter={filter} />
        {names.length > 0 ? (
          <Works works={works.filter(({ name }) => names.includes(name))} href={({ name }) => `/projects/${name}`} />
        ) : (
          <>
            <p className="mb-6 lead">{t(projects.filter.none)}</p>
            <ButtonLink href="/projects" look="line">
              {t(projects.filter.clear)}
            </ButtonLink>
          </>
        )}
        <p className="mt-4 print:hidden">
          <ArrowLink href="/references">{t(projects.register.references)}</ArrowLink>
        </p>
      </div>
      <Closing {...closing} />
    </>
  );
}
