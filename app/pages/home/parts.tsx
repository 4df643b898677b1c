import { areas } from '../../content/areas.ts';
import { home } from '../../content/home.ts';
import { media } from '../../content/media-words.ts';
import { OnThisPage } from '../../sections/on-this-page.tsx';

const parts = [
  ['fields', home.projects.title],
  ['debris-map-title', areas.title],
  ['films', media.films.title],
  ['management', home.team.title],
] as const;

export const HomeParts = () => <OnThisPage parts={parts} />;
