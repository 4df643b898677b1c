import { lazy } from 'react';
import { home } from '../../content/home.ts';
import { PageHead } from '../../sections/page-head.tsx';
import { useAnswer } from '../../start/answer.ts';
import { staticPart } from '../../start/static-part.tsx';
import { HomeFilms } from './films.tsx';
import { HomeHero } from './home-hero.tsx';

/** These work without script: links, and radio buttons and check boxes that the style sheet reads. React is only for the language. */
const Banner = staticPart(async () => (await import('./banner.tsx')).Banner);
const HomeProjects = staticPart(async () => (await import('./project-cards.tsx')).HomeProjects);
const DebrisMap = staticPart(async () => (await import('../../map/debris-map.tsx')).DebrisMap);
const HomeTeam = staticPart(async () => (await import('./team.tsx')).HomeTeam);
const HomeCall = staticPart(async () => (await import('./call.tsx')).HomeCall);

/** Only the server shows it; the browser has a dialog of its own. */
const SearchPage = lazy(async () => ({ default: (await import('./search-page.tsx')).SearchPage }));

export function Page() {
  const search = useAnswer('search');
  if (search) return <SearchPage {...search} />;
  return (
    <>
      <PageHead path="/" meta={home.meta} />
      <HomeHero />
      <Banner />
      <HomeProjects />
      <DebrisMap />
      <HomeFilms />
      <HomeTeam />
      <HomeCall />
    </>
  );
}
