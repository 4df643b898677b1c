import { construction } from '../../content/construction.ts';
import { useLanguage } from '../../language/provider.tsx';
import { Closing } from '../../sections/closing.tsx';
import { Hero } from '../../sections/hero-sheet.tsx';
import { PageHead } from '../../sections/page-head.tsx';
import { ListedCard } from '../../sections/project-card.tsx';

/** PJ-5: three projects in a staggered layout. */
export function Page() {
  const { t } = useLanguage();
  const [hall, facade, dairy] = construction.cards;
  return (
    <>
      <PageHead path="/projects/construction" meta={construction.meta} />
      <Hero
        breadcrumb={['/projects', '/projects/construction']}
        title={t(construction.title)}
        lead={t(construction.lead)}
        subject="building"
      />
      <h2 className="sr-only">{t(construction.heading)}</h2>
      <div className="plain wrap section">
        <ListedCard card={hall} layout="start" />
      </div>
      <div>
        <ListedCard card={facade} layout="wide" />
      </div>
      <div className="plain wrap section">
        <ListedCard card={dairy} layout="end" />
      </div>
      <Closing {...construction.closing} />
    </>
  );
}
