import type { Field as FieldContract } from '../content/forms/contract.ts';
import { formWords } from '../content/shared/form-words.ts';
import { useLanguage } from '../language/provider.tsx';
import { CheckField, Field, SelectField, TextField } from '../ui/field.tsx';

interface FormFieldProps {
  id: string;
  /** The name in the contract. */
  name: string;
  field: FieldContract;
  /** The initial value: a prefilled subject, or the value in a returned form. */
  value: string | string[] | undefined;
}

/** A field of the form's contract (CO-2: only the browser's own required and type checks decide). */
export function FormField({ id, name, field, value }: FormFieldProps) {
  const { t } = useLanguage();
  if (field.kind === 'choices') return <Choices id={id} name={name} field={field} chosen={value ?? []} />;
  const shared = {
    id,
    name,
    label: t(field.label),
    hint: field.hint && t(field.hint),
    optional: field.required ? undefined : t(formWords.optional),
    defaultValue: typeof value === 'string' ? value : undefined,
  };
  switch (field.kind) {
    case 'line':
      return <Field {...shared} autoComplete={field.autoComplete} />;
    case 'email':
      return <Field {...shared} type="email" autoComplete="email" />;
    case 'phone':
      return <Field {...shared} type="tel" autoComplete="tel" />;
    case 'reply':
      return <Field {...shared} dir="ltr" autoComplete="email" />;
    case 'lines':
      return <TextField {...shared} />;
    case 'choice':
      return (
        <SelectField {...shared}>
          <option value="">{t(field.choose)}</option>
          {field.options.map((option) => (
            <option key={option.en} value={t(option)}>
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
      <legend className="control-label">
        {t(field.label)} <small className="font-normal text-ink-2 tiny">{t(formWords.optional)}</small>
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
