import { Calculator } from '../../carbon/calculator.tsx';
import { Converter } from '../../carbon/rubble-converter.tsx';
import { carbon } from '../../content/carbon.ts';
import { carbonMethod } from '../../content/carbon-method.ts';
import { content as section } from '../../content/drawings/impact-section.ts';
import { environmental } from '../../content/environmental.ts';
import { useQuery } from '../../document/request.ts';
import { Island } from '../../islands/island.tsx';
import { useLanguage } from '../../language/provider.tsx';
import { Legend } from '../../media/legend.tsx';
import { FactValue } from '../../rich-text/rich-text.tsx';
import { ClosingWithPlanner } from '../../sections/closing.tsx';
import { Hero } from '../../sections/hero-sheet.tsx';
import { PageHead } from '../../sections/page-head.tsx';
import { SectionDrawing } from '../../sections/section-drawing.tsx';
import { TitleBlock } from '../../sections/title-block.tsx';
import { ArrowLink } from '../../ui/button.tsx';
import { Consequences } from './consequences.tsx';

/** EN-1, EN-2. */
export function Page() {
  const { t } = useLanguage();
  const { hero, closing } = environmental;
  const pageQuery = useQuery().toString();
  return (
    <>
      <PageHead path="/environmental" meta={environmental.meta} />
      <Hero
        breadcrumb={['/', '/environmental']}
        title={t(hero.title)}
        lead={t(hero.lead)}
        drawing={
          <>
            <SectionDrawing name="impact-section" from="sm" sheet={section} />
            <div className="wrap py-3">
              <Legend compact names={section.legend} />
            </div>
          </>
        }
        basis={t(section.basis)}
        titleBlock={
          // A phone has the same figures further down, in the order of time.
          <div className="max-sm:hidden print:block">
            <TitleBlock
              title={t(section.title)}
              subtitle={t(section.view)}
              sheet={section.sheet}
              rows={hero.facts.map((fact) => ({ label: t(fact.label), value: <FactValue cell value={fact.value} /> }))}
            />
          </div>
        }
      />
      <Consequences />
      <section className="plain wrap section">
        <div className="grid-12 items-end gap-y-5 pb-5">
          <div className="md:col-[1/8]!">
            <h2 id="calculator">{t(carbon.section.title)}</h2>
            <p className="mt-2 measure">{t(carbon.section.lead)}</p>
          </div>
        </div>
        <Island name="calculator" of={Calculator} props={{ pageQuery }} />
        <p className="mt-3">
          <ArrowLink href="/figures#method">{t(carbonMethod.title)}</ArrowLink>
        </p>
        <div className="mt-6">
          <Island name="converter" of={Converter} props={{ pageQuery }} />
        </div>
      </section>
      <ClosingWithPlanner {...closing} />
    </>
  );
}
