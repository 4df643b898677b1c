import { partners } from '../content/partners.ts';
import { formWords } from '../content/shared/forms.ts';
import { useLanguage } from '../language/provider.tsx';
import { CheckField, Field, SelectField, TextField } from '../ui/field.tsx';
import { FormFrame } from './form-frame.tsx';
import { useMailForm } from './use-mail-form.ts';

/** PA-2. The mail service is initialised once, when the page loads. */
export function PartnershipForm() {
  const { t } = useLanguage();
  const mail = useMailForm('partnership', { prepareEarly: true });
  const { form, join } = partners;
  const field = (name: keyof typeof form.fields) => ({
    id: `partnership-${name}`,
    label: t(form.fields[name].label),
    error: t(form.fields[name].error),
  });
  return (
    <FormFrame name="partnership" page="/partners" mail={mail} title={form.title} note={form.note} submit={form.submit}>
      <div className="sm:col-span-2">
        <Field {...field('organizationName')} autoComplete="organization" maxLength={200} />
      </div>
      <div className="sm:col-span-2">
        <SelectField {...field('organizationType')}>
          <option value="">{t(form.choose)}</option>
          {/* Keyed by place, so that the chosen option stays chosen and its value follows the language. */}
          {form.types.map((type, index) => (
            <option key={index} value={t(type)}>
              {t(type)}
            </option>
          ))}
        </SelectField>
      </div>
      <fieldset className="sm:col-span-2">
        <legend className="mb-1.5 flex w-full items-baseline justify-between gap-3 font-semibold leading-[1.7]">
          {t(form.supportLegend)}
          <small className="tiny font-normal text-ink-2">{t(formWords.optional)}</small>
        </legend>
        <div className="grid gap-x-6 sm:grid-cols-2">
          {join.kinds.map((kind) => (
            <CheckField
              key={kind.value}
              id={`partnership-supportTypes-${kind.value}`}
              name="supportTypes"
              value={kind.value}
              label={t(kind.name)}
            />
          ))}
        </div>
      </fieldset>
      <Field {...field('email')} type="email" autoComplete="email" maxLength={254} optional={t(formWords.optional)} />
      <Field {...field('phone')} type="tel" autoComplete="tel" maxLength={50} optional={t(formWords.optional)} />
      <div className="sm:col-span-2">
        <TextField {...field('details')} maxLength={10_000} />
      </div>
    </FormFrame>
  );
}
