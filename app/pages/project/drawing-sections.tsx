import type { SectionOf } from '../../content/project-content.ts';
import { useLanguage } from '../../language/provider.tsx';
import { Legend } from '../../media/legend.tsx';
import { Words } from '../../rich-text/words.tsx';
import { SectionDrawing } from '../../sections/section-drawing.tsx';
import { Section, SectionHead } from '../../ui/section-head.tsx';
import { Enlarged, type PartProps } from './pictures.tsx';

/** A full-width drawing and the key to its numbered parts. */
export function Parts({ headId, heading, picture, pictures }: SectionOf<'parts'> & PartProps) {
  const { t } = useLanguage();
  return (
    <section className="bg-paper-2 section">
      <div className="wrap pb-[clamp(1.75rem,4vw,3.5rem)]">
        <SectionHead headId={headId} title={t(heading)} />
      </div>
      <Enlarged {...picture} pictures={pictures}>
        <SectionDrawing {...picture} />
      </Enlarged>
      <div className="beside-mark wrap-start">
        <Legend columns={4} names={picture.sheet?.legend ?? []} />
      </div>
    </section>
  );
}

/** The dark band: a detail in inverted colours, and its main points beside it. */
export function Features({ headId, heading, picture, points, pictures }: SectionOf<'features'> & PartProps) {
  const { t } = useLanguage();
  const legend = picture.sheet?.legend ?? [];
  return (
    <Section headId={headId} ground="dark" title={t(heading)}>
      <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,8fr)_minmax(0,5fr)]">
        <div className="max-md:bleed">
          <Enlarged {...picture} pictures={pictures}>
            <SectionDrawing {...picture} ground="ink" />
          </Enlarged>
          {legend.length > 0 && (
            <div className="beside-mark text-ink-soft max-md:wrap-start">
              <Legend compact columns={3} names={legend} />
            </div>
          )}
        </div>
        <ol className="border-y border-ink-2 sm:max-lg:columns-2 sm:max-lg:gap-x-(--gap)">
          {points.map((point, index) => (
            <li key={index} className="break-inside-avoid border-ink-2 py-4 not-first:border-t">
              <h3 className="mb-1 text-h4">{t(point.title)}</h3>
              <p className="text-ink-soft">
                <Words of={point.text} />
              </p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
