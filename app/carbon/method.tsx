import { carbon } from '../content/carbon.ts';
import { useLanguage } from '../language/provider.tsx';
import { Words } from '../rich-text/words.tsx';
import { defaultAssumptions } from './footprint.ts';

/** Formulas and factors, folded. */
export function CarbonMethod() {
  const { t, format } = useLanguage();
  const { method, factors } = carbon;
  const { recycledPercent, plantKilometres, steelPercent } = defaultAssumptions;
  return (
    <details className="opens mt-6 border-t border-ink small">
      <summary className="min-h-11">{t(method.title)}</summary>
      <dl>
        {method.formulas.map(({ name, formula }) => (
          <div key={name.en} className="flex flex-wrap justify-between gap-x-4 py-1">
            <dt className="font-semibold">{t(name)}</dt>
            <dd>
              <bdi dir="ltr" lang="en">
                {formula}
              </bdi>
            </dd>
          </div>
        ))}
      </dl>
      <p className="my-3">
        <Words
          of={t(method.symbols, {
            distance: format.quantity(plantKilometres, 'kilometre'),
            share: format.percent(recycledPercent),
            steel: format.percent(steelPercent),
          })}
        />
      </p>
      <ul className="grid gap-2 border-y border-grid py-3">
        {factors.map(({ name, value, unit, source }) => (
          <li key={name.en}>
            <Words of={name} />:{' '}
            <b className="whitespace-nowrap">
              {format.exact(value)} {t(unit)}
            </b>
            <span className="block text-ink-2">
              <Words of={source} />
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-3">{t(method.notes)}</p>
    </details>
  );
}
