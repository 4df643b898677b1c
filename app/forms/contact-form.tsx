import { contact } from '../content/contact.ts';
import { projectList, projectNames } from '../content/shared/project-list.ts';
import { useQuery } from '../document/request.ts';
import { useLanguage } from '../language/provider.tsx';
import { MailForm } from './mail-form.tsx';

/** CO-2, prefilled with the subject of the link that led here. */
export function ContactForm() {
  const { t } = useLanguage();
  const query = useQuery();
  const requested = query.get('subject');
  const project = projectNames.find((name) => name === query.get('project'));
  const subject = project
    ? projectList[project].name
    : Object.entries(contact.subjects).find(([name]) => name === requested)?.[1];
  return <MailForm name="contact" prefilled={subject && { subject: t(subject) }} />;
}
