import type { Project } from '../../content/project-content.ts';
import type { PagePath } from '../../content/shared/pages.ts';
import { type Field, type ProjectName, projectList } from '../../content/shared/project-list.ts';
import { fields, projectWords } from '../../content/shared/project-words.ts';
import { subjectOf } from '../../content/shared/subjects.ts';
import { useLanguage } from '../../language/provider.tsx';
import { Legend } from '../../media/legend.tsx';
import { Quantity, Say } from '../../register/say.tsx';
import { Drawn } from '../../sections/drawn.tsx';
import { Hero } from '../../sections/hero-sheet.tsx';
import { Status } from '../../sections/project-status.tsx';
import { ProjectTitleBlock } from '../../sections/project-title-block.tsx';
import { Bidi } from '../../ui/bidi.tsx';
import { percentTicks, ScaleBar } from '../../ui/scale-bar.tsx';
import { SubjectTag } from '../../ui/subject.tsx';

/** The list page that a field's projects hang under, where it has one. */
const lists: Record<Field, readonly PagePath[]> = {
  recycling: [],
  bem: [],
  construction: ['/projects/construction'],
  'water-treatment': ['/projects/water-treatment'],
};

/** The sheet at the head of a project: its drawing, what is data in it, and the title block with the project's facts. */
export function ProjectHero({ name, project }: { name: ProjectName; project: Project }) {
  const { t } = useLanguage();
  const { field, status } = projectList[name];
  const { completion, drawing } = project;
  const { sheet } = drawing;
  return (
    <Hero
      breadcrumb={['/projects', ...lists[field], `/projects/${name}`]}
      title={<Bidi text={t(project.title)} />}
      lead={<Say words={project.lead} />}
      subject={subjectOf[field]}
      tag={<SubjectTag sheet={sheet?.sheet} name={t(fields[field])} />}
      badge={status && <Status of={status} />}
      drawing={
        <>
          <Drawn {...drawing} from="sm" />
          {sheet && sheet.legend.length > 0 && (
            <div className="wrap py-6">
              <Legend
                onSheet="sm"
                columns={sheet.legend.length === 5 ? 5 : sheet.legend.length % 4 === 1 ? 3 : 4}
                names={sheet.legend}
              />
            </div>
          )}
        </>
      }
      basis={
        <>
          {completion && (
            <div className="mb-6 max-w-72 text-ink">
              <p className="mb-2 flex justify-between gap-4">
                {t(projectWords.completion)}
                <b>
                  <Quantity figure={completion} linked />
                </b>
              </p>
              <ScaleBar value={completion.value.value} label={t(projectWords.completion)} ticks={percentTicks} />
            </div>
          )}
          {sheet && <p>{t(sheet.basis)}</p>}
        </>
      }
      titleBlock={<ProjectTitleBlock project={project} status={status} />}
    />
  );
}
