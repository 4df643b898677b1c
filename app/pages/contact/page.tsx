import { contact } from '../../content/contact.ts';
import { content as twoOffices } from '../../content/drawings/two-offices.ts';
import { useQuery } from '../../document/request.ts';
import { ContactForm } from '../../forms/contact-form.tsx';
import { useLanguage } from '../../language/provider.tsx';
import { Hero } from '../../sections/hero-sheet.tsx';
import { OtherSubjects } from '../../sections/other-subjects.tsx';
import { PageHead } from '../../sections/page-head.tsx';
import { SectionDrawing } from '../../sections/section-drawing.tsx';
import { ArrowLink, ButtonLink } from '../../ui/button.tsx';
import { ContactWays } from './contact-ways.tsx';
import { FirstLoad } from './first-load.tsx';
import { OfficeMap } from './office-map.tsx';
import { PlanForm } from './plan-form.tsx';

export function Page() {
  const { t } = useLanguage();
  const plan = useQuery().get('plan');
  const { germany, syria, apart } = twoOffices.labels;
  return (
    <>
      <PageHead path="/contact" meta={contact.meta} />
      <Hero
        breadcrumb={['/', '/contact']}
        title={t(contact.meta.title)}
        lead={t(contact.lead)}
        action={
          <>
            <ButtonLink href="#contact-title" arrow>
              {t(contact.write)}
            </ButtonLink>
            <p className="small text-ink-2">
              {t(contact.house.text)} <ArrowLink href="/legal">{t(contact.house.label)}</ArrowLink>
            </p>
          </>
        }
        drawing={
          <>
            <SectionDrawing name="two-offices" from="sm" sheet={twoOffices} />
            {/* Labels for the close-up, which has no text: each name below its building, and the dimension between
                them. */}
            <div
              aria-hidden="true"
              className="pt-2 pb-7 text-center font-semibold leading-[1.5] sm:hidden print:hidden"
            >
              <div className="grid grid-cols-[42.6%_1fr_35%]">
                <span>{t(germany)}</span>
                <span className="col-start-3">{t(syria)}</span>
              </div>
              <i className="dimension ms-[21.3%] me-[17.5%] mt-1 mb-1.5" />
              <p>{t(apart)}</p>
            </div>
          </>
        }
      />
      <section className="plain wrap section">
        <div className="grid-12 gap-y-7">
          <div className="md:col-[1/6]! md:pe-6">
            <ContactWays />
            <Send />
          </div>
          <div className="md:col-[6/-1]!">
            {plan ? <PlanForm plan={plan} /> : <ContactForm />}
            <OtherSubjects />
          </div>
        </div>
      </section>
      <FirstLoad />
      <OfficeMap />
    </>
  );
}

/** What a message needs for a useful reply. */
function Send() {
  const { t } = useLanguage();
  const { title, items, photographs } = contact.send;
  return (
    <div className="mt-14 md:mt-11">
      <h2 className="text-h3">{t(title)}</h2>
      <ol className="mt-3 grid list-decimal gap-1.5 ps-6">
        {items.map((item) => (
          <li key={item.en}>{t(item)}</li>
        ))}
      </ol>
      <p className="mt-2 small text-ink-2">{t(photographs)}</p>
    </div>
  );
}
