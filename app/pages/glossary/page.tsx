import { glossary } from '../../content/glossary.ts';
import { useQuery } from '../../document/request.ts';
import { useLanguage } from '../../language/provider.tsx';
import { Closing } from '../../sections/closing.tsx';
import { Hero } from '../../sections/hero-sheet.tsx';
import { PageHead } from '../../sections/page-head.tsx';
import { Filter } from './filter.tsx';
import { Terms } from './terms.tsx';

/** GL-1. */
export function Page() {
  const { t } = useLanguage();
  const term = useQuery().get('term') ?? '';
  return (
    <>
      <PageHead path="/glossary" meta={glossary.meta} />
      <Hero
        breadcrumb={['/', '/glossary']}
        title={t(glossary.title)}
        lead={t(glossary.lead)}
        titleBlock={<Filter term={term} />}
      />
      <Terms question={term} />
      <Closing {...glossary.closing} />
    </>
  );
}
