import { contact } from '../content/contact.ts';
import { useKnownQuery } from '../document/answer.ts';
import { useLanguage } from '../language/provider.tsx';
import { MailForm } from './mail-form.tsx';

/** CO-2, with the subject that the link to it asks for. */
export function ContactForm() {
  const { t } = useLanguage();
  const asked = useKnownQuery().get('subject');
  const subject = asked ? contact.subjects[asked as keyof typeof contact.subjects] : undefined;
  return <MailForm name="contact" prefilled={subject && { subject: t(subject) }} />;
}
