import { crisis } from '../../content/crisis.ts';
import { wordsText } from '../../language/figure.ts';
import { useLanguage } from '../../language/provider.tsx';
import { Hero } from '../hero.tsx';
import { Drawn } from '../project/drawn.tsx';
import { FactValue } from '../project/words.tsx';
import { TitleBlock } from '../title-block.tsx';

/** The crisis as a street: what still stands, what is gone. */
export function CrisisHero() {
  const { t, language } = useLanguage();
  const { hero } = crisis;
  return (
    <Hero
      breadcrumb={['/', '/crisis']}
      title={wordsText(hero.title, language)}
      lead={t(hero.lead)}
      drawing={<Drawn name="crisis-skyline" />}
      titleBlock={
        <TitleBlock
          title={t(crisis.meta.title)}
          subtitle={null}
          sheet="CR-01"
          rows={hero.facts.map((fact) => ({ label: t(fact.label), value: <FactValue value={fact.value} /> }))}
        />
      }
    />
  );
}
