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
              className={`relative border-s-2 border-ink ps-5 sm:max-md:ps-3 pb-9 last:pb-12 sm:flex sm:flex-col ${station.text ? 'sm:pb-12' : 'sm:self-start sm:pb-0'}`}
            >
              <span className="absolute -start-[7px] top-3 size-3 bg-accent sm:top-auto sm:-start-[2px] sm:hidden" />
              <b className="block text-figure leading-none tracking-(--track) sm:max-md:text-[1.75rem]">
                <time dateTime={String(station.year)}>{station.year}</time>
              </b>
              <div aria-hidden="true" className="-ms-5 sm:max-md:-ms-3 hidden pt-4 sm:block">
                <i className={next ? 'dimension' : 'my-2 block border-t dashed border-ink'} />
                <span data-computed className="block pt-1.5 text-center small text-ink-2">
                  {next ? format.quantity(next.year - station.year, 'year') : t(today)}
                </span>
              </div>
              {station.text && <p className="mt-3 max-w-[26ch] sm:mt-5 md:pe-6">{t(station.text)}</p>}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
