import { contact } from '../../content/contact.ts';
import { content as twoOffices } from '../../content/drawings/two-offices.ts';
import { useQuery } from '../../document/request.ts';
import { ContactForm } from '../../forms/contact-form.tsx';
import { MailForm } from '../../forms/mail-form.tsx';
import { useLanguage } from '../../language/provider.tsx';
import { planMessage } from '../../planner/plan-message.ts';
import { Breadcrumb } from '../../sections/hero-sheet.tsx';
import { PageHead } from '../../sections/page-head.tsx';
import { SectionDrawing } from '../../sections/section-drawing.tsx';
import { ContactWays } from './contact-ways.tsx';
import { OfficeMap } from './office-map.tsx';

/** CO-1: the form and the other ways on the first screen, then the map and the drawing. */
export function Page() {
  const { t } = useLanguage();
  const plan = useQuery().get('plan');
  return (
    <>
      <PageHead path="/contact" meta={contact.meta} />
      <div className="grid-paper border-b-[2.5px] border-ink">
        <div className="wrap pt-5 max-sm:pt-3">
          <Breadcrumb path={['/', '/contact']} />
          <h1 className="low-title mt-2">{t(contact.meta.title)}</h1>
          <p className="mt-2 lead max-w-[64ch]">{t(contact.lead)}</p>
          <div className="mt-6 grid-12 gap-y-10 pb-12 max-sm:mt-4">
            <div className="md:col-start-6 md:-col-end-1 md:order-2">
              {plan ? <PlanForm plan={plan} /> : <ContactForm />}
            </div>
            <div className="grid content-start gap-x-(--gap) gap-y-10 sm:max-md:grid-cols-2 md:col-span-5 md:pe-6">
              <ContactWays />
              <OfficeMap />
            </div>
          </div>
        </div>
        <div className="later">
          <SectionDrawing name="two-offices" sheet={twoOffices} />
        </div>
      </div>
    </>
  );
}

/** The contact form with a plan as its message, which the visitor can edit. */
function PlanForm({ plan }: { plan: string }) {
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
