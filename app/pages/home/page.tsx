import { home } from '../../content/home.ts';
import { useAnswer } from '../../document/answer.ts';
import { keptHtml } from '../../document/kept-html.tsx';
import { PageHead } from '../../sections/page-head.tsx';
import { lateComponent } from '../../ui/fetch-code.ts';
import { Banner } from './banner.tsx';
import { HomeCall } from './call.tsx';
import { HomeFilms } from './films.tsx';
import { HomeHero } from './home-hero.tsx';
import { HomeProjects } from './project-cards.tsx';
import { HomeTeam } from './team.tsx';

/** The style sheet reads the state of its buttons; list, map and details need no script. */
const Parts = keptHtml(async () => (await import('./parts.tsx')).HomeParts);
const DebrisMap = keptHtml(async () => (await import('../../map/debris-map.tsx')).DebrisMap);

/** Only the server shows it; the browser has a dialog of its own. */
const SearchPage = lateComponent(async () => (await import('./search-page.tsx')).SearchPage);

export function Page() {
  const search = useAnswer('search');
  if (search) return <SearchPage {...search} />;
  return (
    <>
      <PageHead path="/" meta={home.meta} />
      <HomeHero />
      <Banner />
      <Parts />
      <HomeProjects />
      <DebrisMap />
      <HomeFilms />
      <HomeTeam />
      <HomeCall />
    </>
  );
}
