import { projects } from '../../content/projects.ts';
import { useLanguage } from '../../language/provider.tsx';
import { Closing } from '../../sections/closing.tsx';
import { Hero } from '../../sections/hero-sheet.tsx';
import { PageHead } from '../../sections/page-head.tsx';
import { FieldCards } from './field-cards.tsx';

/** PJ-1: four figures, four cards, a call to action. */
export function Page() {
  const { t } = useLanguage();
  const { closing } = projects;
  return (
    <>
      <PageHead path="/projects" meta={projects.meta} />
      <Hero breadcrumb={['/', '/projects']} title={t(projects.title)} lead={t(projects.lead)} />
      <FieldCards />
      <Closing {...closing} />
    </>
  );
}
