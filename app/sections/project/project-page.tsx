import type { ComponentType } from 'react';
import type { Project, ProjectSection } from '../../content/project.ts';
import type { PagePath } from '../../content/shared/pages.ts';
import { type Field, type ProjectName, projectList } from '../../content/shared/project-list.ts';
import { wordsText } from '../../language/figure.ts';
import { PageHead } from '../page-head.tsx';
import { Achievements } from './achievements.tsx';
import { ProjectClosing } from './closing-links.tsx';
import { FactTable } from './fact-table.tsx';
import { Features } from './features.tsx';
import { Films } from './films.tsx';
import { Gallery } from './gallery.tsx';
import { Lists } from './lists.tsx';
import { Notice } from './notice.tsx';
import { Overview } from './overview.tsx';
import { Parts } from './parts.tsx';
import { Phases } from './phases.tsx';
import { Points } from './points.tsx';
import { ProjectHero } from './project-hero.tsx';
import { Steps } from './steps.tsx';
import { WayOn } from './way-on.tsx';

type Kind = ProjectSection['kind'];
export type SectionOf<K extends Kind> = Extract<ProjectSection, { kind: K }>;

/** What shows each kind of section. A new kind without a line here is a type error. */
const sections: { [K in Kind]: ComponentType<SectionOf<K>> } = {
  overview: Overview,
  notice: Notice,
  table: FactTable,
  parts: Parts,
  points: Points,
  features: Features,
  steps: Steps,
  lists: Lists,
  phases: Phases,
  achievements: Achievements,
  gallery: Gallery,
  films: Films,
  link: WayOn,
};

/** The list page that a field's projects hang under, where it has one. */
const lists: Record<Field, readonly PagePath[]> = {
  recycling: [],
  bem: [],
  construction: ['/projects/construction'],
  'water-treatment': ['/projects/water-treatment'],
};

/** One project page, composed of its content in the order the content gives. */
export function ProjectPage({ name, project }: { name: ProjectName; project: Project }) {
  const path: PagePath = `/projects/${name}`;
  const { field, status } = projectList[name];
  const description = { ar: wordsText(project.meta.description, 'ar'), en: wordsText(project.meta.description, 'en') };
  return (
    <article className="[&>.plain+.plain]:pt-0 [&>.plain+section:last-child]:pt-0">
      <PageHead path={path} meta={{ title: project.meta.title, description }} />
      <ProjectHero project={project} status={status} field={field} breadcrumb={['/projects', ...lists[field], path]} />
      {project.sections.map((section, index) => {
        const Section = sections[section.kind] as ComponentType<ProjectSection>;
        return <Section key={index} {...section} />;
      })}
      <ProjectClosing {...project.closing} />
    </article>
  );
}

/** The page of one project, for the routes. */
export function projectPage(name: ProjectName, project: Project): ComponentType {
  return function Page() {
    return <ProjectPage name={name} project={project} />;
  };
}
