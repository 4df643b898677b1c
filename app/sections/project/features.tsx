import { useLanguage } from '../../language/provider.tsx';
import { BalloonNumber, Legend } from '../legend.tsx';
import { Drawn } from './drawn.tsx';
import type { SectionOf } from './project-page.tsx';
import { Say } from './words.tsx';

/** The dark band: a detail with its colours swapped, and what matters about it. */
export function Features({ heading, note, picture, keyed, points }: SectionOf<'features'>) {
  const { t } = useLanguage();
  const legend = keyed ? [] : (picture.sheet?.legend ?? []);
  return (
    <section className="dark bg-ink text-paper section">
      <div className="wrap grid-12 items-center gap-y-10">
        <div className="md:col-[1/7]!">
          <Drawn {...picture} dark />
          {legend.length > 0 && (
            <div className="mt-6 small">
              <Legend columns={2} items={legend.map((item) => ({ name: t(item) }))} />
            </div>
          )}
          {note && (
            <p className="mt-5 max-w-[52ch] small text-ink-soft">
              <Say words={note} />
            </p>
          )}
        </div>
        <div className="md:col-[7/-1]! md:ps-8">
          <h2 className="mb-4">{t(heading)}</h2>
          <ol>
            {points.map((point, index) => (
              <li key={index} className="grid grid-cols-[auto_1fr] gap-y-1 border-t border-ink-2 py-5">
                {keyed && (
                  <span className="me-4">
                    <BalloonNumber n={index + 1} />
                  </span>
                )}
                <h3 className="col-start-2 self-center text-h4">{t(point.title)}</h3>
                <p className="col-start-2 text-ink-soft">
                  <Say words={point.text} />
                </p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
