import { pageNames } from '../content/shared/pages.ts';
import { useLanguage } from '../language/provider.tsx';
import { Hero } from '../sections/hero.tsx';
import { PageHead } from '../sections/page-head.tsx';

export function Page() {
  const { t } = useLanguage();
  const title = pageNames['/community'];
  return (
    <>
      <PageHead path="/community" meta={{ title, description: title }} />
      <Hero breadcrumb={['/', '/community']} title={t(title)} lead={t(title)} />
    </>
  );
}
