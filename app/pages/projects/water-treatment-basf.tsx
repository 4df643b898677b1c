import { pageNames } from '../../content/shared/pages.ts';
import { useLanguage } from '../../language/provider.tsx';
import { Hero } from '../../sections/hero.tsx';
import { PageHead } from '../../sections/page-head.tsx';

export function Page() {
  const { t } = useLanguage();
  const title = pageNames['/projects/water-treatment-basf'];
  return (
    <>
      <PageHead path="/projects/water-treatment-basf" meta={{ title, description: title }} />
      <Hero breadcrumb={['/', '/projects/water-treatment-basf']} title={t(title)} lead={t(title)} />
    </>
  );
}
