import { contact } from '../content/contact.ts';
import { useQuery } from '../document/request.ts';
import { useLanguage } from '../language/provider.tsx';
import { FormIsland } from './form-island.tsx';

/** CO-2, prefilled with the subject of the link that led here. */
export function ContactForm() {
  const { t } = useLanguage();
  const asked = useQuery().get('subject');
  const subject = Object.entries(contact.subjects).find(([name]) => name === asked)?.[1];
  return <FormIsland name="contact" prefilled={subject && { subject: t(subject) }} />;
}
