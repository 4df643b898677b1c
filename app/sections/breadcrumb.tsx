import { type PagePath, pageNames } from '../content/shared/pages.ts';
import { shell } from '../content/shared/shell.ts';
import { directionOf } from '../language/detect.ts';
import { useLanguage } from '../language/provider.tsx';

/** The way to this page; the last entry is the page itself. In the visitor's language, also on a page that is Arabic only. */
export function Breadcrumb({ path }: { path: readonly PagePath[] }) {
  const { language, t } = useLanguage();
  return (
    <nav lang={language} dir={directionOf(language)} aria-label={t(shell.breadcrumb)} className="print:hidden">
      <ol className="breadcrumb flex flex-wrap gap-x-2.5 small text-ink-2">
        {path.map((step, index) => (
          <li key={step}>
            {index === path.length - 1 ? (
              <span aria-current="page" className="inline-block py-1">
                {t(pageNames[step])}
              </span>
            ) : (
              <a href={step} className="inline-block py-1">
                {t(pageNames[step])}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
