import { createContext, type InputHTMLAttributes, useContext } from 'react';
import { useLanguage } from '../language/provider.tsx';
import { Field, SelectBox } from '../ui/field.tsx';
import type { Refusals } from './field-reader.ts';
import { refusalSentence } from './refusal-words.ts';

interface FormState {
  /** The initial values of the fields. */
  params: URLSearchParams;
  refused: Refusals;
}

const FormContext = createContext<FormState>({ params: new URLSearchParams(), refused: {} });
/** Of the form, for its fields that stand outside of it. */
export const formId = 'planner-form';

export const FormProvider = FormContext.Provider;
export const useForm = (): FormState => useContext(FormContext);

/** Why a field was refused, in words. */
export function useRefusal(field: string): string | undefined {
  const { refused } = useForm();
  const { language } = useLanguage();
  const refusal = refused[field];
  return refusal && refusalSentence(refusal, language);
}

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
  const { params } = useForm();
  const refusal = useRefusal(field);
  const id = `planner-${field}`;
  return (
    <Field
      id={id}
      label={label}
      optional={optional}
      hint={note}
      error={refusal ?? ''}
      invalid={refusal !== undefined}
      aria-describedby={[refusal && `${id}-error`, note && `${id}-hint`].filter(Boolean).join(' ') || undefined}
      form={formId}
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      required={false}
      defaultValue={params.get(field) ?? ''}
      {...input}
    />
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
