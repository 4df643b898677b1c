import { references } from '../../content/references.ts';
import { projectList } from '../../content/shared/project-list.ts';
import { fields } from '../../content/shared/project-words.ts';
import { subjectClass, subjectOf } from '../../content/shared/subjects.ts';
import { useLanguage } from '../../language/provider.tsx';
import { RichText } from '../../rich-text/rich-text.tsx';
import type { Work } from '../../sections/load-works.ts';
import { DataList } from '../../sections/office-data.tsx';
import { Status } from '../../sections/project-status.tsx';
import { ProjectTitleBlock } from '../../sections/project-title-block.tsx';
import { useReferenceRows } from '../../sections/reference-rows.tsx';
import { SectionDrawing } from '../../sections/section-drawing.tsx';
import { Bidi } from '../../ui/bidi.tsx';
import { ArrowLink } from '../../ui/button.tsx';
import { SubjectTag } from '../../ui/subject.tsx';

interface ReferenceSheetProps extends Work {
  n: number;
  total: number;
}

/** One project on an A4 page: overview, drawing, title block, and the supplied reference data. */
export function ReferenceSheet({ name, project, n, total }: ReferenceSheetProps) {
  const { t, format } = useLanguage();
  const { field, status } = projectList[name];
  const { short, more } = useReferenceRows(project.reference);
  return (
    <article id={name} aria-label={t(project.title)} className={`reference-sheet ${subjectClass(subjectOf[field])}`}>
      <div className="grid-12 items-end gap-y-4 pt-[clamp(1.5rem,3vw,3rem)] pb-7">
        <div className="md:col-[1/8]!">
          <p className="small text-ink-2" data-computed>
            {t(references.sheet, { n: format.number(n), total: format.number(total) })}
          </p>
          <h2 className="print-only">
            <Bidi text={t(project.title)} />
          </h2>
        </div>
        <div className="grid justify-items-start gap-3 md:col-[8/-1]!">
          <div className="print-only">
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <SubjectTag name={t(fields[field])} />
              {status && <Status of={status} />}
            </div>
          </div>
          <p className="lead">
            <RichText words={project.lead} />
          </p>
        </div>
      </div>
      <div className="reference-drawing bleed sm:pb-5">
        <SectionDrawing {...project.drawing} from="sm" lazy plain />
      </div>
      <div className="grid gap-y-8 pb-[clamp(2.5rem,5vw,5rem)]">
        <ProjectTitleBlock closed project={project} status={status} more={short} />
        {more.length > 0 && <DataList rows={more} />}
        <p className="print:hidden">
          <ArrowLink href={`/projects/${name}`}>
            {t(references.whole)}
            <span className="sr-only">
              : <Bidi text={t(project.title)} />
            </span>
          </ArrowLink>
        </p>
      </div>
    </article>
  );
}
