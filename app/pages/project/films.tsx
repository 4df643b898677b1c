import type { SectionOf } from '../../content/project-content.ts';
import { useLanguage } from '../../language/provider.tsx';
import { FilmList } from '../../media/film-list.tsx';
import { Say } from '../../register/say.tsx';
import { SectionHead } from '../../ui/section-head.tsx';

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
