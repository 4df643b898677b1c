import { Fragment } from 'react';
import type { Film } from '../content/films.ts';
import { media } from '../content/media-words.ts';
import { previews } from '../content/settings.ts';
import { useLanguage } from '../language/provider.tsx';
import { clock } from './items.ts';

/**
 * `Preview 0:12 · film 12:34`: the clip's length, and on the home page (`both`) the film's if the office has stated it.
 * On two lines if narrow.
 */
export function FilmTimes({ film: { address, seconds }, both }: { film: Film; both: boolean }) {
  const { t } = useLanguage();
  const times = { preview: clock(previews.seconds), time: seconds === null ? '' : clock(seconds) };
  const { previewAndFilm, previewOnly, filmOnly } = media.player;
  if (address) return seconds !== null && t(filmOnly, times);
  if (seconds === null || !both) return t(previewOnly, times);
  const [preview, ...film] = t(previewAndFilm, times).split(' · ');
  return [preview, ...film].map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <span className="film-dot"> · </span>}
      <span className="whitespace-nowrap">{part}</span>
    </Fragment>
  ));
}
