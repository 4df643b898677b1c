import { lazy } from 'react';
import { home } from '../../content/home.ts';
import { useAnswer } from '../../document/answer.ts';
import { DebrisMap } from '../../map/debris-map.tsx';
import { PageHead } from '../../sections/page-head.tsx';
import { Banner } from './banner.tsx';
import { HomeCall } from './call.tsx';
import { HomeFilms } from './films.tsx';
import { HomeHero } from './home-hero.tsx';
import { HomeProjects } from './project-cards.tsx';
import { HomeTeam } from './team.tsx';

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
