import { homeFilms } from '../../content/films.ts';
import { home } from '../../content/home.ts';
import { media } from '../../content/media-words.ts';
import { useAnswer } from '../../document/request.ts';
import { useLanguage } from '../../language/provider.tsx';
import { DebrisMap } from '../../map/debris-map.tsx';
import { FilmSection } from '../../media/film-section.tsx';
import { PageHead } from '../../sections/page-head.tsx';
import { Banner } from './banner.tsx';
import { Doors } from './doors.tsx';
import { HomeHero } from './home-hero.tsx';
import { HomeCall, HomeTeam } from './people.tsx';
import { SearchPage } from './search-page.tsx';
import { HomeWork } from './work.tsx';

export function Page() {
  const { t } = useLanguage();
  const search = useAnswer('search');
  if (search) return <SearchPage {...search} />;
  return (
    <>
      <PageHead path="/" meta={home.meta} />
      <HomeHero />
      <Doors />
      <Banner />
      <HomeWork />
      <DebrisMap />
      <FilmSection
        id="films"
        ground="quiet"
        className="film-band"
        title={t(media.films.title)}
        films={homeFilms.map((name) => ({ name }))}
        layout="lead"
      />
      <HomeTeam />
      <HomeCall />
    </>
  );
}
