import type { Project } from '../../content/project-content.ts';
import type { PagePath } from '../../content/shared/pages.ts';
import { type Field, type ProjectName, projectList } from '../../content/shared/project-list.ts';
import { fields } from '../../content/shared/project-words.ts';
import { subjectClass, subjectOf } from '../../content/shared/subjects.ts';
import { useLanguage } from '../../language/provider.tsx';
import { Legend } from '../../media/legend.tsx';
import { Words } from '../../rich-text/words.tsx';
import { Breadcrumb } from '../../sections/hero-sheet.tsx';
import { SectionDrawing } from '../../sections/section-drawing.tsx';
import { Share } from '../../share/share.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { FirstScreenEnd } from '../../ui/first-screen-end.tsx';
import { SubjectTag } from '../../ui/subject.tsx';
import { Enlarged } from './pictures.tsx';
import { Result } from './result.tsx';

/** The list page of a field's projects, if there is one. */
const lists: Record<Field, PagePath | undefined> = {
  recycling: undefined,
  bem: undefined,
  construction: '/projects/construction',
  'water-treatment': '/projects/water-treatment',
};

/** The head of a project: subject, result, progress, next step; then its drawing with the key. */
export function ProjectHero({ name, project }: { name: ProjectName; project: Project }) {
  const { t } = useLanguage();
  const { field } = projectList[name];
  const { sheet } = project.drawing;
  const list = lists[field];
  return (
    <header className={`grid-paper relative border-b-[6px] border-(--s-line) ${subjectClass(subjectOf[field])}`}>
      <div className="wrap flex flex-wrap items-center gap-x-2.5 pt-2 sm:pt-4.5">
        <Breadcrumb path={['/projects']} open />
        <SubjectTag
          sheet={sheet?.sheet}
          name={
            list ? (
              <a href={list} className="inline-block py-1">
                {t(fields[field])}
              </a>
            ) : (
              // A badge below says it.
              !project.completion && t(fields[field])
            )
          }
        />
        <Share />
      </div>
      <div className="wrap grid-12 items-end gap-y-2 pt-1 pb-2.5 sm:pt-4 sm:pb-7">
        <h1 className="low-title sm:col-[1/8]!">
          <Words of={project.title} />
        </h1>
        <div className="sm:col-[8/-1]!">
          <p className="lead">
            <Words of={project.lead} />
          </p>
          <p className="mt-4.5 max-sm:hidden">
            <Ask name={name} label={t(project.result.ask)} />
          </p>
        </div>
      </div>
      <Result name={name} project={project} />
      <div className="pt-1.5 sm:pt-6">
        <Enlarged {...project.drawing}>
          <SectionDrawing {...project.drawing} view="first" />
        </Enlarged>
      </div>
      {sheet && sheet.legend.length > 0 && !project.drawing.photo && (
        <div className="beside-mark wrap pb-2.5 sm:pb-6">
          <Legend compact columns={legendColumns(sheet.legend.length)} names={sheet.legend} />
        </div>
      )}
      <FirstScreenEnd />
    </header>
  );
}

/** The contact form, whose subject then names the project. */
export const contactAbout = (name: ProjectName): string => `/contact?project=${name}`;

/** The link to the contact form, worded by the project. */
export const Ask = ({ name, label }: { name: ProjectName; label: string }) => (
  <ButtonLink href={contactAbout(name)} arrow>
    <span>{label}</span>
  </ButtonLink>
);

/** Avoids a last row with a single name. */
const legendColumns = (count: number) => (count === 5 ? 5 : count % 4 === 1 ? 3 : 4);
