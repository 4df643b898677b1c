import { type FocusEventHandler, type FormEvent, type ReactNode, type Ref, useState } from 'react';
import { defaultMonths } from '../content/planner-examples.ts';
import { plannerForm } from '../content/planner-form.ts';
import { plannerValues } from '../content/planner-values.ts';
import type { Language } from '../content/text.ts';
import { formats } from '../language/format.ts';
import { useLanguage } from '../language/provider.tsx';
import { plainDigits } from '../language/read-number.ts';
import { ArrowEnd } from '../ui/icons.tsx';
import { CountFields } from './count-fields.tsx';
import { formId, NumberField, useForm, useRefusal } from './fields.tsx';
import { type Way, ways } from './rubble-quantity.ts';

interface QuestionsProps {
  ref?: Ref<HTMLFormElement>;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

const { questions } = plannerForm;
const machineFields = ['plants', 'trucks', 'loaders', 'gate'] as const;

/** Amount, deadline, distance. A plain GET form: without JavaScript the server renders the plan of its address. */
export function Questions({ ref, onSubmit }: QuestionsProps) {
  const { t, language } = useLanguage();
  const { params, refused } = useForm();
  const by: Way = ways.find((way) => way === params.get('by')) ?? 'tonnes';
  const [unit, amount] = by === 'volume' ? (['m3', params.get('m3')] as const) : (['t', params.get('t')] as const);
  // Initial state; afterwards the visitor opens and closes them.
  const [counts] = useState(by === 'buildings' || by === 'area');
  const [machines] = useState(machineFields.some((name) => refused[name] || params.get(name)?.trim()));
  return (
    <form
      ref={ref}
      id={formId}
      method="get"
      action="/planner#answer"
      noValidate
      aria-label={t(questions.form)}
      onSubmit={onSubmit}
      className="plan-ask questions print:hidden"
    >
      <div className="cells">
        <Question
          number={1}
          field="amount"
          refusedAs={unit}
          label={t(questions.amount)}
          value={grouped(amount ?? '', language)}
          onBlur={({ target }) => {
            target.value = grouped(target.value, language);
          }}
        >
          <fieldset className="questions-ways">
            <legend className="sr-only">{t(questions.by)}</legend>
            {(['tonnes', 'volume'] as const).map((way) => (
              <label key={way}>
                <input type="radio" name="by" id={`planner-by-${way}`} value={way} defaultChecked={way === by} />
                {t(questions.units[way])}
              </label>
            ))}
          </fieldset>
        </Question>
        <Question
          number={2}
          field="months"
          label={t(questions.months)}
          value={params.get('months') ?? String(defaultMonths)}
        >
          <span id="planner-months-unit" className="questions-unit">
            {t(questions.monthsUnit)}
          </span>
        </Question>
        <Question
          number={3}
          field="plant-km"
          label={t(questions.distance)}
          value={params.get('plant-km') ?? String(plannerValues.table['plant-km'].usual)}
        >
          <span id="planner-plant-km-unit" className="questions-unit">
            {t(plannerValues.table['plant-km'].unit)}
          </span>
        </Question>
        <button type="submit" className="questions-send">
          {t(plannerForm.calculate)}
          <ArrowEnd />
        </button>
      </div>
      <div className="plan-steps">
        <details open={counts}>
          <summary>{t(questions.count)}</summary>
          <CountFields by={by} />
        </details>
        <details open={machines}>
          <summary>{t(questions.machines)}</summary>
          <div className="plan-step grid gap-4">
            <div className="grid grid-cols-2 items-end gap-x-4 gap-y-5 has-aria-invalid:items-start max-md:*:last:col-span-2 md:grid-cols-[1fr_1fr_1fr_1.3fr]">
              {machineFields.map((name) => (
                <NumberField
                  key={name}
                  field={name}
                  label={t(plannerForm[name])}
                  optional={name === 'gate' ? t(plannerForm.optional) : undefined}
                />
              ))}
            </div>
            <p className="small text-ink-2">{t(plannerForm.machinesNote)}</p>
          </div>
        </details>
        <p className="plan-digits">{t(plannerForm.digits)}</p>
      </div>
      <input type="hidden" name="lang" value={language} />
    </form>
  );
}

/** A long number with separators, as the results show it; what else was typed stays. */
function grouped(typed: string, language: Language): string {
  const digits = plainDigits(typed);
  return /^\d{5,15}$/.test(digits) ? formats[language].number(Number(digits)) : typed;
}

interface QuestionProps {
  number: number;
  field: 'amount' | 'months' | 'plant-km';
  /** A refusal of the amount has its unit's name. */
  refusedAs?: 't' | 'm3';
  label: string;
  value: string;
  onBlur?: FocusEventHandler<HTMLInputElement>;
  /** The unit, or a choice of units. */
  children: ReactNode;
}

function Question({ number, field, refusedAs, label, value, onBlur, children }: QuestionProps) {
  const id = `planner-${field}`;
  const { t } = useLanguage();
  const error = useRefusal(refusedAs ?? field);
  return (
    <div>
      <label htmlFor={id} id={`${id}-label`}>
        <span aria-hidden="true" className="plan-number">
          {number}
        </span>
        {label}
      </label>
      <div className="questions-field">
        <input
          id={id}
          name={field}
          defaultValue={value}
          onBlur={onBlur}
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          maxLength={24}
          aria-invalid={error ? true : undefined}
          aria-labelledby={field === 'amount' ? undefined : `${id}-label ${id}-unit`}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        {field === 'amount' && <span className="plan-counted">{t(questions.counted)}</span>}
        {children}
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 small font-semibold text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
