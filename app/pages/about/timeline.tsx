import { about } from '../../content/about.ts';
import { useLanguage } from '../../language/provider.tsx';

/** AB-1: the office's years in one row, each with what happened in it where the office has said so. */
export function AboutTimeline() {
  const { t } = useLanguage();
  const { stations, name } = about.timeline;
  return (
    <section aria-label={t(name)} className="border-t border-ink-3 pt-8 pb-10">
      <ol className="wrap grid grid-cols-3 gap-x-(--gap) gap-y-5 sm:grid-cols-[repeat(3,auto)_minmax(14rem,1fr)]">
        {stations.map(({ year, text }) => (
          <li key={year} className={`border-t-2 border-ink pt-2 ${text ? 'max-sm:col-span-3' : ''}`}>
            <b className="block text-figure leading-[1.1] tracking-(--track) max-md:text-[2rem]">
              <time dateTime={String(year)}>{year}</time>
            </b>
            {text && <p className="mt-1.5 max-w-[58ch]">{t(text)}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
