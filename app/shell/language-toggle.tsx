import { shell } from '../content/shared/shell.ts';
import { usePath, useQuery } from '../document/request.ts';
import { directionOf, otherLanguage } from '../language/detect.ts';
import { useLanguage } from '../language/provider.tsx';

/**
 * SH-6: a link to the same page in the other language (LA-1). The start script adds the query and the section being
 * read.
 */
export function LanguageToggle() {
  const { language, t } = useLanguage();
  const query = useQuery();
  const other = otherLanguage(language);
  query.set('lang', other);
  return (
    <a
      href={`${usePath()}?${query}`}
      hrefLang={other}
      lang={other}
      dir={directionOf(other)}
      aria-label={t(shell.switchLanguage)}
      className="toggle-name"
    >
      <span className="max-sm:hidden">{t(shell.otherLanguage)}</span>
      <span className="sm:hidden">{t(shell.otherLanguageShort)}</span>
    </a>
  );
}
