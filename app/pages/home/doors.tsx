import { home } from '../../content/home.ts';
import { useLanguage } from '../../language/provider.tsx';
import { ArrowEnd } from '../../ui/icons.tsx';

/** HO-1b: four kinds of visitors, one line and one link each. */
export function Doors() {
  const { t } = useLanguage();
  const { doors } = home;
  return (
    <div className="wrap grid items-baseline gap-x-(--gap) gap-y-2 pt-6 pb-(--section) md:grid-cols-[3fr_9fr]">
      <h2 id="doors">{t(doors.title)}</h2>
      <ul className="grid gap-x-8 border-t-2 border-ink sm:grid-cols-2">
        {doors.list.map(({ to, who, link }) => (
          <li key={to} className="border-b border-ink-3">
            <a
              href={to}
              className="flex min-h-13 items-center justify-between gap-x-4 no-underline hover:underline max-sm:small"
            >
              <b>{t(who)}</b>
              <span className="flex items-center gap-2 text-end font-semibold text-accent-dark">
                {t(link)}
                <ArrowEnd className="max-sm:hidden" />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
