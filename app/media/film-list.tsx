import { type FilmName, films } from '../content/films.ts';
import { useLanguage } from '../language/provider.tsx';
import { FilmCard } from './film-card.tsx';
import { useViewer } from './use-viewer.tsx';

interface FilmListProps {
  films: readonly {
    name: FilmName;
    /** Instead of the film's own words, already in the language. */
    title?: string;
    description?: string;
  }[];
  /** `lead`: the first film large, the others beside it. `row`: all alike. */
  layout: 'lead' | 'row';
}

/** Films in a list, opening in one viewer (HO-5, PJ-3, PJ-4). */
export function FilmList({ films: list, layout }: FilmListProps) {
  const { t } = useLanguage();
  const entries = list
    .filter(({ name }) => !films[name].hidden)
    .map(({ name, title, description }) => {
      const film = films[name];
      return { name, film, title: title ?? t(film.title), subtitle: description ?? t(film.subtitle) };
    });
  const { open, viewer } = useViewer(
    entries.map(({ film, title, subtitle }) => ({ kind: 'film', film, title, description: subtitle })),
  );
  const timed = entries.some(({ film }) => film.seconds !== null);
  return (
    <>
      <ul className={layout === 'lead' ? 'film-lead' : `grid gap-x-(--gap) gap-y-9 ${columns(list.length)}`}>
        {entries.map(({ name, film, title, subtitle }, index) => (
          <li key={name}>
            <FilmCard
              film={film}
              title={title}
              subtitle={subtitle}
              timed={timed}
              large={layout === 'lead' && index === 0}
              onClick={open(index)}
            />
          </li>
        ))}
      </ul>
      {viewer}
    </>
  );
}

/** No row ends with a hole. */
const columns = (count: number): string =>
  count === 2 ? 'sm:grid-cols-2' : count % 3 === 0 ? 'sm:grid-cols-3' : 'sm:grid-cols-2 md:grid-cols-3';
