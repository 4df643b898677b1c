import { home } from '../content/home.ts';
import { DebrisMap } from '../map/debris-map.tsx';
import { HomeFilms } from '../media/home-films.tsx';
import { Banner } from '../sections/banner.tsx';
import { HomeCall } from '../sections/home/call.tsx';
import { HomeHero } from '../sections/home/hero.tsx';
import { HomeProjects } from '../sections/home/projects.tsx';
import { HomeTeam } from '../sections/home/team.tsx';
import { PageHead } from '../sections/page-head.tsx';

export function Page() {
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
