import { about } from '../../content/about.ts';
import { useLanguage } from '../../language/provider.tsx';
import { FigureBlock } from '../../register/figure-block.tsx';
import { OwnFigures } from '../../register/own-figures.tsx';
import { Figures } from '../../ui/dimensioned-figure.tsx';
import { SectionHead } from '../../ui/section-head.tsx';

/** AB-1: achievements in numbers; each is a lower bound and says so. */
export function AboutAchievements() {
  const { t } = useLanguage();
  const { achievements } = about;
  return (
    <section className="dark wrap section bg-ink text-paper">
      <SectionHead title={t(achievements.title)} note={t(achievements.note)} />
      <div className="mt-12 md:mt-16">
        <Figures layout={4}>
          {achievements.items.map(({ figure, scope }) => (
            <FigureBlock
              key={figure.unit}
              figure={figure}
              frame={(n) => t(achievements.atLeast, { n })}
              scope={t(scope)}
            />
          ))}
        </Figures>
        <OwnFigures />
      </div>
    </section>
  );
}
