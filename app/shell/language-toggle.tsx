import { shell } from '../content/shared/shell.ts';
import { usePath, useQuery } from '../document/request.ts';
import { directionOf, otherLanguage } from '../language/detect.ts';
import { useLanguage } from '../language/provider.tsx';

/** SH-6: a link to the same page in the other language (LA-1). The start script adds the query and the section that is read. */
export function LanguageToggle() {
  const { language, t } = useLanguage();
  const query = useQuery();
  const other = otherLanguage(language);
  query.set('lang', other);
  return (
    <div className="flex border-s border-grid ps-2 sm:ps-6 print:hidden">
      <a
        href={`${usePath()}?${query}`}
        hrefLang={other}
        lang={other}
        dir={directionOf(other)}
        aria-label={t(shell.switchLanguage)}
        className="toggle-name flex min-w-11 items-center justify-center font-semibold underline decoration-[1.5px] underline-offset-[5px]"
      >
        {t(shell.otherLanguage)}
      </a>
    </div>
  );
}
