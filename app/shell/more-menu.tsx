import { IconChevronDown } from '@tabler/icons-react';
import { type PagePath, pageNames } from '../content/shared/pages.ts';
import { moreLinks, shell, toolLinks } from '../content/shared/shell.ts';
import { Enhance } from '../islands/island.tsx';
import { useLanguage } from '../language/provider.tsx';

/** Menu links to this page or its parent. */
export type CurrentLinks = { [Link in PagePath]?: 'page' | 'true' };

/** SH-4: a `details` with the pages of More and, below a rule, the tools. enhance-menu.ts adds keys and the mouse. */
export function MoreMenu({ current }: { current: CurrentLinks }) {
  const { t } = useLanguage();
  const links = [...moreLinks, ...toolLinks];
  return (
    <Enhance name="menu">
      <details className="relative" name="menu" data-rests="">
        {/* The contact page has a link of its own in the bar. */}
        <summary
          className="bar-link gap-1.5"
          aria-current={links.some((link) => current[link] && link !== '/contact') || undefined}
        >
          <span>{t(shell.more)}</span>
          <IconChevronDown size={16} stroke={1.5} aria-hidden="true" />
        </summary>
        <ul className="more-list absolute end-0 top-full">
          {links.map((link) => (
            <li key={link}>
              <a
                href={link}
                aria-current={current[link]}
                className={`menu-link ${link === toolLinks[0] ? 'border-t' : ''}`}
              >
                {t(pageNames[link])}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </Enhance>
  );
}
