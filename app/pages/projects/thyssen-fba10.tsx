import { pageNames } from '../../content/shared/pages.ts';
import { useLanguage } from '../../language/provider.tsx';
import { Hero } from '../../sections/hero.tsx';
import { PageHead } from '../../sections/page-head.tsx';

export function Page() {
  const { t } = useLanguage();
  const title = pageNames['/projects/thyssen-fba10'];
  return (
    <>
      <PageHead path="/projects/thyssen-fba10" meta={{ title, description: title }} />
      <Hero breadcrumb={['/', '/projects/thyssen-fba10']} title={t(title)} lead={t(title)} />
    </>
  );
}
