import { home } from '../../content/home.ts';
import { office } from '../../content/office.ts';
import { useLanguage } from '../../language/provider.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { ArrowEnd } from '../../ui/icons.tsx';

/** HO-1: title, company, discover-solutions button to /contact. */
export function HomeHero() {
  const { t } = useLanguage();
  const { hero } = home;
  return (
    <header className="grid-paper">
      <div className="wrap">
        <h1 className="pt-[clamp(2rem,3.6vw,3.25rem)]">
          <span className="block">{t(hero.title[0])}</span> <span className="block">{t(hero.title[1])}</span>
        </h1>
        <div className="grid-12 pb-8">
          <div className="md:col-[8/-1]!">
            <p className="text-h4 font-semibold">{t(office.name)}</p>
            <p className="mt-1.5 mb-5.5 lead max-w-[34em] text-ink-2">{t(hero.lead)}</p>
            <ButtonLink href="/contact">
              {t(hero.button)}
              <ArrowEnd />
            </ButtonLink>
          </div>
        </div>
      </div>
    </header>
  );
}
