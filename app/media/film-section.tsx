import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { useId } from 'react';
import { type Film, type FilmName, films, shownFilms } from '../content/films.ts';
import { media } from '../content/media-words.ts';
import type { RichText } from '../content/rich-text.ts';
import { previews } from '../content/settings.ts';
import type { Text } from '../content/text.ts';
import { Island } from '../islands/island.tsx';
import { useLanguage } from '../language/provider.tsx';
import { Words } from '../rich-text/words.tsx';
import { Section, type SectionProps } from '../ui/section-head.tsx';
import { clock, filmFile, filmSize, isOwnFilm, stillFile } from './items.ts';

interface FilmSectionProps extends Omit<SectionProps, 'children'> {
  films: readonly {
    name: FilmName;
    /** Replaces the film's title. */
    title?: Text;
    description?: RichText;
  }[];
  /** `lead`: the first film large, the others beside it. `row`: all the same size. `strip`: small, beside their title. */
  layout: 'lead' | 'row' | 'strip';
}

/** Films under their title, opening in one viewer (HO-5, PJ-3, PJ-4); nothing if all are hidden. */
export function FilmSection({ films: named, layout, ...section }: FilmSectionProps) {
  const { t } = useLanguage();
  const items = shownFilms(named).map(({ name, title = films[name].title, description = films[name].subtitle }) => ({
    kind: 'film' as const,
    film: films[name],
    title: t(title),
    description: t(description),
  }));
  const id = useId();
  if (items.length === 0) return null;
  return (
    <Section {...section} className={layout === 'strip' ? `film-strip ${section.className}` : section.className}>
      <ul className={layout === 'lead' ? 'film-lead' : `grid gap-x-(--gap) gap-y-9 ${columns(items.length)}`}>
        {items.map((item, index) => (
          <li key={index}>
            <FilmCard {...item} large={layout === 'lead' && index === 0} opens={id} index={index} />
          </li>
        ))}
      </ul>
      <Island
        id={id}
        name="viewer"
        props={{
          id,
          items: items.map(({ film, title }, index) => ({ kind: 'film', film, title, describedBy: `${id}-${index}` })),
        }}
      />
    </Section>
  );
}

/** Columns without a gap in the last row. */
const columns = (count: number): string =>
  count === 2 ? 'sm:grid-cols-2' : count % 3 === 0 ? 'sm:grid-cols-3' : 'sm:grid-cols-2 md:grid-cols-3';

interface FilmCardProps {
  film: Film;
  title: string;
  description: string;
  large: boolean;
  /** The id of the viewer, and the film's index in it. */
  opens: string;
  index: number;
}

/** A film in a list: still, play button, running time and title; of a real film, what playing will load. */
function FilmCard({ film, title, description, large, opens, index }: FilmCardProps) {
  const { t, format } = useLanguage();
  const size =
    film.address &&
    (isOwnFilm(film)
      ? t(media.player.sizeOwn, { size: format.number((filmSize(film) ?? 0) / 1_000_000) })
      : t(media.player.sizeExternal, { host: new URL(film.address.url).host }));
  return (
    <a href={filmFile(film)} data-opens={opens} data-item={index} className="film group no-underline">
      <span className="later relative block overflow-hidden border-[1.5px] border-ink bg-paper group-hover:border-accent">
        <img
          src={stillFile(film)}
          width={previews.width}
          height={previews.height}
          alt=""
          loading="lazy"
          decoding="async"
          className="w-full"
        />
        <span className="film-mark absolute -start-px -bottom-px grid place-items-center bg-accent text-white group-hover:bg-ink">
          <IconPlayerPlayFilled size={large ? 28 : 24} aria-hidden="true" />
        </span>
      </span>
      {film.seconds !== null && (
        <span data-computed className="film-duration">
          <i className="dimension" aria-hidden="true" />
          <b className="small max-md:tiny">{clock(film.seconds)}</b>
        </span>
      )}
      <b className={`mt-2 block leading-[1.4] group-hover:underline ${large ? 'text-h4 sm:text-h3' : 'sm:text-h4'}`}>
        <Words of={title} />
      </b>
      <span id={`${opens}-${index}`} className="block small text-ink-2">
        {description}
      </span>
      {size && (
        <span data-computed className="block small text-ink-2">
          {size}
        </span>
      )}
    </a>
  );
}
