import { createContext, type InputHTMLAttributes, useContext } from 'react';
import { useLanguage } from '../language/provider.tsx';
import { Field, SelectBox } from '../ui/field.tsx';
import type { Refusals } from './reader.ts';
import { refusalSentence } from './refusal-words.ts';

interface FormState {
  /** What stands in the fields when the form is shown. */
  params: URLSearchParams;
  refused: Refusals;
}

const FormContext = createContext<FormState>({ params: new URLSearchParams(), refused: {} });
export const FormProvider = FormContext.Provider;
export const useForm = (): FormState => useContext(FormContext);

interface PlainFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  /** As in the address, and in `Refusals`; `name` differs from it where names repeat. */
  field: string;
  label: string;
  optional?: string;
  /** A sentence that explains the field. */
  note?: string;
}

/** A number of the plan: text, so that both kinds of digits can be typed. */
export function NumberField({ field, label, optional, note, ...input }: PlainFieldProps) {
  const { params, refused } = useForm();
  const { language } = useLanguage();
  const refusal = refused[field];
  const id = `planner-${field}`;
  return (
    <Field
      id={id}
      label={label}
      optional={optional}
      hint={note}
      error={refusal ? refusalSentence(refusal, language) : ''}
      invalid={refusal !== undefined}
      aria-describedby={[refusal && `${id}-error`, note && `${id}-hint`].filter(Boolean).join(' ') || undefined}
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      required={false}
      defaultValue={params.get(field) ?? ''}
      {...input}
    />
  );
}

/** One of a few, as a row of boxes that look pressed; four are two rows on a phone. */
export function Choice<Name extends string>({
  field,
  legend,
  options,
  chosen,
}: {
  field: string;
  legend: string;
  options: readonly (readonly [Name, string])[];
  chosen: Name;
}) {
  const two = options.length === 2;
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold leading-[1.7]">{legend}</legend>
      <div className={`grid sm:auto-cols-fr sm:grid-flow-col ${two ? 'auto-cols-fr grid-flow-col' : 'grid-cols-2'}`}>
        {options.map(([name, label]) => (
          <label
            key={name}
            className="relative flex min-h-13.5 items-center justify-center border-[1.5px] border-ink px-1.5 text-center leading-[1.3] even:border-s-0 sm:not-first:border-s-0 max-sm:nth-[n+3]:border-t-0 has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={field}
              id={`planner-${field}-${name}`}
              value={name}
              defaultChecked={name === chosen}
              className="absolute inset-0 size-full cursor-pointer appearance-none outline-none"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface SelectProps {
  /** Different from the name where names repeat. */
  field: string;
  name: string;
  label: string;
  chosen: string | undefined;
  options: (readonly [value: string, label: string])[];
}

/** One of a list; it can't be wrong, so it needs no sentence for that. */
export function Select({ field, name, label, chosen, options }: SelectProps) {
  const id = `planner-${field}`;
  return (
    <div>
      <label htmlFor={id} className="control-label">
        {label}
      </label>
      <SelectBox id={id} name={name} defaultValue={chosen} narrow>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </SelectBox>
    </div>
  );
}
