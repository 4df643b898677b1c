import { references } from '../../content/references.ts';
import { projectList } from '../../content/shared/project-list.ts';
import { useLanguage } from '../../language/provider.tsx';
import { Words } from '../../rich-text/words.tsx';
import { Closing } from '../../sections/closing.tsx';
import { Hero } from '../../sections/hero-sheet.tsx';
import { OneScale } from '../../sections/one-scale.tsx';
import { PageHead } from '../../sections/page-head.tsx';
import { loadWorks, type Work } from '../../sections/works.ts';
import { Share } from '../../share/share.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { RailSection } from '../../ui/section-head.tsx';
import { ReferenceSheet } from './reference-sheet.tsx';

export const loader = loadWorks;

/** RE-1: the works, a sheet each; on paper two a page. */
export function Page({ data: works }: { data: readonly Work[] }) {
  const { t } = useLanguage();
  const { onRequest } = references;
  return (
    <>
      <PageHead path="/references" meta={references.meta} />
      <Hero
        breadcrumb={['/', '/projects', '/references']}
        title={t(references.title)}
        lead={t(references.lead)}
        tag={<Share />}
        drawing={
          <>
            <OneScale />
            <ul className="wrap flex flex-wrap gap-x-6 pb-4 small print:hidden">
              {works.map(({ name }) => (
                <li key={name}>
                  <a href={`#${name}`} className="inline-block py-1">
                    <Words of={projectList[name].name} />
                  </a>
                </li>
              ))}
            </ul>
          </>
        }
      />
      <div className="wrap grid-12 pb-(--section)">
        {works.map((work, index) => (
          <ReferenceSheet key={work.name} {...work} first={index % 2 === 1} />
        ))}
      </div>
      <RailSection ground="quiet" title={t(onRequest.heading)}>
        <ul className="mb-6 flex flex-wrap gap-x-8 gap-y-1 text-h4">
          {onRequest.items.map((item) => (
            <li key={item.en}>{t(item)}</li>
          ))}
        </ul>
        <ButtonLink href="/contact?subject=references" look="line">
          {t(onRequest.link)}
        </ButtonLink>
      </RailSection>
      <Closing {...references.closing} />
    </>
  );
}
