import type { SectionOf } from '../../content/project-content.ts';
import { useLanguage } from '../../language/provider.tsx';
import { FilmList } from '../../media/film-list.tsx';
import { Gallery as Pictures } from '../../media/gallery.tsx';
import { Say } from '../../register/say.tsx';
import { SectionHead } from '../../ui/section-head.tsx';

/** The project's drawings; each opens large in the viewer. */
export function Gallery({ heading, note, items }: SectionOf<'gallery'>) {
  const { t } = useLanguage();
  return (
    <section className="plain wrap section print:break-inside-avoid">
      <SectionHead
        title={t(heading)}
        note={
          <span className="print:hidden">
            <Say words={note} />
          </span>
        }
      />
      <div className="mt-[clamp(1.75rem,4vw,3.5rem)]">
        <Pictures
          items={items.map((item) => ({
            of: item.photo ?? item.name,
            title: t(item.title),
            description: <Say words={item.description} />,
          }))}
        />
      </div>
    </section>
  );
}

/** The project's films on the quiet band; each opens in the viewer. */
export function Films({ heading, note, films }: SectionOf<'films'>) {
  const { t } = useLanguage();
  return (
    <section className="wrap section film-band bg-paper-2 print:hidden">
      <SectionHead title={t(heading)} note={<Say words={note} />} />
      <div className="mt-[clamp(1.75rem,4vw,3.5rem)]">
        <FilmList
          layout="row"
          films={films.map((film) => ({ name: film.name, title: t(film.title), description: t(film.description) }))}
        />
      </div>
    </section>
  );
}
