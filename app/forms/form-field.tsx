import type { Field as FieldContract } from '../content/forms/contract.ts';
import { shapes } from '../content/forms/forms.ts';
import { formWords } from '../content/shared/form-words.ts';
import { useLanguage } from '../language/provider.tsx';
import { CheckField, Field, SelectField, TextField } from '../ui/field.tsx';

interface FormFieldProps {
  id: string;
  /** The name in the contract. */
  name: string;
  field: FieldContract;
  /** The initial value: a prefilled subject, or the value in a refused form. */
  value: string | string[] | undefined;
  invalid: boolean;
}

/** A field of the form's contract. Uncontrolled, so that text typed before hydration stays. */
export function FormField({ id, name, field, value, invalid }: FormFieldProps) {
  const { t, format } = useLanguage();
  if (field.kind === 'choices') return <Choices id={id} name={name} field={field} chosen={value ?? []} />;
  const shared = {
    id,
    name,
    invalid,
    // If another field can replace it, only a script can decide: the browser would refuse what the server accepts.
    required: field.required === true && !field.unless,
    label: t(field.label),
    error: t(field.error, { longest: format.number(field.longest) }),
    hint: field.hint && t(field.hint),
    optional: field.either ? t(field.either) : field.required ? undefined : t(formWords.optional),
    defaultValue: typeof value === 'string' ? value : undefined,
  };
  switch (field.kind) {
    case 'line':
      return <Field {...shared} maxLength={field.longest} autoComplete={field.autoComplete} />;
    case 'email':
      return (
        <Field {...shared} maxLength={field.longest} type="email" pattern={shapes.email.source} autoComplete="email" />
      );
    case 'phone':
      return (
        <Field {...shared} maxLength={field.longest} type="tel" pattern={shapes.phone.source} autoComplete="tel" />
      );
    case 'lines':
      return <TextField {...shared} maxLength={field.longest} />;
    case 'choice':
      return (
        <SelectField {...shared}>
          <option value="">{t(field.choose)}</option>
          {/* Keyed by index, so that the chosen option stays chosen while its value follows the language. */}
          {field.options.map((option, index) => (
            <option key={index} value={t(option)}>
              {t(option)}
            </option>
          ))}
        </SelectField>
      );
  }
}

interface ChoicesProps {
  id: string;
  name: string;
  field: Extract<FieldContract, { kind: 'choices' }>;
  chosen: string | string[];
}

function Choices({ id, name, field, chosen }: ChoicesProps) {
  const { t } = useLanguage();
  return (
    <fieldset>
      <legend className="mb-1.5 flex w-full items-baseline justify-between gap-3 font-semibold leading-[1.7]">
        {t(field.label)}
        <small className="tiny font-normal text-ink-2">{t(formWords.optional)}</small>
      </legend>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {Object.entries(field.options).map(([value, label]) => (
          <CheckField
            key={value}
            id={`${id}-${value}`}
            name={name}
            value={value}
            label={t(label)}
            defaultChecked={chosen.includes(value)}
          />
        ))}
      </div>
    </fieldset>
  );
}
