import { partners } from '../../content/partners.ts';
import { useLanguage } from '../../language/provider.tsx';
import { FigureBlock } from '../../register/figure-block.tsx';
import { OwnFigures } from '../../register/own-figures.tsx';
import { Figures } from '../../ui/dimensioned-figure.tsx';

/** PA-1: the partnership in four figures. */
export function PartnerFigures() {
  const { t } = useLanguage();
  return (
    <section aria-label={t(partners.figures.name)} className="dark wrap bg-ink py-[clamp(3.5rem,6vw,6rem)] text-paper">
      <Figures layout={4}>
        {partners.figures.items.map(({ figure, scope }) => (
          <FigureBlock key={figure.unit} figure={figure} scope={t(scope)} />
        ))}
      </Figures>
      <OwnFigures />
    </section>
  );
}
