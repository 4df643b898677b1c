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
/** The id of the form, for its fields outside its element. */
export const formId = 'planner-form';

export const FormProvider = FormContext.Provider;
export const useForm = (): FormState => useContext(FormContext);

/** The message for a refused field. */
export function useRefusal(field: string): string | undefined {
  const { refused } = useForm();
  const { language } = useLanguage();
  const refusal = refused[field];
  return refusal && refusalSentence(refusal, language);
}

interface PlainFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  /** The key in the address and in `Refusals`; differs from `name` if names repeat. */
  field: string;
  label: string;
  optional?: string;
  /** An explanation. */
  note?: string;
}

/** A number as a text field, so that both kinds of digits can be typed. */
export function NumberField({ field, label, optional, note, ...input }: PlainFieldProps) {
  const { params } = useForm();
  const refusal = useRefusal(field);
  const id = `planner-${field}`;
  return (
    <Field
      id={id}
      name={field}
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
  /** Differs from the name if names repeat. */
  field: string;
  name: string;
  label: string;
  chosen: string | undefined;
  options: (readonly [value: string, label: string])[];
}

/** One of a list; always valid, so it has no message. */
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
