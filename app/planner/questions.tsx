import type { ReactNode } from 'react';
import { exampleBuilding } from '../content/planner-examples.ts';
import { plannerForm } from '../content/planner-form.ts';
import { plannerValues } from '../content/planner-values.ts';
import { useLanguage } from '../language/provider.tsx';
import { ArrowEnd } from '../ui/icons.tsx';
import { amountIn } from './inputs.ts';
import { type Way, ways } from './plan.ts';

const { questions } = plannerForm;
export type QuestionName = 'amount' | 'months' | 'plant-km' | 'trucks' | 'town';

interface QuestionsProps {
  /** Before the names in ids. */
  prefix: string;
  params: URLSearchParams;
  /** The message for a refused field. */
  errorOf?: (name: QuestionName) => string | undefined;
  /** A heading cell. */
  children?: ReactNode;
  /** Whether the two optional questions are asked too. */
  all?: boolean;
}

/** The cells of a GET form to /planner: amount, deadline, distance. On the planner and on the home page. */
export function Questions({ prefix, params, errorOf = () => undefined, children, all }: QuestionsProps) {
  const { t, language, format } = useLanguage();
  const by: Way = params.get('by') === 'volume' ? 'volume' : 'tonnes';
  // A long number with separators, as the results show it; what else was typed stays.
  const amount = amountIn(params).replace(/^\d{5,15}$/, (digits) => format.number(Number(digits)));
  /** @param unit undefined for words */
  const question = (name: QuestionName, value: string, unit: ReactNode) => (
    <Question prefix={prefix} name={name} value={value} error={errorOf(name)} unit={unit} />
  );
  return (
    <div className="cells">
      {children}
      {question(
        'amount',
        amount,
        <fieldset className="questions-ways">
          <legend className="sr-only">{t(questions.by)}</legend>
          {ways.map((way) => (
            <label key={way}>
              <input type="radio" name="by" value={way} defaultChecked={way === by} />
              {t(questions.units[way])}
            </label>
          ))}
        </fieldset>,
      )}
      {question('months', params.get('months') ?? '12', undefined)}
      {question('plant-km', params.get('plant-km') ?? '', t(plannerValues.table['plant-km'].unit))}
      {all && question('trucks', params.get('trucks') ?? '', undefined)}
      {all && question('town', params.get('town') ?? '', undefined)}
      <button type="submit" className="questions-send">
        {t(plannerForm.calculate)}
        <ArrowEnd />
      </button>
      <input type="hidden" name="lang" value={language} />
    </div>
  );
}

interface QuestionProps {
  prefix: string;
  name: QuestionName;
  value: string;
  error: string | undefined;
  /** The unit, a choice of units, or nothing. */
  unit: ReactNode;
}

/** A field with its unit in one frame. */
function Question({ prefix, name, value, error, unit }: QuestionProps) {
  const { t, format } = useLanguage();
  const id = `${prefix}-${name}`;
  return (
    <div>
      {/* One row of the grid. */}
      <div>
        <label htmlFor={id} id={`${id}-label`}>
          {t(questions[name === 'plant-km' ? 'distance' : name])}
        </label>
        {name === 'amount' && (
          <p id={`${id}-example`} className="tiny pb-1.5 text-ink-2">
            {t(questions.example, {
              area: format.quantity(exampleBuilding.squareMetres, 'squareMetre'),
              usual: format.quantity(exampleBuilding.tonnes, 'tonne'),
              range: format.range(...exampleBuilding.range),
            })}
          </p>
        )}
      </div>
      <div className="questions-field">
        <input
          id={id}
          name={name}
          defaultValue={value}
          inputMode={name === 'amount' || name === 'town' ? undefined : 'decimal'}
          placeholder={
            name === 'plant-km' ? t(questions.assumed, { usual: plannerValues.table[name].usual }) : undefined
          }
          autoComplete="off"
          dir="auto"
          maxLength={40}
          aria-invalid={error ? true : undefined}
          aria-labelledby={typeof unit === 'string' ? `${id}-label ${id}-unit` : undefined}
          aria-describedby={error ? `${id}-error` : name === 'amount' ? `${id}-example` : undefined}
        />
        {typeof unit === 'string' ? (
          <span id={`${id}-unit`} className="questions-unit">
            {unit}
          </span>
        ) : (
          unit
        )}
      </div>
      {error && (
        <p id={`${id}-error`} className="questions-error">
          {error}
        </p>
      )}
    </div>
  );
}
