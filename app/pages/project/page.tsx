import { type ComponentType, lazy } from 'react';
import type { Project, ProjectSection } from '../../content/project-content.ts';
import type { PagePath } from '../../content/shared/pages.ts';
import { type Field, type ProjectName, projectList } from '../../content/shared/project-list.ts';
import { byLanguage } from '../../content/text.ts';
import { wordsText } from '../../language/format.ts';
import { Closing } from '../../sections/closing.tsx';
import { OnThisPage } from '../../sections/on-this-page.tsx';
import { PageHead } from '../../sections/page-head.tsx';
import { PartId } from '../../ui/section-head.tsx';
import { Films } from './films.tsx';
import { Gallery } from './gallery.tsx';
import { Plain, ProjectHero } from './sections-by-kind.tsx';

/** Of one project only. */
const DamascusPlan = lazy(async () => ({ default: (await import('./damascus-plan.tsx')).DamascusPlan }));

/** Fetched only where the office has supplied some of it: nobody pays for what is empty. */
const OurPart = lazy(async () => ({ default: (await import('./our-part.tsx')).OurPart }));

/** A section by its kind. */
function Section({ section }: { section: ProjectSection }) {
  if (section.kind === 'gallery') return <Gallery {...section} />;
  if (section.kind === 'films') return <Films {...section} />;
  return <Plain section={section} />;
}

/** The list page that a field's projects hang under, where it has one. */
const lists: Record<Field, readonly PagePath[]> = {
  recycling: [],
  bem: [],
  construction: ['/projects/construction'],
  'water-treatment': ['/projects/water-treatment'],
};

const partId = (index: number) => `part-${index + 1}`;

const partsOf = ({ sections }: Project) =>
  sections.flatMap((section, index) =>
    'heading' in section && section.kind !== 'notice' ? [[partId(index), section.heading] as const] : [],
  );

/** One project page, composed of its content in the order the content gives. */
export function ProjectPage({ name, project }: { name: ProjectName; project: Project }) {
  const path: PagePath = `/projects/${name}`;
  const { field, status } = projectList[name];
  const description = byLanguage((language) => wordsText(project.meta.description, language));
  return (
    <article className="[&>.plain+.plain]:pt-0 [&>.plain+section:last-child]:pt-0">
      <PageHead path={path} meta={{ title: project.meta.title, description }} />
      <ProjectHero project={project} status={status} field={field} breadcrumb={['/projects', ...lists[field], path]} />
      <OnThisPage parts={partsOf(project)} />
      {project.reference && Object.keys(project.reference).length > 0 && <OurPart reference={project.reference} />}
      {project.sections.map((section, index) => (
        <PartId key={index} value={partId(index)}>
          <Section section={section} />
        </PartId>
      ))}
      {name === 'recycling' && <DamascusPlan />}
      <Closing {...project.closing} />
    </article>
  );
}

/** The page of one project, for the routes. */
export function projectPage(name: ProjectName, project: Project): ComponentType {
  return function Page() {
    return <ProjectPage name={name} project={project} />;
  };
}
