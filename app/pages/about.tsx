import { pageNames } from '../content/shared/pages.ts';
import { useLanguage } from '../language/provider.tsx';
import { Hero } from '../sections/hero.tsx';
import { PageHead } from '../sections/page-head.tsx';

export function Page() {
  const { t } = useLanguage();
  const title = pageNames['/about'];
  return (
    <>
      <PageHead path="/about" meta={{ title, description: title }} />
      <Hero breadcrumb={['/', '/about']} title={t(title)} lead={t(title)} />
    </>
  );
}
