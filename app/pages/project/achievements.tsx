import { figureParts } from '../../language/figure-text.ts';
import { useLanguage } from '../../language/provider.tsx';
import { SectionHead } from '../../sections/section-head.tsx';
import { Figure, Figures } from '../../ui/dimensioned-figure.tsx';
import type { SectionOf } from './page.tsx';
import { Say } from './words.tsx';

/** What was reached, over dimension lines on the dark band. */
export function Achievements({ heading, note, figures }: SectionOf<'achievements'>) {
  const { t, language } = useLanguage();
  return (
    <section className="dark wrap bg-ink text-paper section">
      <SectionHead title={t(heading)} note={<Say words={note} />} />
      <div className="mt-[clamp(1.75rem,4vw,3.5rem)]">
        <Figures layout={4}>
          {figures.map((item, index) => {
            const [number, unit] = figureParts(item.value, language);
            return <Figure key={index} number={number} unit={unit} scope={t(item.scope)} />;
          })}
        </Figures>
      </div>
    </section>
  );
}
