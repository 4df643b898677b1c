import { home } from '../../content/home.ts';
import { HomeFilms } from '../../media/home-films.tsx';
import { PageHead } from '../../sections/page-head.tsx';
import { staticPart } from '../../start/static-part.tsx';
import { HomeHero } from './home-hero.tsx';

/** These work without script: links, and radio buttons and check boxes that the style sheet reads. React is only for the language. */
const Banner = staticPart(async () => (await import('./banner.tsx')).Banner);
const HomeProjects = staticPart(async () => (await import('./project-cards.tsx')).HomeProjects);
const DebrisMap = staticPart(async () => (await import('../../map/debris-map.tsx')).DebrisMap);
const HomeTeam = staticPart(async () => (await import('./team.tsx')).HomeTeam);
const HomeCall = staticPart(async () => (await import('./call.tsx')).HomeCall);

export function Page() {
  return (
    <>
      <PageHead path="/" meta={home.meta} />
      {/* The server puts the results of `/?q=` here (server/search.ts). */}
      <div data-slot="search" hidden />
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
