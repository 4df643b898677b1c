import { crisis } from '../../content/crisis.ts';
import { content as skyline } from '../../content/drawings/crisis-skyline.ts';
import { useLanguage } from '../../language/provider.tsx';
import { Words } from '../../rich-text/words.tsx';
import { ClosingWithPlanner } from '../../sections/closing.tsx';
import { Hero } from '../../sections/hero-sheet.tsx';
import { PageHead } from '../../sections/page-head.tsx';
import { RubbleAlert } from '../../sections/rubble-alert.tsx';
import { SectionDrawing } from '../../sections/section-drawing.tsx';
import { TitleBlock } from '../../sections/title-block.tsx';
import { ArrowLink } from '../../ui/button.tsx';
import { RailSection } from '../../ui/section-head.tsx';
import { Fates } from './fates.tsx';
import { SeverityTable } from './severity-table.tsx';

/** CR-1, CR-2. */
export function Page() {
  const { t } = useLanguage();
  const { meta, hero, alert, gis, closing } = crisis;
  return (
    <>
      <PageHead path="/crisis" meta={meta} />
      <Hero
        breadcrumb={['/', '/crisis']}
        title={<Words of={hero.title} />}
        lead={t(hero.lead)}
        drawing={<SectionDrawing name="crisis-skyline" view="first" sheet={skyline} />}
        titleBlock={
          <TitleBlock
            title={t(meta.title)}
            subtitle={t(skyline.title)}
            sheet={skyline.sheet}
            rows={hero.facts.map((fact) => ({ label: t(fact.label), value: <Words of={fact.value} look="cell" /> }))}
          />
        }
      />
      <RubbleAlert title={alert.title} />
      <SeverityTable />
      <Fates />
      <RailSection ground="ruled" title={t(gis.title)}>
        <p className="measure lead">{t(gis.text)}</p>
        <p className="mt-3">
          <ArrowLink href="/#debris-map-title">{t(gis.map)}</ArrowLink>
        </p>
      </RailSection>
      <ClosingWithPlanner {...closing} />
    </>
  );
}
