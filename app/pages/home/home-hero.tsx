import { content as recyclingLine } from '../../content/drawings/recycling-line.ts';
import { home } from '../../content/home.ts';
import { office } from '../../content/office.ts';
import { useLanguage } from '../../language/provider.tsx';
import { LineDrawing } from '../../sections/line-drawing.tsx';
import { ButtonLink } from '../../ui/button.tsx';

/** HO-1: title, company, button to /contact; below them the recycling line. On a phone the drawing comes before the lead. */
export function HomeHero() {
  const { t } = useLanguage();
  const { hero } = home;
  return (
    <header className="home-hero grid-paper max-sm:flex max-sm:flex-col">
      {/* On a phone the drawing stands above the text that arrives before it. */}
      <link rel="expect" href="#fields" blocking="render" media="(width<45rem)" />
      <div className="wrap max-sm:contents sm:pt-6 md:grid md:grid-cols-[13fr_11fr] md:gap-x-(--gap)">
        <h1 className="max-sm:px-(--edge) max-sm:pt-4.5 md:row-span-4">
          <span className="block">{t(hero.title[0])}</span> <span className="block">{t(hero.title[1])}</span>
        </h1>
        <p className="mt-1.5 font-semibold max-sm:px-(--edge) sm:text-[1.1875rem]">{t(office.name)}</p>
        <p className="lead max-w-[44rem] text-ink-2 max-sm:order-2 max-sm:mx-(--edge) max-sm:mt-3 max-sm:mb-5">
          {t(hero.lead)}
        </p>
        <p className="z-1 flex flex-wrap items-center gap-x-4 gap-y-1 max-sm:order-1 max-sm:mx-(--edge) max-sm:mt-3 max-sm:[&>.button]:w-full sm:mt-4">
          <ButtonLink href="/contact" arrow>
            {t(hero.button)}
          </ButtonLink>
          <span className="flex flex-wrap gap-x-4">
            {hero.links.map(({ to, label }) => (
              <a key={to} href={to} className="inline-flex min-h-11 items-center font-semibold whitespace-nowrap">
                {t(label)}
              </a>
            ))}
          </span>
        </p>
      </div>
      <LineDrawing sheet={recyclingLine} goesIn={hero.goesIn} comesOut={hero.comesOut} notes={hero.notes} />
    </header>
  );
}
