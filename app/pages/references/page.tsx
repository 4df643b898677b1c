import { references } from '../../content/references.ts';
import { useLanguage } from '../../language/provider.tsx';
import { Closing } from '../../sections/closing.tsx';
import { Hero } from '../../sections/hero-sheet.tsx';
import { loadWorks, type Work } from '../../sections/load-works.ts';
import { PageHead } from '../../sections/page-head.tsx';
import { WorkFold, Works } from '../../sections/works.tsx';
import { Share } from '../../share/share.tsx';
import { ReferenceSheet } from './reference-sheet.tsx';

export const loader = loadWorks;

/** RE-1: the register of works. Each row opens its sheet; on paper it is the first page, before a page each. */
export function Page({ data: works }: { data: readonly Work[] }) {
  const { t } = useLanguage();
  return (
    <>
      <PageHead path="/references" meta={references.meta} />
      <Hero
        breadcrumb={['/', '/projects', '/references']}
        title={t(references.title)}
        lead={t(references.lead)}
        tag={<Share />}
      />
      <Works works={works} href={({ name }) => `#${name}`} className="print-only" />
      <div className="wrap section">
        <div className="work-folds">
          {works.map((work, index) => (
            <WorkFold key={work.name} work={work}>
              <ReferenceSheet {...work} n={index + 1} total={works.length} />
            </WorkFold>
          ))}
        </div>
      </div>
      <Closing {...references.closing} />
    </>
  );
}
