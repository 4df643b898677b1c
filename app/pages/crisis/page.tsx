import { crisis } from '../../content/crisis.ts';
import { content as skyline } from '../../content/drawings/crisis-skyline.ts';
import { useLanguage } from '../../language/provider.tsx';
import { LayersMap } from '../../map/layers-map.tsx';
import { FactValue, RichText } from '../../rich-text/rich-text.tsx';
import { ClosingWithPlanner } from '../../sections/closing.tsx';
import { Hero } from '../../sections/hero-sheet.tsx';
import { PageHead } from '../../sections/page-head.tsx';
import { RubbleAlert } from '../../sections/rubble-alert.tsx';
import { SectionDrawing } from '../../sections/section-drawing.tsx';
import { TitleBlock } from '../../sections/title-block.tsx';
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
        title={<RichText words={hero.title} large />}
        lead={t(hero.lead)}
        drawing={<SectionDrawing name="crisis-skyline" from="sm" sheet={skyline} />}
        titleBlock={
          <TitleBlock
            title={t(meta.title)}
            subtitle={t(skyline.title)}
            sheet={skyline.sheet}
            columns={3}
            rows={hero.facts.map((fact) => ({ label: t(fact.label), value: <FactValue cell value={fact.value} /> }))}
          />
        }
      />
      <RubbleAlert title={alert.title} open />
      <SeverityTable />
      <Fates />
      <LayersMap>
        <div>
          <h2>{t(gis.title)}</h2>
          <p className="mt-2 sm:mt-4">{t(gis.text)}</p>
        </div>
      </LayersMap>
      <ClosingWithPlanner {...closing} />
    </>
  );
}
