import { content as recyclingLine } from '../../content/drawings/recycling-line.ts';
import { home } from '../../content/home.ts';
import { office } from '../../content/office.ts';
import { useLanguage } from '../../language/provider.tsx';
import { LineDrawing } from '../../sections/line-drawing.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { FirstScreenEnd } from '../../ui/first-screen-end.tsx';
import { PlannerEntry } from './planner-entry.tsx';

/**
 * HO-1: title, company, button to /contact; below them the recycling line and the planner's three questions (HO-1b).
 */
export function HomeHero() {
  const { t } = useLanguage();
  const { hero } = home;
  return (
    <header className="home-hero grid-paper border-b-[1.5px] border-ink">
      {/* On a phone the drawing stands above the text that arrives before it. */}
      <link rel="expect" href="#first-screen-end" blocking="render" media="(width<45rem)" />
      <div className="wrap home-head">
        <h1>
          <span className="block">{t(hero.title[0])}</span> <span className="block">{t(hero.title[1])}</span>
        </h1>
        <p className="home-office">{t(office.name)}</p>
        <p className="home-lead">{t(hero.lead)}</p>
        <p className="home-action">
          <ButtonLink href="/contact" arrow>
            {t(hero.button)}
          </ButtonLink>
          <span>
            {hero.links.map(({ to, label }) => (
              <a key={to} href={to}>
                {t(label)}
              </a>
            ))}
          </span>
        </p>
      </div>
      <LineDrawing sheet={recyclingLine} goesIn={hero.goesIn} comesOut={hero.comesOut} notes={hero.notes} />
      <PlannerEntry />
      <FirstScreenEnd />
    </header>
  );
}
