import { homeFilms } from '../../content/films.ts';
import { media } from '../../content/media-words.ts';
import { useLanguage } from '../../language/provider.tsx';
import { FilmList } from '../../media/film-list.tsx';
import { SectionHead } from '../../ui/section-head.tsx';

/** HO-5: the three films of the home page, on a quiet band. */
export function HomeFilms() {
  const { t } = useLanguage();
  return (
    <section className="wrap section film-band bg-paper-2">
      <SectionHead id="films" title={t(media.films.title)} note={t(media.films.note)} />
      <div className="mt-10">
        <FilmList films={homeFilms.map((name) => ({ name }))} layout="lead" />
      </div>
    </section>
  );
}
