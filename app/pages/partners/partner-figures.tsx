import { partners } from '../../content/partners.ts';
import { useLanguage } from '../../language/provider.tsx';
import { Figure, Figures } from '../../ui/dimensioned-figure.tsx';

/** PA-1: the partnership in four figures. */
export function PartnerFigures() {
  const { t, format } = useLanguage();
  return (
    <section aria-label={t(partners.figures.name)} className="dark wrap bg-ink py-[clamp(3.5rem,6vw,6rem)] text-paper">
      <Figures layout={4}>
        {partners.figures.items.map((item) => {
          const [number, unit] = format.parts(item.value, item.unit);
          return <Figure key={item.unit} number={number} unit={unit} scope={t(item.scope)} />;
        })}
      </Figures>
    </section>
  );
}
