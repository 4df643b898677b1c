import { content as sheet } from '../../content/drawings/impact-section.ts';
import { environmental } from '../../content/environmental.ts';
import { describeDrawing } from '../../language/describe-drawing.ts';
import { useLanguage } from '../../language/provider.tsx';
import { Legend } from '../../media/legend.tsx';
import { ResponsivePicture } from '../../media/responsive-picture.tsx';
import { FactValue } from '../../register/say.tsx';
import { Hero } from '../../sections/hero-sheet.tsx';
import { TitleBlock } from '../../sections/title-block.tsx';

/** From the heap to the well in one section. */
export function EnvironmentalHero() {
  const { t, language } = useLanguage();
  const { hero } = environmental;
  return (
    <Hero
      breadcrumb={['/', '/environmental']}
      title={t(hero.title)}
      lead={t(hero.lead)}
      drawing={
        <>
          <ResponsivePicture of="impact-section" from="sm" alt={describeDrawing(sheet, language)} />
          <div className="wrap py-7">
            <Legend onSheet="sm" close={5} items={sheet.legend.map((name) => ({ name: t(name) }))} />
          </div>
        </>
      }
      basis={t(sheet.basis)}
      titleBlock={
        <TitleBlock
          title={t(sheet.title)}
          subtitle={t(sheet.view)}
          sheet={sheet.sheet}
          rows={hero.facts.map((fact) => ({ label: t(fact.label), value: <FactValue cell value={fact.value} /> }))}
        />
      }
    />
  );
}
