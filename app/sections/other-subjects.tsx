import { contact } from '../content/contact.ts';
import { useLanguage } from '../language/provider.tsx';
import { ArrowLink } from '../ui/button.tsx';

/** One sentence each for an engineer looking for work and for a university, with a link that prefills the subject. */
export function OtherSubjects() {
  const { t } = useLanguage();
  return (
    <ul className="mt-8 grid gap-3 small text-ink-2 print:hidden">
      {contact.others.map(({ subject, text, label }) => (
        <li key={subject}>
          {t(text)} <ArrowLink href={`/contact?subject=${subject}#contact-title`}>{t(label)}</ArrowLink>
        </li>
      ))}
    </ul>
  );
}
