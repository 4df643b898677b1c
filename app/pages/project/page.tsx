import { type ComponentType, Fragment } from 'react';
import { shownFilms } from '../../content/films.ts';
import type { Project, ProjectSection, SectionOf } from '../../content/project-content.ts';
import type { ProjectName } from '../../content/shared/project-list.ts';
import { projectWords } from '../../content/shared/project-words.ts';
import { usePath } from '../../document/request.ts';
import { useLanguage } from '../../language/provider.tsx';
import { usePictures } from '../../media/use-pictures.tsx';
import { anchorOf } from '../../register/begins.ts';
import { Closing } from '../../sections/closing.tsx';
import { OnThisPage } from '../../sections/on-this-page.tsx';
import { PageHead } from '../../sections/page-head.tsx';
import { PartId } from '../../ui/section-head.tsx';
import { Features, Parts } from './drawing-sections.tsx';
import { FactTable } from './fact-table.tsx';
import { OurPart } from './our-part.tsx';
import { Films, Gallery, Overview } from './picture-sections.tsx';
import { drawingsOf, PicturesProvider } from './pictures.tsx';
import { Achievements, Phases } from './progress-sections.tsx';
import { contactAbout, ProjectHero } from './project-hero.tsx';
import { Lists, Points, Safety, Steps } from './text-sections.tsx';

const byKind: { [Kind in ProjectSection['kind']]: ComponentType<SectionOf<Kind>> } = {
  overview: Overview,
  safety: Safety,
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
};

/** One section. A kind without an entry above is a type error. @param register the link to the register follows */
function Section({ section, register }: { section: ProjectSection; register: boolean }) {
  const { t } = useLanguage();
  const path = usePath();
  const Kind = byKind[section.kind] as ComponentType<ProjectSection>;
  return (
    <>
      <Kind {...section} />
      {register && (
        <p className="wrap -mt-[calc(var(--section)-1rem)] pb-(--section) small">
          <a href={`/figures#${anchorOf(path)}`} className="inline-block py-1 font-semibold">
            {t(projectWords.register)}
          </a>
        </p>
      )}
    </>
  );
}

const partId = (index: number) => `part-${index + 1}`;

/** A project's page for the routes: its sections, in the order of the content. */
export function projectPage(name: ProjectName, project: Project): ComponentType {
  const { meta, reference, closing } = project;
  const sections = project.sections.filter(
    (section) => section.kind !== 'films' || shownFilms(section.films).length > 0,
  );
  /** Without the viewer's code a picture opens in place of the gallery, or at the end of a page without one. */
  const hasGallery = sections.some(({ kind }) => kind === 'gallery');
  const lastTable = sections.findLastIndex(({ kind }) => kind === 'table');
  const parts = sections.flatMap((section, index) =>
    'heading' in section ? [[partId(index), section.heading] as const] : [],
  );
  return function Page() {
    const { t } = useLanguage();
    const items = drawingsOf(project, t);
    const pictures = usePictures(items);
    return (
      <PicturesProvider value={{ ...pictures, items }}>
        <article className="project-page">
          <PageHead path={`/projects/${name}`} meta={meta} />
          <ProjectHero name={name} project={project} />
          {sections.map((section, index) => (
            <Fragment key={index}>
              <PartId value={partId(index)}>
                <Section section={section} register={index === lastTable} />
              </PartId>
              {index === 0 && (
                <>
                  <OnThisPage parts={parts} />
                  {reference && Object.keys(reference).length > 0 && <OurPart reference={reference} />}
                </>
              )}
            </Fragment>
          ))}
          {!hasGallery && pictures.alone && <div className="wrap section">{pictures.alone}</div>}
          <Closing
            {...closing}
            links={closing.links.map((link) => (link.to === '/contact' ? { ...link, to: contactAbout(name) } : link))}
          />
          {pictures.viewer}
        </article>
      </PicturesProvider>
    );
  };
}
