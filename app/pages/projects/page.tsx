import { projects } from '../../content/projects.ts';
import { filterProjects, parseFilter } from '../../content/shared/project-filter.ts';
import { useQuery } from '../../document/request.ts';
import { useLanguage } from '../../language/provider.tsx';
import { Closing } from '../../sections/closing.tsx';
import { FigureRow } from '../../sections/figure-row.tsx';
import { Hero } from '../../sections/hero-sheet.tsx';
import { PageHead } from '../../sections/page-head.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { FieldCards } from './field-cards.tsx';
import { Filter } from './filter.tsx';
import { Register } from './project-list.tsx';

export function Page() {
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
      {!filtered && <FieldCards filter={filter} />}
      <Filter filter={filter} />
      {names.length > 0 ? (
        <Register names={names} />
      ) : (
        <div className="plain wrap section">
          <p className="mb-6 lead">{t(projects.filter.none)}</p>
          <ButtonLink href="/projects" look="line">
            {t(projects.filter.clear)}
          </ButtonLink>
        </div>
      )}
      <Closing {...closing} />
    </>
  );
}
