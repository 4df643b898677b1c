import { crisis } from '../../content/crisis.ts';
import { content as sheet } from '../../content/drawings/crisis-skyline.ts';
import { describeDrawing } from '../../language/describe-drawing.ts';
import { useLanguage } from '../../language/provider.tsx';
import { ResponsivePicture } from '../../media/responsive-picture.tsx';
import { FactValue, Say } from '../../register/say.tsx';
import { Hero } from '../../sections/hero-sheet.tsx';
import { TitleBlock } from '../../sections/title-block.tsx';

/** The crisis as a street: what still stands, what is gone. */
export function CrisisHero() {
  const { t, language } = useLanguage();
  const { hero } = crisis;
  return (
    <Hero
      breadcrumb={['/', '/crisis']}
      title={<Say words={hero.title} large />}
      lead={t(hero.lead)}
      drawing={<ResponsivePicture of="crisis-skyline" from="sm" alt={describeDrawing(sheet, language)} />}
      basis={t(sheet.basis)}
      titleBlock={
        <TitleBlock
          title={t(crisis.meta.title)}
          subtitle={t(sheet.title)}
          sheet={sheet.sheet}
          rows={hero.facts.map((fact) => ({ label: t(fact.label), value: <FactValue cell value={fact.value} /> }))}
        />
      }
    />
  );
}
