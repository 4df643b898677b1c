import type { SectionOf } from '../../content/project-content.ts';
import { useLanguage } from '../../language/provider.tsx';
import { Say } from '../../register/say.tsx';
import { SectionHead } from '../../ui/section-head.tsx';

/** Statements side by side on one continuous line. */
export function Points({ heading, note, points }: SectionOf<'points'>) {
  const { t } = useLanguage();
  return (
    <section className="plain wrap section">
      <SectionHead title={t(heading)} note={note && <Say words={note} />} />
      <ul className="mt-[clamp(1.75rem,4vw,3.5rem)] grid gap-x-(--gap) gap-y-8 sm:grid-cols-2 md:grid-cols-4">
        {points.map((point, index) => (
          <li key={index} className="border-t-[1.5px] border-ink pt-4 md:not-last:-me-(--gap) md:not-last:pe-(--gap)">
            <h3 className="mb-1.5 text-h4">{t(point.title)}</h3>
            <p className="text-ink-2">
              <Say words={point.text} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
