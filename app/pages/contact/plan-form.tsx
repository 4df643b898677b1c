import { contact } from '../../content/contact.ts';
import { ContactForm } from '../../forms/contact-form.tsx';
import { MailForm } from '../../forms/mail-form.tsx';
import { useLanguage } from '../../language/provider.tsx';
import { planMessage } from '../../planner/plan-message.ts';

/** The contact form with a plan as its message, which the visitor can edit. */
export function PlanForm({ plan }: { plan: string }) {
  const { language, t } = useLanguage();
  const message = planMessage(plan, language);
  return message ? (
    <MailForm
      name="contact"
      about={plan}
      prefilledBy={t(contact.plan, { plan: message.subject })}
      prefilled={{ subject: message.subject, message: message.text }}
    />
  ) : (
    <ContactForm />
  );
}
