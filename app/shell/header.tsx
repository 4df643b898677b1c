import { IconMenu2, IconX } from '@tabler/icons-react';
import { office } from '../content/office.ts';
import { pageNames } from '../content/shared/pages.ts';
import { headerLinks, moreLinks, shell, toolLinks } from '../content/shared/shell.ts';
import { useAnswer, usePath } from '../document/request.ts';
import { Enhance } from '../islands/island.tsx';
import { useLanguage } from '../language/provider.tsx';
import { SearchLink } from '../search/search-link.tsx';
import { Mark } from '../ui/icons.tsx';
import { LanguageToggle } from './language-toggle.tsx';
import { type CurrentLinks, MoreMenu } from './more-menu.tsx';
import { PrintSource } from './print-source.tsx';

const allLinks = [...headerLinks, ...moreLinks, ...toolLinks];

const currentLinks = (pathname: string): CurrentLinks =>
  Object.fromEntries(
    allLinks
      .filter((link) => link === pathname || (link !== '/' && pathname.startsWith(`${link}/`)))
      .map((link) => [link, link === pathname ? 'page' : 'true']),
  );

export function Header() {
  const { t } = useLanguage();
  const path = usePath();
  // Search results stand at the home page's address.
  const current = useAnswer('search') ? {} : currentLinks(path);
  return (
    <header className="site-bar">
      <a href="#main" className="absolute start-2 -top-24 z-20 bg-ink px-4 py-3 text-paper focus:top-2">
        {t(shell.skip)}
      </a>
      <div className="wrap site-bar-parts">
        <a href="/" className="brand">
          <Mark className="brand-mark" />
          <span>
            <span className="block">{t(office.nameLines[0])}</span>
            <span className="block">{t(office.nameLines[1])}</span>
            <span className="sr-only"> {t(shell.home)}</span>
          </span>
        </a>
        <nav aria-label={t(shell.mainMenu)} className="bar-links">
          {headerLinks.map((link) => (
            <a key={link} href={link} aria-current={current[link]} className="bar-link">
              {t(pageNames[link])}
            </a>
          ))}
          <MoreMenu current={current} />
        </nav>
        <div className="max-sm:hidden print:hidden">
          <SearchLink />
        </div>
        <a href="/contact" className="bar-contact" aria-current={current['/contact']}>
          {t(pageNames['/contact'])}
        </a>
        <LanguageToggle />
        {/* SH-5: a list that scrolls within its maximum height. A `details`, so that it opens without JavaScript. */}
        <Enhance name="menu">
          <details className="group bar-menu" name="menu">
            <summary aria-label={t(shell.menu)}>
              <IconMenu2 size={26} stroke={1.5} aria-hidden="true" className="group-open:hidden" />
              <IconX size={26} stroke={1.5} aria-hidden="true" className="hidden group-open:block" />
            </summary>
            <nav aria-label={t(shell.mainMenu)} className="phone-menu">
              <MobileLinks current={current} />
            </nav>
          </details>
        </Enhance>
        <PrintSource />
      </div>
    </header>
  );
}

function MobileLinks({ current }: { current: CurrentLinks }) {
  const { t } = useLanguage();
  return (
    <ul className="wrap pb-4">
      <li className="wide sm:hidden">
        <SearchLink named />
      </li>
      {allLinks.map((link, index) => (
        // The links of More stand in pairs, so that a phone shows the whole list.
        <li key={link} className={index < headerLinks.length ? 'wide' : undefined}>
          <a href={link} aria-current={current[link]} className="menu-link">
            {t(pageNames[link])}
          </a>
        </li>
      ))}
    </ul>
  );
}
