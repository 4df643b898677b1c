import { contact } from '../content/contact.ts';
import { content as twoOffices } from '../content/drawings/two-offices.ts';
import { ResponsivePicture } from '../drawings/responsive.tsx';
import { ContactForm } from '../forms/contact-form.tsx';
import { useLanguage } from '../language/provider.tsx';
import { ContactWays } from '../sections/contact-ways.tsx';
import { Hero } from '../sections/hero.tsx';
import { OfficeMap } from '../sections/office-map.tsx';
import { PageHead } from '../sections/page-head.tsx';

export function Page() {
  const { t } = useLanguage();
  return (
    <>
      <PageHead path="/contact" meta={contact.meta} />
      <Hero
        breadcrumb={['/', '/contact']}
        title={t(contact.meta.title)}
        lead={t(contact.lead)}
        drawing={<ResponsivePicture of="two-offices" from="sm" alt={t(twoOffices.description)} />}
      />
      <section className="wrap section">
        <div className="grid-12 gap-y-14">
          <div className="md:col-[1/6]! md:pe-6">
            <ContactWays />
          </div>
          <div className="md:col-[6/-1]!">
            <ContactForm />
          </div>
        </div>
      </section>
      <OfficeMap />
    </>
  );
}
