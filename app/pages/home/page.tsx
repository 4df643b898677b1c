import { homeFilms } from '../../content/films.ts';
import { home } from '../../content/home.ts';
import { media } from '../../content/media-words.ts';
import { useAnswer } from '../../document/answer.ts';
import { keptHtml } from '../../document/kept-html.tsx';
import { useLanguage } from '../../language/provider.tsx';
import { FilmSection } from '../../media/film-section.tsx';
import { PageHead } from '../../sections/page-head.tsx';
import { lateComponent } from '../../ui/fetch-code.ts';
import { PartId } from '../../ui/section-head.tsx';
import { Banner } from './banner.tsx';
import { HomeHero } from './home-hero.tsx';
import { HomeCall, HomeTeam } from './people.tsx';
import { HomeProjects } from './project-cards.tsx';

/** The style sheet reads the state of its buttons; list, map and details need no script. */
const Parts = keptHtml(async () => (await import('./parts.tsx')).HomeParts);
const DebrisMap = keptHtml(async () => (await import('../../map/debris-map.tsx')).DebrisMap);

/** Only the server shows it; the browser has a dialog of its own. */
const SearchPage = lateComponent(async () => (await import('./search-page.tsx')).SearchPage);

export function Page() {
  const { t } = useLanguage();
  const search = useAnswer('search');
  const { films } = media;
  if (search) return <SearchPage {...search} />;
  return (
    <>
      <PageHead path="/" meta={home.meta} />
      <HomeHero />
      <Banner />
      <Parts />
      <HomeProjects />
      <DebrisMap />
      <PartId value="films">
        <FilmSection
          ground="quiet"
          className="film-band"
          title={t(films.title)}
          note={t(films.note)}
          films={homeFilms.map((name) => ({ name }))}
          layout="lead"
        />
      </PartId>
      <HomeTeam />
      <HomeCall />
    </>
  );
}
