import { roundToThree, showExact } from '../carbon/mass.ts';
import { plannerResults as words } from '../content/planner-results.ts';
import { plannerValues } from '../content/planner-values.ts';
import { isRightToLeft } from '../language/detect.ts';
import { useLanguage } from '../language/provider.tsx';
import { Values } from '../ui/bidi.tsx';
import type { Plan, Result } from './plan.ts';
import { placesOn } from './scale.ts';

const parts = [
  ['aggregate', 'var(--color-ochre)'],
  ['recoveredSteel', 'var(--color-accent)'],
  ['remainder', 'var(--color-white)'],
] as const;

/** What the middle column makes of the rubble, as one bar to scale. */
export function Products({ plan, result: { columns } }: { plan: Plan; result: Result }) {
  const { t, format, language } = useLanguage();
  const { middle } = columns;
  const mass = (value: number) => format.quantity(roundToThree(value), 'tonne');
  const places = placesOn(0, middle.tonnes, isRightToLeft(language));
  const { share } = plannerValues.table;
  let from = 0;
  const bars = parts.map(([name, fill]) => {
    const start = from;
    from += middle[name];
    return { name, fill, ...places.bar(start, from) };
  });
  return (
    <figure>
      <figcaption>
        <h3 className="text-h4">{t(words.products.title, { tonnes: mass(middle.tonnes) })}</h3>
      </figcaption>
      <svg width="100%" height="44" aria-hidden="true" direction="ltr" className="mt-3 overflow-visible">
        {bars
          .filter(({ name }) => middle[name] > 0)
          .map(({ name, fill, x, width }) => (
            <rect key={name} x={x} width={width} height="44" fill={fill} stroke="var(--color-ink)" strokeWidth="1.5" />
          ))}
      </svg>
      <ul className="mt-2 flex flex-wrap gap-x-7 gap-y-0.5 small">
        {parts.map(([name, fill]) => (
          <li key={name} className="flex items-center gap-2">
            <svg width="16" height="12" aria-hidden="true">
              <rect width="16" height="12" fill={fill} stroke="var(--color-ink)" strokeWidth="3" />
            </svg>
            {t(words.rows[name])} <b>{mass(middle[name])}</b>
          </li>
        ))}
      </ul>
      {plan.own.share === undefined && (
        <p className="mt-1 small text-ink-2">
          <Values
            text={t(words.products.share, {
              share: format.percent(share.usual),
              office: format.percent(share.places!.office!),
            })}
          />
        </p>
      )}
      <p className="mt-1 small text-ink-2">
        <Values
          text={t(words.products.uses, {
            road: format.quantity(roundToThree(middle.roadKilometres), 'kilometre'),
            blocks: showExact(roundToThree(middle.blocks)),
          })}
        />
      </p>
    </figure>
  );
}
