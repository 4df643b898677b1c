import { contact } from '../../content/contact.ts';
import { content as twoOffices } from '../../content/drawings/two-offices.ts';
import { useAskedQuery } from '../../document/answer.ts';
import { ContactForm } from '../../forms/contact-form.tsx';
import { describeDrawing } from '../../language/describe-drawing.ts';
import { useLanguage } from '../../language/provider.tsx';
import { ResponsivePicture } from '../../media/responsive-picture.tsx';
import { Hero } from '../../sections/hero-sheet.tsx';
import { PageHead } from '../../sections/page-head.tsx';
import { lateComponent } from '../../ui/fetch-code.ts';
import { ContactWays } from './contact-ways.tsx';
import { OfficeMap } from './office-map.tsx';

/** The form with a plan of the planner in it; its code comes along only where a plan is sent. */
const PlanForm = lateComponent(async () => (await import('./plan-form.tsx')).PlanForm);

export function Page() {
  const { t, language } = useLanguage();
  const plan = useAskedQuery().get('plan');
  return (
    <>
      <PageHead path="/contact" meta={contact.meta} />
      <Hero
        breadcrumb={['/', '/contact']}
        title={t(contact.meta.title)}
        lead={t(contact.lead)}
        drawing={<ResponsivePicture of="two-offices" from="sm" alt={describeDrawing(twoOffices, language)} />}
      />
      <section className="wrap section">
        <div className="grid-12 gap-y-14">
          <div className="md:col-[1/6]! md:pe-6">
            <ContactWays />
          </div>
          <div className="md:col-[6/-1]!">{plan ? <PlanForm key={plan} plan={plan} /> : <ContactForm />}</div>
        </div>
      </section>
      <OfficeMap />
    </>
  );
}
