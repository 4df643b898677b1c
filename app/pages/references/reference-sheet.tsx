import { drawingFacts } from 'virtual:drawing-facts';
import { supplied } from '../../content/rich-text.ts';
import { projectList } from '../../content/shared/project-list.ts';
import { fields } from '../../content/shared/project-words.ts';
import { subjectClass, subjectOf } from '../../content/shared/subjects.ts';
import { useLanguage } from '../../language/provider.tsx';
import { Words } from '../../rich-text/words.tsx';
import { Status } from '../../sections/project-status.tsx';
import { useReferenceRows } from '../../sections/reference-rows.tsx';
import { SectionDrawing } from '../../sections/section-drawing.tsx';
import type { Work } from '../../sections/works.ts';
import { SubjectTag } from '../../ui/subject.tsx';

interface ReferenceSheetProps extends Work {
  /** The drawing stands before the words, if it stands beside them. */
  first: boolean;
}

/** One project, on paper half an A4 page. Long drawings stand above their facts, two in a row; others beside them. */
export function ReferenceSheet({ name, project, first }: ReferenceSheetProps) {
  const { t } = useLanguage();
  const { field, status } = projectList[name];
  const { short, more } = useReferenceRows(project.reference);
  const { sheet, ...drawing } = project.drawing;
  const [width, height] = drawingFacts[drawing.name]!.sheet;
  const facts = supplied(project.facts).map(({ label, value }) => ({
    label: t(label),
    value: <Words of={value} look="cell" />,
  }));
  const form =
    width > 2 * height
      ? 'md:col-span-6 md:row-span-3 md:grid-rows-subgrid'
      : first
        ? 'reference-first'
        : 'reference-beside';
  return (
    <article
      id={name}
      aria-labelledby={`${name}-title`}
      className={`reference-sheet grid gap-x-(--gap) gap-y-4 border-t-[1.5px] border-ink pt-5 pb-(--section) first:border-t-0 ${form} ${subjectClass(subjectOf[field])}`}
    >
      <div className="grid content-start gap-y-2">
        <h2 id={`${name}-title`} className="text-h3">
          <a href={`/projects/${name}`}>
            <Words of={project.title} />
          </a>
        </h2>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <SubjectTag sheet={sheet?.sheet ?? ''} name={t(fields[field])} />
          {status && <Status of={status} />}
        </div>
        <p className="lead">
          <Words of={project.lead} />
        </p>
      </div>
      <div className="reference-drawing self-end max-md:bleed">
        <SectionDrawing name={drawing.name} photo={drawing.photo} sheet={sheet} view="plain" />
      </div>
      <dl className="result-rows gap-y-2 border-t-[1.5px] border-ink-3 pt-3">
        {[...facts, ...short, ...more].map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
