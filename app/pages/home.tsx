import { home } from '../content/home.ts';
import { HomeFilms } from '../media/home-films.tsx';
import { HomeHero } from '../sections/home/hero.tsx';
import { PageHead } from '../sections/page-head.tsx';
import { staticPart } from '../static-part.tsx';

/** These work without script: links, and radio buttons and check boxes that the style sheet reads. React is only for the language. */
const Banner = staticPart(async () => (await import('../sections/banner.tsx')).Banner);
const HomeProjects = staticPart(async () => (await import('../sections/home/projects.tsx')).HomeProjects);
const DebrisMap = staticPart(async () => (await import('../map/debris-map.tsx')).DebrisMap);
const HomeTeam = staticPart(async () => (await import('../sections/home/team.tsx')).HomeTeam);
const HomeCall = staticPart(async () => (await import('../sections/home/call.tsx')).HomeCall);

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
