import { pageNames } from '../content/shared/pages.ts';
import { useLanguage } from '../language/provider.tsx';
import { Hero } from '../sections/hero.tsx';
import { PageHead } from '../sections/page-head.tsx';

export function Page() {
  const { t } = useLanguage();
  const title = pageNames['/legal'];
  return (
    <>
      <PageHead path="/legal" meta={{ title, description: title }} />
      <Hero breadcrumb={['/', '/legal']} title={t(title)} lead={t(title)} />
    </>
  );
}
