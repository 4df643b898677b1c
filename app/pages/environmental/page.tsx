import { Calculator } from '../../carbon/calculator.tsx';
import { CarbonDialog } from '../../carbon/carbon-dialog.tsx';
import { Converter } from '../../carbon/converter.tsx';
import { carbon } from '../../content/carbon.ts';
import { content as section } from '../../content/drawings/impact-section.ts';
import { environmental } from '../../content/environmental.ts';
import { keptHtml } from '../../document/kept-html.tsx';
import { useLanguage } from '../../language/provider.tsx';
import { Legend } from '../../media/legend.tsx';
import { FactValue } from '../../register/say.tsx';
import { Closing } from '../../sections/closing.tsx';
import { Drawn } from '../../sections/drawn.tsx';
import { Hero } from '../../sections/hero-sheet.tsx';
import { PageHead } from '../../sections/page-head.tsx';
import { PlannerLink } from '../../sections/planner-link.tsx';
import { TitleBlock } from '../../sections/title-block.tsx';

/** Texts and tables, which work without a script: their words weigh more than the rest of the page. */
const Consequences = keptHtml(async () => (await import('./consequences.tsx')).Consequences);
const CarbonMethod = keptHtml(async () => (await import('../../carbon/method.tsx')).CarbonMethod);

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
            <Drawn name="impact-section" from="sm" sheet={section} />
            <div className="wrap py-7">
              <Legend onSheet="sm" close={5} names={section.legend} />
            </div>
          </>
        }
        basis={t(section.basis)}
        titleBlock={
          <TitleBlock
            title={t(section.title)}
            subtitle={t(section.view)}
            sheet={section.sheet}
            rows={hero.facts.map((fact) => ({ label: t(fact.label), value: <FactValue cell value={fact.value} /> }))}
          />
        }
      />
      <Consequences />
      <section className="wrap section-end">
        <div className="grid-12 items-end gap-y-5 pb-10">
          <div className="md:col-[1/8]!">
            <h2 id="calculator">{t(carbon.section.title)}</h2>
            <p className="mt-4 measure lead">{t(carbon.section.lead)}</p>
          </div>
          <div className="scripted md:col-[8/-1]! md:justify-self-end">
            <CarbonDialog />
          </div>
        </div>
        <Calculator />
        <div className="mt-16">
          <Converter />
        </div>
      </section>
      <CarbonMethod />
      <PlannerLink />
      <Closing {...closing} />
    </>
  );
}
