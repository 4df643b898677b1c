import type { SectionOf } from '../../content/project-content.ts';
import { useLanguage } from '../../language/provider.tsx';
import { FigureBlock } from '../../register/figure-block.tsx';
import { OwnFigures } from '../../register/own-figures.tsx';
import { Say } from '../../register/say.tsx';
import { Figures } from '../../ui/dimensioned-figure.tsx';
import { SectionHead } from '../../ui/section-head.tsx';

/** What was reached, over dimension lines on the dark band. */
export function Achievements({ heading, note, figures }: SectionOf<'achievements'>) {
  const { t } = useLanguage();
  return (
    <section className="dark wrap bg-ink text-paper section">
      <SectionHead title={t(heading)} note={note && <Say words={note} />} />
      <div className="mt-[clamp(1.75rem,4vw,3.5rem)]">
        <Figures layout={4}>
          {figures.map((item, index) => (
            <FigureBlock key={index} figure={item.value} scope={t(item.scope)} />
          ))}
        </Figures>
        <OwnFigures />
      </div>
    </section>
  );
}
