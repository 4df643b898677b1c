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
import { PlannerEntry } from './planner-entry.tsx';
import { SearchPage } from './search-page.tsx';
import { HomeWork } from './work.tsx';

/** HO-1 to HO-7, in their order. */
export function Page() {
  const { t } = useLanguage();
  const search = useAnswer('search');
  if (search) return <SearchPage {...search} />;
  return (
    <>
      <PageHead path="/" meta={home.meta} />
      <HomeHero />
      <Banner />
      <HomeWork />
      <section className="border-t-[1.5px] border-ink sm:pt-6">
        <PlannerEntry />
        <Doors />
      </section>
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
