import type { SectionOf } from '../../content/project-content.ts';
import { useLanguage } from '../../language/provider.tsx';
import { BalloonNumber, Legend } from '../../media/legend.tsx';
import { RichText } from '../../rich-text/rich-text.tsx';
import { SectionDrawing } from '../../sections/section-drawing.tsx';
import { Section, SectionHead } from '../../ui/section-head.tsx';
import { Enlarged } from './pictures.tsx';

/** A full-width drawing and the key to its numbered parts. */
export function Parts({ heading, note, picture, points }: SectionOf<'parts'>) {
  const { t } = useLanguage();
  return (
    <section className="bg-paper-2 section">
      <div className="wrap pb-[clamp(1.75rem,4vw,3.5rem)]">
        <SectionHead title={t(heading)} note={note && <RichText words={note} />} />
      </div>
      <Enlarged {...picture}>
        <SectionDrawing {...picture} from="sm" />
      </Enlarged>
      <div className="wrap pt-[clamp(1.75rem,3vw,2.75rem)]">
        <Legend
          columns={4}
          names={points.map(({ title }) => title)}
          note={(index) => <RichText words={points[index]!.text} />}
        />
      </div>
    </section>
  );
}

/** By the number of points, so that no row has a gap. */
const columns: Record<number, string> = {
  3: 'sm:grid-cols-3',
  4: 'sm:grid-cols-2 md:grid-cols-4',
  6: 'sm:grid-cols-2 md:grid-cols-3',
};

/** The dark band: a detail in inverted colours, and its main points. */
export function Features({ heading, note, picture, keyed, detail, points }: SectionOf<'features'>) {
  const { t } = useLanguage();
  const legend = keyed ? [] : (picture.sheet?.legend ?? []);
  return (
    <Section
      ground="dark"
      title={
        detail ? (
          <span className="flex items-center gap-4">
            <BalloonNumber n={detail} />
            {t(heading)}
          </span>
        ) : (
          t(heading)
        )
      }
      note={note && <RichText words={note} />}
    >
      <div className="mb-[clamp(1.75rem,4vw,3.5rem)]">
        <div className="max-md:bleed">
          <Enlarged {...picture}>
            <SectionDrawing {...picture} from="sm" lazy ground="ink" />
          </Enlarged>
        </div>
        {legend.length > 0 && (
          <div className="mt-4 text-ink-soft sm:mt-8">
            <Legend compact columns={legend.length % 4 === 0 || legend.length % 3 === 1 ? 4 : 3} names={legend} />
          </div>
        )}
      </div>
      <ol className={`grid gap-x-(--gap) gap-y-8 ${columns[points.length] ?? 'sm:grid-cols-2'}`}>
        {points.map((point, index) => (
          <li key={index} className="border-t-[1.5px] border-current pt-4 md:pe-4">
            <h3 className="mb-2 flex items-center gap-3.5 text-h4">
              {keyed && <BalloonNumber n={index + 1} />}
              {t(point.title)}
            </h3>
            <p className="text-ink-soft">
              <RichText words={point.text} />
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
