import type { Project } from '../../content/project-content.ts';
import { references } from '../../content/references.ts';
import { supplied } from '../../content/rich-text.ts';
import { type ProjectName, projectList } from '../../content/shared/project-list.ts';
import { fields } from '../../content/shared/project-words.ts';
import { subjectClass, subjectOf } from '../../content/shared/subjects.ts';
import { useLanguage } from '../../language/provider.tsx';
import { Words } from '../../rich-text/words.tsx';
import { DataList } from '../../sections/office-data.tsx';
import { Status } from '../../sections/project-status.tsx';
import { useReferenceRows } from '../../sections/reference-rows.tsx';
import { SectionDrawing } from '../../sections/section-drawing.tsx';
import { TitleBlock } from '../../sections/title-block.tsx';
import { ArrowLink } from '../../ui/button.tsx';
import { SubjectTag } from '../../ui/subject.tsx';

interface ReferenceSheetProps {
  name: ProjectName;
  project: Project;
}

/** One project, on paper an A4 page: overview, drawing, title block, and the supplied reference data. */
export function ReferenceSheet({ name, project }: ReferenceSheetProps) {
  const { t } = useLanguage();
  const { field, status } = projectList[name];
  const { short, more } = useReferenceRows(project.reference);
  const { sheet, ...drawing } = project.drawing;
  return (
    <article
      id={name}
      aria-labelledby={`${name}-title`}
      className={`reference-sheet wrap border-t-[1.5px] border-ink ${subjectClass(subjectOf[field])}`}
    >
      <div className="grid-12 items-end gap-y-4 pt-6 pb-4">
        <h2 id={`${name}-title`} className="md:col-span-7">
          <Words of={project.title} />
        </h2>
        <div className="grid justify-items-start gap-3 md:col-start-8 md:-col-end-1">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <SubjectTag name={t(fields[field])} />
            {status && <Status of={status} />}
          </div>
          <p className="lead">
            <Words of={project.lead} />
          </p>
        </div>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-end gap-x-(--gap) gap-y-4 pb-(--section) lg:grid-cols-[7fr_5fr]">
        {/* The title block says what it shows. */}
        <div className="reference-drawing max-md:bleed">
          <SectionDrawing {...drawing} view="plain" />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-y-4">
          <TitleBlock
            closed
            columns={3}
            title={t(sheet?.title ?? project.title)}
            subtitle={sheet && t(sheet.view)}
            sheet={sheet?.sheet ?? ''}
            rows={[
              ...supplied(project.facts).map(({ label, value }) => ({
                label: t(label),
                value: <Words of={value} look="cell" />,
              })),
              ...short,
            ]}
          />
          {more.length > 0 && <DataList rows={more} />}
          <p className="print:hidden">
            <ArrowLink href={`/projects/${name}`}>
              {t(references.whole)}
              <span className="sr-only">
                {' '}
                <Words of={project.title} />
              </span>
            </ArrowLink>
          </p>
        </div>
      </div>
    </article>
  );
}
