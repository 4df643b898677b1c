import { about } from '../../content/about.ts';
import { useLanguage } from '../../language/provider.tsx';
import { Words } from '../../rich-text/words.tsx';

const { stations, name } = about.timeline;
const first = stations[0].year;
const years = Array.from({ length: stations.at(-1)!.year - first + 1 }, (_, index) => first + index);

/** AB-1: the office's years on one scale, all years equally long; below it, the years that have words. */
export function AboutTimeline() {
  const { t } = useLanguage();
  return (
    <section aria-label={t(name)} className="wrap">
      <div className="py-6">
        <ol className="time-scale">
          {years.map((year) => {
            const station = stations.find((one) => one.year === year);
            if (!station) return <li key={year} aria-hidden="true" />;
            return (
              <li key={year} className={station.text ? 'time-station time-event' : 'time-station'}>
                <time dateTime={String(year)}>{year}</time>
              </li>
            );
          })}
        </ol>
        {stations.map(
          ({ year, text }) =>
            text && (
              <p key={year} className="mt-3 ms-auto max-w-[62ch] small text-ink-2 text-balance sm:text-end">
                <b>{year}: </b>
                <Words of={text} />
              </p>
            ),
        )}
      </div>
    </section>
  );
}
