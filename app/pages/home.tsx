import { home } from '../content/home.ts';
import { HomeFilms } from '../media/home-films.tsx';
import { Banner } from '../sections/banner.tsx';
import { HomeCall } from '../sections/home/call.tsx';
import { HomeHero } from '../sections/home/hero.tsx';
import { HomeProjects } from '../sections/home/projects.tsx';
import { HomeTeam } from '../sections/home/team.tsx';
import { PageHead } from '../sections/page-head.tsx';
import { staticPart } from '../static-part.tsx';

/** Radio buttons and the style sheet do all that the map does; React is only for the language. */
const DebrisMap = staticPart(async () => (await import('../map/debris-map.tsx')).DebrisMap);

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
