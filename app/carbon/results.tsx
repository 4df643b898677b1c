import { carbon } from '../content/carbon.ts';
import { useLanguage } from '../language/provider.tsx';
import { Chemical } from './chemical.tsx';
import { type Assumptions, footprint, savingWithoutSteel } from './footprint.ts';
import { showMass, showUnderstood } from './mass.ts';

/** The results in display order, and which sign of each is good: fewer emissions, more avoided, more saved. */
const good = { landfill: 0, gross: 0, avoided: 1, net: -1, saving: 1 } as const;
export const resultNames = Object.keys(good) as (keyof typeof good)[];

/** The five results, each with a bar on a common scale; negative bars point backwards. */
export function Results({ tonnes, assumptions }: { tonnes: number; assumptions: Assumptions }) {
  const { t, language } = useLanguage();
  const results = footprint(tonnes, assumptions);
  const largest = Math.max(...resultNames.map((name) => Math.abs(results[name])));
  return (
    <>
      <dl data-computed>
        <div className="flex items-baseline justify-between gap-4 pb-3 small">
          <dt className="text-ink-2">{t(carbon.lines.amount)}</dt>
          <dd className="font-semibold">{showUnderstood(tonnes, 'tonne', language)}</dd>
        </div>
        {resultNames.map((name) => (
          <div
            key={name}
            className={`grid grid-cols-[1fr_auto] items-baseline gap-x-4 border-t border-ink-3 py-2.5 ${name === 'saving' ? 'border-t-2 border-ink pt-4' : ''}`}
          >
            <dt className={name === 'saving' ? 'font-semibold' : 'small'}>{t(carbon.lines[name])}</dt>
            <dd className={`font-semibold ${name === 'saving' ? 'text-[1.6rem] leading-[1.3]' : ''}`}>
              <Mass kilograms={results[name]} />
            </dd>
            <dd aria-hidden="true" className="col-span-2 mt-1.5">
              <Bar
                share={largest === 0 ? 0 : results[name] / largest}
                good={good[name] * results[name] > 0}
                bad={name === 'saving' && results.saving < 0}
              />
            </dd>
          </div>
        ))}
        <div className="flex items-baseline justify-between gap-4 border-t border-ink-3 py-2.5 small">
          <dt>{t(carbon.lines.withoutSteel)}</dt>
          <dd className="font-semibold">
            <Mass kilograms={savingWithoutSteel(tonnes, assumptions)} />
          </dd>
        </div>
      </dl>
      {results.saving < 0 && (
        <p className="mt-3 border-s-3 border-danger ps-4 font-semibold text-danger">{t(carbon.worse)}</p>
      )}
      {results.net < 0 && <p className="mt-3 small text-ink-2">{t(carbon.belowZero)}</p>}
    </>
  );
}

/** `-25.2 kg CO2e`; in Arabic too the sign stands before the digits. */
export function Mass({ kilograms, short }: { kilograms: number; short?: boolean }) {
  const { t, language } = useLanguage();
  const [number, unit] = showMass(kilograms, language);
  return (
    <span className="sm:whitespace-nowrap">
      <bdi dir="ltr">{number}</bdi>
      {'\u00a0'}
      <small className="text-[max(0.75em,var(--text-tiny))] font-normal text-ink-2">
        {unit}
        {!short && (
          <>
            {' '}
            <Chemical text={t(carbon.carbonDioxide)} />
          </>
        )}
      </small>
    </span>
  );
}

/** From the zero line in the middle towards the end, or back towards the start. */
function Bar({ share, good, bad }: { share: number; good: boolean; bad: boolean }) {
  return (
    <svg viewBox="-100 0 200 8" preserveAspectRatio="none" className="mirror h-2 w-full text-ink-3">
      <path d="M-100 4H100M0 0V8" stroke="currentColor" strokeWidth="1" vectorEffect="non-scaling-stroke" />
      <path
        d={`M0 1H${(share * 100).toFixed(1)}V7H0z`}
        fill={bad ? 'var(--color-danger)' : good ? 'var(--color-green)' : 'var(--color-ink)'}
      />
    </svg>
  );
}
