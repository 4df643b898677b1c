import { about } from '../../content/about.ts';
import { useLanguage } from '../../language/provider.tsx';
import { SectionHead } from '../../sections/section-head.tsx';
import { Figure, Figures } from '../../ui/dimensioned-figure.tsx';

/** AB-1: achievements in numbers; each is a lower bound, so each carries its plus. */
export function AboutAchievements() {
  const { t, format } = useLanguage();
  const { achievements } = about;
  return (
    <section className="dark wrap section bg-ink text-paper">
      <SectionHead title={t(achievements.title)} note={t(achievements.note)} />
      <div className="mt-12 md:mt-16">
        <Figures layout={4}>
          {achievements.items.map((item) => {
            const [number, unit] = format.parts(item.value, item.unit);
            return <Figure key={item.unit} number={`${number}+`} unit={unit} scope={t(item.scope)} />;
          })}
        </Figures>
      </div>
    </section>
  );
}
