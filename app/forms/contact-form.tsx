import { contact } from '../content/contact.ts';
import { formWords } from '../content/shared/forms.ts';
import { useLanguage } from '../language/provider.tsx';
import { useKnownQuery } from '../start/navigation.ts';
import { Field, TextField } from '../ui/field.tsx';
import { FormFrame } from './form-frame.tsx';
import { useMailForm } from './use-mail-form.ts';

/** CO-2. The fields are uncontrolled, so that what is typed before React arrives, or while the language changes, stays. */
export function ContactForm() {
  const { t } = useLanguage();
  const mail = useMailForm('contact');
  const asked = useKnownQuery().get('subject');
  const subject = asked ? contact.subjects[asked as keyof typeof contact.subjects] : undefined;
  const { fields } = contact.form;
  const field = (name: keyof typeof fields) => ({
    id: `contact-${name}`,
    label: t(fields[name].label),
    error: t(fields[name].error),
  });
  return (
    <FormFrame
      name="contact"
      page="/contact"
      mail={mail}
      title={contact.form.title}
      note={contact.form.note}
      submit={contact.form.submit}
    >
      <Field {...field('firstName')} autoComplete="given-name" maxLength={100} />
      <Field {...field('lastName')} autoComplete="family-name" maxLength={100} />
      <Field {...field('email')} type="email" autoComplete="email" maxLength={254} />
      <Field {...field('phone')} type="tel" autoComplete="tel" maxLength={50} optional={t(formWords.optional)} />
      <div className="sm:col-span-2">
        <Field {...field('subject')} defaultValue={subject && t(subject)} maxLength={200} />
      </div>
      <div className="sm:col-span-2">
        <TextField {...field('message')} maxLength={10_000} />
      </div>
    </FormFrame>
  );
}
