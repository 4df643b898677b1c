import { projects } from '../../content/projects.ts';
import { useLanguage } from '../../language/provider.tsx';
import { Closing } from '../../sections/closing.tsx';
import { FigureRow } from '../../sections/figure-row.tsx';
import { Hero } from '../../sections/hero-sheet.tsx';
import { PageHead } from '../../sections/page-head.tsx';
import { FieldCards } from './field-cards.tsx';

/** PJ-1: four figures, four cards, a call to action. */
export function Page() {
  const { t } = useLanguage();
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
      <FieldCards />
      <Closing {...closing} />
    </>
  );
}
