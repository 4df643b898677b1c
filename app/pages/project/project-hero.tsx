import type { PagePath } from '../../content/shared/pages.ts';
import { type Field, type ProjectName, projectList } from '../../content/shared/project-list.ts';
import { fields } from '../../content/shared/project-words.ts';
import { subjectOf } from '../../content/shared/subjects.ts';
import { useLanguage } from '../../language/provider.tsx';
import { Words } from '../../rich-text/words.tsx';
import { DrawingSheet } from '../../sections/drawing-sheet.tsx';
import { Breadcrumb } from '../../sections/hero-sheet.tsx';
import { SectionDrawing } from '../../sections/section-drawing.tsx';
import type { Work } from '../../sections/works.ts';
import { Share } from '../../share/share.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { SubjectTag } from '../../ui/subject.tsx';
import { Enlarged, type PartProps } from './pictures.tsx';
import { Result } from './result.tsx';

/** The list page of a field's projects, if there is one. */
const lists: Record<Field, PagePath | undefined> = {
  recycling: undefined,
  bem: undefined,
  construction: '/projects/construction',
  'water-treatment': '/projects/water-treatment',
};

/** The head of a project: subject, result, progress, next step; then its drawing with the key. */
export function ProjectHero({ name, project, pictures }: Work & Pick<PartProps, 'pictures'>) {
  const { t } = useLanguage();
  const { field } = projectList[name];
  const { sheet } = project.drawing;
  const list = lists[field];
  return (
    <DrawingSheet
      subject={subjectOf[field]}
      line={
        <>
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
        </>
      }
      title={<Words of={project.title} />}
      lead={<Words of={project.lead} />}
      ask={
        <ButtonLink href={contactAbout(name)} arrow>
          <span>{t(project.result.ask)}</span>
        </ButtonLink>
      }
      drawing={project.drawing}
      picture={
        <Enlarged {...project.drawing} pictures={pictures}>
          <SectionDrawing {...project.drawing} view="first" />
        </Enlarged>
      }
      figures={<Result name={name} project={project} />}
    />
  );
}

/** The contact form, whose subject then names the project. */
export const contactAbout = (name: ProjectName): string => `/contact?project=${name}`;
