import { projects } from '../../content/projects.ts';
import { fields } from '../../content/shared/project-words.ts';
import { subjectOf } from '../../content/shared/subjects.ts';
import { useLanguage } from '../../language/provider.tsx';
import { Figures } from '../../sections/figures.tsx';
import { cardCell, ProjectCard } from '../../sections/project-card.tsx';
import { Status } from '../../sections/project-status.tsx';
import { SectionDrawing } from '../../sections/section-drawing.tsx';
import { SectionHead } from '../../ui/section-head.tsx';

/** PJ-1: the four fields, in figures and as cards. */
export function FieldCards() {
  const { t } = useLanguage();
  const { stats, cards } = projects;
  const { heading, items } = cards;
  return (
    <section id="fields" className="plain wrap section print:break-inside-avoid">
      <SectionHead title={t(heading)} />
      <section aria-label={t(stats.name)} className="mt-(--under-head)">
        <Figures figures={stats.items} />
      </section>
      <div className="mt-(--under-head) grid gap-x-(--gap) gap-y-8 sm:grid-cols-2 sm:gap-y-0 lg:grid-cols-4 print:grid-cols-4">
        {items.map((card, index) => (
          <div key={card.field} className={`${cardCell} not-print:sm:max-lg:nth-[n+3]:mt-12`}>
            <ProjectCard
              layout="small"
              href={card.to}
              picture={
                <div className={index > 1 ? 'later [--later:5.25rem]' : ''}>
                  <SectionDrawing {...card.drawing} view="card" />
                </div>
              }
              sheet={card.drawing.sheet}
              subject={subjectOf[card.field]}
              category={t(fields[card.field])}
              badge={card.status && <Status of={card.status} variants />}
              title={t(card.title)}
              text={t(card.text)}
              features={card.features}
            />
          </div>
        ))}
      </div>
    </section>
  );
}
