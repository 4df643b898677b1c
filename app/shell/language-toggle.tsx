import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { shell } from '../content/shared/shell.ts';
import { useAskedQuery } from '../document/answer.ts';
import { readingPlace } from '../document/reading-place.ts';
import { directionOf, otherLanguage } from '../language/detect.ts';
import { useLanguage } from '../language/provider.tsx';

/** SH-6. A plain link without JavaScript; else the page changes its language without reload (LA-1), and the reader keeps the place. */
export function LanguageToggle() {
  const { language, t, setLanguage } = useLanguage();
  const { pathname } = useLocation();
  const query = useAskedQuery();
  const returnToPlace = useRef(() => {});
  const other = otherLanguage(language);
  query.set('lang', other);

  // The whole document changes in one step: with the language, everything above the reader has its new height.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the language is what it waits for.
  useLayoutEffect(() => {
    returnToPlace.current();
    returnToPlace.current = () => {};
  }, [language]);

  return (
    <div className="flex border-s border-grid ps-2 sm:ps-6 print:hidden">
      <a
        href={`${pathname}?${query}`}
        hrefLang={other}
        lang={other}
        dir={directionOf(other)}
        aria-label={t(shell.switchLanguage)}
        data-answers="kept"
        className="toggle-name flex min-w-11 items-center justify-center font-semibold underline decoration-[1.5px] underline-offset-[5px]"
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          returnToPlace.current = readingPlace();
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
