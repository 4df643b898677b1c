import { IconMenu2 } from '@tabler/icons-react';
import { office } from '../content/office.ts';
import { type PagePath, pageNames } from '../content/shared/pages.ts';
import { headerLinks, moreLinks, shell } from '../content/shared/shell.ts';
import { usePath } from '../document/request.ts';
import { Island } from '../islands/island.tsx';
import { useLanguage } from '../language/provider.tsx';
import { OfflineButton } from '../offline/offline-button.tsx';
import { SearchLink } from '../search/search-link.tsx';
import { Mark } from '../ui/icons.tsx';
import { LanguageToggle } from './language-toggle.tsx';
import { MoreMenu } from './more-menu.tsx';

const allLinks = [...headerLinks, ...moreLinks];

/** Links of the menu that lead to this page, or to the one above it. */
type CurrentLinks = { [Link in PagePath]?: 'page' | 'true' };

const currentLinks = (pathname: string): CurrentLinks =>
  Object.fromEntries(
    allLinks
      .filter((link) => link === pathname || (link !== '/' && pathname.startsWith(`${link}/`)))
      .map((link) => [link, link === pathname ? 'page' : 'true']),
  );

export function Header() {
  const { t } = useLanguage();
  const current = currentLinks(usePath());
  return (
    <header className="sticky top-0 z-10 border-b-[1.5px] border-ink bg-paper print:static">
      <a href="#main" className="absolute start-2 -top-24 z-20 bg-ink px-4 py-3 text-paper focus:top-2">
        {t(shell.skip)}
      </a>
      <div className="wrap flex min-h-(--header) items-stretch gap-1 sm:gap-6 lg:gap-9">
        <a
          href="/"
          className="me-auto flex min-w-11 items-center gap-2 font-semibold whitespace-nowrap no-underline text-[0.75rem] sm:gap-3 sm:text-[0.9375rem] leading-[1.25] lg:text-[1rem]"
        >
          <Mark className="size-7.5 sm:size-9 lg:size-10.5" />
          {/* On the narrowest phones the mark speaks for the name. */}
          <span className="max-[22.4rem]:sr-only">
            <span className="block">{t(office.nameLines[0])}</span>
            <span className="block">{t(office.nameLines[1])}</span>
            <span className="sr-only">
              {t(shell.comma)}
              {t(shell.home)}
            </span>
          </span>
        </a>
        <nav
          aria-label={t(shell.mainMenu)}
          className="hidden gap-[clamp(0.875rem,1.9vw,1.875rem)] text-[1rem] leading-[1.4] lg:flex print:hidden"
        >
          {headerLinks.map((link) => (
            <a key={link} href={link} aria-current={current[link]} className="bar-link">
              {t(pageNames[link])}
            </a>
          ))}
          <Island
            name="more-menu"
            of={MoreMenu}
            props={{
              name: t(shell.more),
              links: moreLinks.map((href) => ({ href, name: t(pageNames[href]), current: current[href] })),
            }}
          />
        </nav>
        <SearchLink />
        <LanguageToggle />
        {/* SH-5: a list that scrolls inside its own maximum height. A `details`, so that it opens without JavaScript too. */}
        <details className="flex lg:hidden print:hidden" name="menu">
          <summary className="grid min-h-(--header) min-w-11 place-items-center" aria-label={t(shell.menu)}>
            <IconMenu2 size={28} stroke={1.5} aria-hidden="true" />
          </summary>
          <nav aria-label={t(shell.mainMenu)} className="phone-menu">
            <MobileLinks current={current} />
          </nav>
        </details>
      </div>
    </header>
  );
}

function MobileLinks({ current }: { current: CurrentLinks }) {
  const { t } = useLanguage();
  return (
    <ul className="wrap pb-4">
      {allLinks.map((link) => (
        <li key={link}>
          <a href={link} aria-current={current[link]} className="menu-link">
            {t(pageNames[link])}
          </a>
        </li>
      ))}
      <li className="scripted">
        <OfflineButton className="menu-link" />
      </li>
    </ul>
  );
}
