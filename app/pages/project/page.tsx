import { type ComponentType, Fragment } from 'react';
import { shownFilms } from '../../content/films.ts';
import type { ProjectSection, SectionOf } from '../../content/project-content.ts';
import type { Reference } from '../../content/reference.ts';
import { ourPartWords } from '../../content/shared/our-part-words.ts';
import { projectWords } from '../../content/shared/project-words.ts';
import { usePath } from '../../document/request.ts';
import { useLanguage } from '../../language/provider.tsx';
import { usePictures } from '../../media/use-pictures.tsx';
import { anchorOf } from '../../register/begins.ts';
import { Closing } from '../../sections/closing.tsx';
import { DataList } from '../../sections/office-data.tsx';
import { OnThisPage } from '../../sections/on-this-page.tsx';
import { PageHead } from '../../sections/page-head.tsx';
import { useReferenceRows } from '../../sections/reference-rows.tsx';
import type { Work } from '../../sections/works.ts';
import { RailSection } from '../../ui/section-head.tsx';
import { Features, Parts } from './drawing-sections.tsx';
import { FactTable } from './fact-table.tsx';
import { Films, Gallery, Overview } from './picture-sections.tsx';
import { drawingsOf, type PartProps } from './pictures.tsx';
import { Achievements, Phases } from './progress-sections.tsx';
import { contactAbout, ProjectHero } from './project-hero.tsx';
import { Lists, Points, Safety, Steps } from './text-sections.tsx';

const byKind: { [Kind in ProjectSection['kind']]: ComponentType<SectionOf<Kind> & PartProps> } = {
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

interface PartOfPage extends PartProps {
  section: ProjectSection;
  /** Whether the link to the register follows. */
  register: boolean;
}

/** One section. A kind without an entry above is a type error. */
function Section({ section, register, ...part }: PartOfPage) {
  const { t } = useLanguage();
  const path = usePath();
  const Kind = byKind[section.kind] as ComponentType<ProjectSection & PartProps>;
  return (
    <>
      <Kind {...section} {...part} />
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

/** A project: its sections, in the order of the content. */
export function Page({ data: { name, project } }: { data: Work }) {
  const { t } = useLanguage();
  const items = drawingsOf(project, t);
  const pictures = { ...usePictures(items), items };
  const { meta, reference, closing } = project;
  const sections = project.sections.filter(
    (section) => section.kind !== 'films' || shownFilms(section.films).length > 0,
  );
  const lastTable = sections.findLastIndex(({ kind }) => kind === 'table');
  const parts = sections.flatMap((section, index) =>
    'heading' in section ? [[partId(index), section.heading] as const] : [],
  );
  return (
    <article className="project-page">
      <PageHead path={`/projects/${name}`} meta={meta} />
      <ProjectHero name={name} project={project} pictures={pictures} />
      {sections.map((section, index) => (
        <Fragment key={index}>
          <Section section={section} headId={partId(index)} pictures={pictures} register={index === lastTable} />
          {index === 0 && (
            <>
              <OnThisPage parts={parts} />
              <OurPart reference={reference} />
            </>
          )}
        </Fragment>
      ))}
      {/* Without the viewer's code a picture opens in place of the gallery, or at the end of a page without one. */}
      {!sections.some(({ kind }) => kind === 'gallery') && pictures.alone && (
        <div className="wrap section">{pictures.alone}</div>
      )}
      <Closing
        {...closing}
        links={closing.links.map((link) => (link.to === '/contact' ? { ...link, to: contactAbout(name) } : link))}
      />
      {pictures.viewer}
    </article>
  );
}

/** RE-1: a reference's details; role, client, designer and status date are in the page's head. */
function OurPart({ reference }: { reference: Reference | undefined }) {
  const { t } = useLanguage();
  const { more } = useReferenceRows(reference);
  if (more.length === 0) return null;
  return (
    <RailSection title={t(ourPartWords.heading)}>
      <DataList rows={more} />
    </RailSection>
  );
}
