import { about } from '../../content/about.ts';
import { useLanguage } from '../../language/provider.tsx';

/** Under its year, on wider screens. */
const columns = ['sm:col-start-1', 'sm:col-start-2', 'sm:col-start-3', 'sm:col-start-4'] as const;

/** AB-1: the office's years in a row, with events below the years that have one. */
export function AboutTimeline() {
  const { t } = useLanguage();
  const { stations, name } = about.timeline;
  return (
    <section aria-label={t(name)} className="wrap border-t border-ink-3 pt-8 pb-10">
      <ol className="grid grid-cols-4 gap-x-3 sm:gap-x-(--gap)">
        {stations.map(({ year, text }, index) => (
          // On a phone the sentence has a row of its own under the years, on wider screens its year's column.
          <li key={year} className="contents">
            <b className="row-1 block border-t-2 border-ink pt-2 text-figure leading-[1.1] tracking-(--track) max-sm:text-[1.5rem]">
              <time dateTime={String(year)}>{year}</time>
            </b>
            {text && (
              <p className={`row-2 mt-3 small max-sm:col-span-4 ${columns[index]}`}>
                <b className="sm:hidden">{year}: </b>
                {t(text)}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
