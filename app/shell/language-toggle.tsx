import { useLocation } from 'react-router';
import { shell } from '../content/shared/shell.ts';
import { directionOf, otherLanguage } from '../language/detect.ts';
import { useLanguage } from '../language/provider.tsx';
import { layOutTopFirst } from '../start/from-top.ts';
import { useKnownQuery } from '../start/navigation.ts';
import { startUp } from '../start/start-up.ts';

/** SH-6. A plain link until React is there; then the page changes its language without reload (LA-1). */
export function LanguageToggle() {
  const { language, t, setLanguage } = useLanguage();
  const { pathname } = useLocation();
  const query = useKnownQuery();
  const other = otherLanguage(language);
  query.set('lang', other);
  return (
    <div className="flex border-s border-grid ps-2 sm:ps-6 print:hidden">
      <a
        href={`${pathname}?${query}`}
        hrefLang={other}
        lang={other}
        dir={directionOf(other)}
        aria-label={t(shell.switchLanguage)}
        className="toggle-name flex min-w-11 items-center justify-center font-semibold underline decoration-[1.5px] underline-offset-[5px]"
        onPointerEnter={startUp.needParts}
        onFocus={startUp.needParts}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          startUp.needParts();
          if (scrollY < innerHeight) layOutTopFirst();
          setLanguage(other);
          // A `?lang=` left in the address would revert the choice at the next reload.
          const address = new URL(location.href);
          address.searchParams.delete('lang');
          history.replaceState(history.state, '', address);
        }}
      >
        {t(shell.otherLanguage)}
      </a>
    </div>
  );
}
