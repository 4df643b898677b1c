import { about } from '../../content/about.ts';
import { useLanguage } from '../../language/provider.tsx';

/** Columns as wide as the years between the stations: 7, 5, 3, and room for the text of the last. */
const toScale = 'sm:grid-cols-[7fr_5fr_3fr_5fr] md:grid-cols-[7fr_5fr_3fr_4fr]';

/** AB-1: four stations on one line, drawn to the scale of the years; on phones the line runs down. */
export function AboutTimeline() {
  const { t, format } = useLanguage();
  const { stations, name, today } = about.timeline;
  return (
    <section aria-label={t(name)} className="border-t border-ink-3 pt-10 sm:pt-14">
      <ol className={`wrap grid ${toScale}`}>
        {stations.map((station, index) => {
          const next = stations[index + 1];
          return (
            <li
              key={station.year}
              className="relative border-ink max-sm:border-s-2 max-sm:ps-5 max-sm:pb-9 max-sm:last:pb-12"
            >
              <span className="absolute -start-[7px] top-3 size-3 bg-accent sm:hidden" />
              <div className={`border-ink sm:border-s-2 sm:ps-3 md:ps-5 ${station.text ? 'sm:pb-6' : ''}`}>
                <b className="block text-figure leading-none tracking-(--track) sm:max-md:text-[1.75rem]">
                  <time dateTime={String(station.year)}>{station.year}</time>
                </b>
                <div aria-hidden="true" className="hidden pt-4 sm:-ms-3 sm:block md:-ms-5">
                  <i className={next ? 'dimension' : 'my-2 block border-t dashed border-ink'} />
                  <span data-computed className="block pt-1.5 text-center small text-ink-2">
                    {next ? format.quantity(next.year - station.year, 'year') : t(today)}
                  </span>
                </div>
              </div>
              {/* On a shelf below the station's own line, as wide as the two columns before it allow. */}
              {station.text && (
                <div className="sm:-ms-[300%] sm:pb-5 md:-ms-[200%] md:pb-12">
                  <p className="mt-3 max-w-[26ch] border-ink sm:ms-auto sm:mt-0 sm:w-fit sm:max-w-[58ch] sm:border-t-2 sm:pt-3">
                    {t(station.text)}
                  </p>
                </div>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
