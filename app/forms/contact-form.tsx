import { contact } from '../content/contact.ts';
import { useAskedQuery } from '../document/answer.ts';
import { useLanguage } from '../language/provider.tsx';
import { MailForm } from './mail-form.tsx';

/** CO-2, with the subject that the link to it asks for. */
export function ContactForm() {
  const { t } = useLanguage();
  const asked = useAskedQuery().get('subject');
  const subject = Object.entries(contact.subjects).find(([name]) => name === asked)?.[1];
  return <MailForm name="contact" prefilled={subject && { subject: t(subject) }} />;
}
