import { areas } from '../../content/areas.ts';
import { homeFilms, shownFilms } from '../../content/films.ts';
import { home } from '../../content/home.ts';
import { media } from '../../content/media-words.ts';
import { OnThisPage } from '../../sections/on-this-page.tsx';

const parts = [
  ['fields', home.projects.title],
  ['debris-map-title', areas.title],
  ...(shownFilms(homeFilms.map((name) => ({ name }))).length > 0 ? [['films', media.films.title] as const] : []),
  ['management', home.team.title],
] as const;

export const HomeParts = () => <OnThisPage parts={parts} />;
