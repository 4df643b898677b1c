import { about } from '../../content/about.ts';
import { useLanguage } from '../../language/provider.tsx';

/** AB-1: the office's years in a row, with events below the years that have one. */
export function AboutTimeline() {
  const { t } = useLanguage();
  const { stations, name } = about.timeline;
  return (
    <section aria-label={t(name)} className="wrap border-t border-ink-3 pt-8 pb-10">
      <ol className="grid grid-cols-4 gap-x-3 sm:gap-x-(--gap)">
        {stations.map(({ year }) => (
          <li key={year} className="border-t-2 border-ink pt-2">
            <b className="block text-figure leading-[1.1] tracking-(--track) max-sm:text-[1.5rem]">
              <time dateTime={String(year)}>{year}</time>
            </b>
          </li>
        ))}
      </ol>
      {stations.map(
        ({ year, text }) =>
          text && (
            <p key={year} className="mt-4 measure">
              <b>{year}:</b> {t(text)}
            </p>
          ),
      )}
    </section>
  );
}
