import type { ReactNode } from 'react';
import { home } from '../../content/home.ts';
import { formats } from '../../language/format.ts';
import { useLanguage } from '../../language/provider.tsx';
import { ArrowEnd } from '../../ui/icons.tsx';

const { ask } = home;
const ways = ['tonnes', 'volume'] as const;

/** HO-1b: the planner's three questions, a GET form to /planner. */
export function PlannerEntry() {
  const { language, t } = useLanguage();
  const { amount, months, kilometres } = ask.example;
  return (
    <form action="/planner" method="get" className="questions print:hidden" aria-labelledby="ask-title">
      <div className="cells">
        <div className="questions-head">
          <h2 id="ask-title">{t(ask.title)}</h2>
          <p>{t(ask.text)}</p>
        </div>
        <div>
          <label htmlFor="ask-amount">{t(ask.amount)}</label>
          <Entry name="amount" value={formats[language].number(amount)}>
            <fieldset className="questions-ways">
              <legend className="sr-only">{t(ask.by)}</legend>
              {ways.map((way, index) => (
                <label key={way}>
                  <input type="radio" name="by" value={way} defaultChecked={index === 0} />
                  {t(ask.ways[way])}
                </label>
              ))}
            </fieldset>
          </Entry>
        </div>
        <div>
          <label htmlFor="ask-months" id="ask-months-label">
            {t(ask.months)}
          </label>
          <Entry name="months" value={String(months)}>
            <span id="ask-months-unit" className="questions-unit">
              {t(ask.monthsUnit)}
            </span>
          </Entry>
        </div>
        <div>
          <label htmlFor="ask-plant-km" id="ask-plant-km-label">
            {t(ask.distance)}
          </label>
          <Entry name="plant-km" value={String(kilometres)}>
            <span id="ask-plant-km-unit" className="questions-unit">
              {t(ask.distanceUnit)}
            </span>
          </Entry>
        </div>
        <button type="submit" className="questions-send">
          {t(ask.submit)}
          <ArrowEnd />
        </button>
      </div>
    </form>
  );
}

/** A field with its unit, or a choice of units, in one frame. */
function Entry({
  name,
  value,
  children,
}: {
  name: 'amount' | 'months' | 'plant-km';
  value: string;
  children: ReactNode;
}) {
  return (
    <div className="questions-field">
      <input
        id={`ask-${name}`}
        name={name}
        defaultValue={value}
        aria-labelledby={name === 'amount' ? undefined : `ask-${name}-label ask-${name}-unit`}
        inputMode="decimal"
        autoComplete="off"
        maxLength={16}
        dir="ltr"
      />
      {children}
    </div>
  );
}
