import { projects } from '../../content/projects.ts';
import { filterProjects, type ProjectFilter } from '../../content/shared/project-filter.ts';
import { fields } from '../../content/shared/project-words.ts';
import { subjectOf } from '../../content/shared/subjects.ts';
import { useLanguage } from '../../language/provider.tsx';
import { cardCell, ProjectCard } from '../../sections/project-card.tsx';
import { Status } from '../../sections/project-status.tsx';
import { SectionDrawing } from '../../sections/section-drawing.tsx';
import { SectionHead } from '../../ui/section-head.tsx';

/** The cards' places on the grid in turn: adjacent rows divide differently. */
const places = [
  'sm:col-[1/7]! md:col-[1/8]!',
  'sm:col-[7/-1]! md:col-[8/-1]! md:ps-10',
  'sm:mt-16 sm:col-[1/7]! md:col-[1/6]!',
  'sm:mt-16 sm:col-[7/-1]!',
];

/** PJ-1: the four fields; with a filter, those with a matching project. */
export function FieldCards({ filter }: { filter: ProjectFilter }) {
  const { t } = useLanguage();
  const { heading, start, items } = projects.cards;
  const shown = items.filter(
    (card) =>
      (!filter.field || filter.field === card.field) &&
      (card.status === filter.status || filterProjects({ ...filter, field: card.field }).length > 0),
  );
  if (shown.length === 0) return null;
  return (
    <section id="fields" className="plain wrap section">
      <SectionHead title={t(heading)} />
      <div className="grid-12 mt-(--under-head) gap-y-16 sm:gap-y-0">
        {shown.map((card, index) => (
          <div key={card.field} className={`${cardCell} ${places[index]}`}>
            <ProjectCard
              href={card.to}
              picture={<SectionDrawing {...card.drawing} view="card" />}
              sheet={card.drawing.sheet}
              subject={subjectOf[card.field]}
              category={t(fields[card.field])}
              badge={<Status of={card.status} weighted />}
              title={t(card.title)}
              text={t(card.text)}
              features={[...(card.start ? [{ text: start, figures: { year: card.start } }] : []), ...card.features]}
            />
          </div>
        ))}
      </div>
    </section>
  );
}
