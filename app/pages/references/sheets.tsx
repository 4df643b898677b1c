import type { ComponentType } from 'react';
import { references } from '../../content/references.ts';
import { projectList } from '../../content/shared/project-list.ts';
import { fields } from '../../content/shared/project-words.ts';
import { statuses } from '../../content/status.ts';
import { useLanguage } from '../../language/provider.tsx';
import { FactValue } from '../../rich-text/rich-text.tsx';
import { Closing } from '../../sections/closing.tsx';
import { Hero } from '../../sections/hero-sheet.tsx';
import { Share } from '../../share/share.tsx';
import { Bidi } from '../../ui/bidi.tsx';
import { RailSection } from '../../ui/section-head.tsx';
import { ReferenceSheet, type SheetProject } from './reference-sheet.tsx';

export function referenceSheets(projects: readonly SheetProject[]): ComponentType {
  return function Sheets() {
    const { t } = useLanguage();
    return (
      <>
        <Hero
          breadcrumb={['/', '/projects', '/references']}
          title={t(references.title)}
          lead={t(references.lead)}
          tag={<Share />}
        />
        <Contents projects={projects} />
        {projects.map((one, index) => (
          // On a phone the sheets open one by one; a link to a sheet opens it.
          <details key={one.name} className="folded reference-fold">
            <summary className="wrap">
              <span>
                <Bidi text={t(projectList[one.name].name)} />
                <span className="block font-normal small text-ink-2">{t(fields[projectList[one.name].field])}</span>
              </span>
            </summary>
            <ReferenceSheet {...one} n={index + 1} total={projects.length} />
          </details>
        ))}
        <Closing {...references.closing} />
      </>
    );
  };
}

/** The list of sheets: the first page on paper, links on screen. */
function Contents({ projects }: { projects: readonly SheetProject[] }) {
  const { t, format } = useLanguage();
  return (
    <RailSection className="contents-of-sheets" title={t(references.contents.title)}>
      <ol className="border-y-2 border-ink">
        {projects.map(({ name }, index) => {
          const { name: title, field, year, status } = projectList[name];
          return (
            <li
              key={name}
              className="grid grid-cols-[2rem_1fr] items-baseline gap-x-5 border-grid py-3 not-first:border-t sm:grid-cols-[2rem_5fr_3fr_4rem_7rem]"
            >
              <span className="font-mono small text-ink-2">{format.number(index + 1)}</span>
              <a href={`#${name}`} className="font-semibold">
                <Bidi text={t(title)} />
              </a>
              <span className="small text-ink-2 max-sm:col-start-2">{t(fields[field])}</span>
              <span className="max-sm:col-start-2">{year && <FactValue value={year} />}</span>
              {status && <span className="small text-ink-2 max-sm:col-start-2">{t(statuses[status].label)}</span>}
            </li>
          );
        })}
      </ol>
    </RailSection>
  );
}
