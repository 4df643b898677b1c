import { content as section } from '../../content/drawings/impact-section.ts';
import { environmental } from '../../content/environmental.ts';
import { useLanguage } from '../../language/provider.tsx';
import { Legend } from '../../media/legend.tsx';
import { ClosingWithPlanner } from '../../sections/closing.tsx';
import { Hero } from '../../sections/hero-sheet.tsx';
import { PageHead } from '../../sections/page-head.tsx';
import { SectionDrawing } from '../../sections/section-drawing.tsx';
import { Consequences } from './consequences.tsx';

/** EN-1, EN-2. */
export function Page() {
  const { t } = useLanguage();
  const { hero, closing } = environmental;
  return (
    <>
      <PageHead path="/environmental" meta={environmental.meta} />
      <Hero
        breadcrumb={['/', '/environmental']}
        title={t(hero.title)}
        lead={t(hero.lead)}
        drawing={
          <>
            <SectionDrawing name="impact-section" view="first" sheet={section} />
            <div className="wrap pt-3 pb-6">
              <Legend compact names={section.legend} />
            </div>
          </>
        }
      />
      <Consequences />
      <ClosingWithPlanner {...closing} />
    </>
  );
}
