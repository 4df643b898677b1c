import { footer, footerLinks } from '../content/footer.ts';
import { office } from '../content/office.ts';
import { isPagePath, pageNames } from '../content/shared/pages.ts';
import { shell } from '../content/shared/shell.ts';
import { usePath } from '../document/request.ts';
import { useLanguage } from '../language/provider.tsx';
import { anchorOf } from '../register/begins.ts';
import { Words } from '../rich-text/words.tsx';
import { Mark } from '../ui/icons.tsx';

/** SH-3, the first of the two blocks below every page: figures on a line (SH-8). */
export function FiguresBand() {
  const { t } = useLanguage();
  return (
    <section id="figures" aria-label={t(footer.figures.name)} className="dark wrap figures-band print:hidden">
      <dl>
        {footer.figures.items.map(({ figure, scope }) => (
          <div key={scope.en}>
            <dt>
              <Words of={figure} look="large" />{' '}
            </dt>
            <dd>{t(scope)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export function Footer() {
  const { t } = useLanguage();
  const path = usePath();
  return (
    <footer className="dark wrap footer print:hidden">
      <div className="footer-parts">
        <div>
          <a href="/" className="font-semibold">
            <Mark className="size-7.5" />
            <span>{t(office.name)}</span>
          </a>
          <p>
            <a href={`tel:${office.phone.replaceAll(' ', '')}`}>
              <bdi dir="ltr">{office.phone}</bdi>
            </a>
            <a href={`mailto:${office.email}`}>
              <bdi dir="ltr">{office.email}</bdi>
            </a>
            <a href="/contact">
              <b>{t(pageNames['/contact'])}</b>
            </a>
          </p>
        </div>
        <nav aria-label={t(footer.links)}>
          {footerLinks.map((links, index) => (
            <ul key={links[0]}>
              {links.map((link) => (
                <li key={link}>
                  <a href={link}>{t(pageNames[link])}</a>
                </li>
              ))}
              {index === footerLinks.length - 1 && (
                <li>
                  <a href="/contact?subject=support">{t(footer.support)}</a>
                </li>
              )}
            </ul>
          ))}
        </nav>
      </div>
      <p>
        <span>
          © {__BUILD_YEAR__} {t(office.name)}
        </span>
        <a href={`/figures${isPagePath(path) ? `#${anchorOf(path)}` : ''}`}>{t(shell.ownFigures)}</a>
        <a href="/privacy">{t(pageNames['/privacy'])}</a>
        <a href="/terms">{t(pageNames['/terms'])}</a>
        <a href="/terms#imprint">{t(footer.imprint)}</a>
        <a href="/terms#accessibility">{t(footer.accessibility)}</a>
      </p>
    </footer>
  );
}
