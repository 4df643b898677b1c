import type { SectionOf } from '../../content/project-content.ts';
import { useLanguage } from '../../language/provider.tsx';
import { FilmSection } from '../../media/film-section.tsx';
import { Gallery as Pictures } from '../../media/gallery.tsx';
import { Words } from '../../rich-text/words.tsx';

import { Section } from '../../ui/section-head.tsx';

import type { PartProps } from './pictures.tsx';

/** A large statement under a small heading, and short paragraphs beside it. */
export function Overview({ headId, heading, lead, paragraphs = [] }: SectionOf<'overview'> & PartProps) {
  const { t } = useLanguage();
  return (
    <section className="statement plain wrap section">
      <div>
        <h2 id={headId}>{t(heading)}</h2>
        <p>
          <Words of={lead} />
        </p>
      </div>
      {paragraphs.length > 0 && (
        <div className="grid content-end gap-3 text-ink-2">
          {paragraphs.map((paragraph, index) => (
            <p key={index}>
              <Words of={paragraph} />
            </p>
          ))}
        </div>
      )}
    </section>
  );
}

/** The project's drawings; each opens in the viewer. */
export function Gallery({ headId, heading, items, pictures }: SectionOf<'gallery'> & PartProps) {
  const { t } = useLanguage();
  return (
    <Section headId={headId} className="print:break-inside-avoid" title={t(heading)}>
      <Pictures
        items={items.map((item) => ({
          of: item.photo ?? item.name,
          title: t(item.title),
          description: <Words of={item.description} />,
        }))}
        pictures={pictures}
        first={pictures.items.findIndex(({ of }) => of === (items[0]!.photo ?? items[0]!.name))}
      />
    </Section>
  );
}

/** The project's films; each opens in the viewer. */
export function Films({ headId, heading, films }: SectionOf<'films'> & PartProps) {
  const { t } = useLanguage();
  return (
    <FilmSection
      headId={headId}
      ground="quiet"
      className="film-band print:hidden"
      title={t(heading)}
      films={films}
      layout="strip"
    />
  );
}
