import type { SectionOf } from '../../content/project-content.ts';
import { useLanguage } from '../../language/provider.tsx';
import { BalloonNumber } from '../../media/legend.tsx';
import { Say } from '../../register/say.tsx';
import { RailSection } from '../../ui/section-head.tsx';

/** A procedure whose order matters, down one line. */
export function Steps({ heading, note, points }: SectionOf<'steps'>) {
  const { t } = useLanguage();
  return (
    <section className="plain wrap section">
      <RailSection title={t(heading)} note={note && <Say words={note} />}>
        <ol className="border-t-2 border-ink pt-7">
          {points.map((point, index) => (
            <li key={index} className="relative grid grid-cols-[auto_1fr] gap-x-6 pb-8 last:pb-0 sm:gap-x-10">
              {index < points.length - 1 && (
                <i aria-hidden="true" className="absolute start-3.5 top-8.5 bottom-1 border-s-[1.5px] border-ink" />
              )}
              <BalloonNumber n={index + 1} solid />
              <div className="grid gap-x-10 gap-y-1 md:grid-cols-[5fr_10fr]">
                <h3 className="text-h4 leading-[1.875rem]!">{t(point.title)}</h3>
                <p className="measure">
                  <Say words={point.text} />
                </p>
              </div>
            </li>
          ))}
        </ol>
      </RailSection>
    </section>
  );
}
