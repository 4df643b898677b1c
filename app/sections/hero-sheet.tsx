import type { ReactNode } from 'react';
import { type PagePath, pageName } from '../content/shared/pages.ts';
import { shell } from '../content/shared/shell.ts';
import { type Subject, subjectClass } from '../content/shared/subjects.ts';
import { directionOf } from '../language/detect.ts';
import { useLanguage } from '../language/provider.tsx';

interface HeroProps {
  breadcrumb: readonly PagePath[];
  title: ReactNode;
  lead?: ReactNode;
  /** A status or category badge above the lead. */
  badge?: ReactNode;
  /** A button under the lead. */
  action?: ReactNode;
  /** Full width, with a ground line from edge to edge. */
  drawing?: ReactNode;
  /** Bottom end, on the closing line. */
  titleBlock?: ReactNode;
  /** The subject: the colour of the grid and of the closing line. */
  subject?: Subject;
  /** A smaller title: the first screen has more to show. */
  low?: boolean;
  /** After the breadcrumb: sheet number and subject. */
  tag?: ReactNode;
}

/** The head of a page as a drawing sheet: title at the start, lead at the end, drawing, title block. */
export function Hero({ breadcrumb, title, lead, badge, action, drawing, titleBlock, subject, low, tag }: HeroProps) {
  return (
    <header
      className={`grid-paper relative ${subject ? `${subjectClass(subject)} border-b-[6px] border-(--s-line)` : 'border-b-[2.5px] border-ink'}`}
    >
      <div className="wrap grid-12 items-end gap-y-5 pt-5 pb-7 max-sm:gap-y-3 max-sm:pt-3 max-sm:pb-4">
        <div className="mb-1 flex flex-wrap items-center gap-x-4 sm:mb-4">
          <Breadcrumb path={breadcrumb} />
          {tag}
        </div>
        <h1 className={`lg:col-span-8 ${low ? 'low-title' : ''}`}>{title}</h1>
        <div className="grid justify-items-start gap-4.5 lg:col-start-9 lg:-col-end-1">
          {badge}
          {lead && <p className="lead max-w-[40ch] md:max-lg:max-w-[64ch]">{lead}</p>}
          {action}
        </div>
      </div>
      {drawing}
      {titleBlock && (
        <div className="wrap grid-12 pt-5">
          <div className="md:col-start-5 md:-col-end-1 max-sm:bleed">{titleBlock}</div>
        </div>
      )}
    </header>
  );
}

/**
 * The breadcrumb; its last entry is the page itself unless the heading names it. In the visitor's language, also on an
 * Arabic-only page.
 */
export function Breadcrumb({ path, open }: { path: readonly PagePath[]; open?: boolean }) {
  const { language, t } = useLanguage();
  return (
    <nav lang={language} dir={directionOf(language)} aria-label={t(shell.breadcrumb)} className="print:hidden">
      <ol className={`breadcrumb flex flex-wrap gap-x-2.5 small text-ink-2 ${open ? 'breadcrumb-open' : ''}`}>
        {path.map((step, index) => (
          <li key={step}>
            {index === path.length - 1 && !open ? (
              <span aria-current="page" className="inline-block py-1">
                {t(pageName(step))}
              </span>
            ) : (
              <a href={step} className="inline-block py-1">
                {t(pageName(step))}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
