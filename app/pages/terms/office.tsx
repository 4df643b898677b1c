import { office } from '../../content/office.ts';
import { terms } from '../../content/terms.ts';
import type { Text } from '../../content/text.ts';
import { useLanguage } from '../../language/provider.tsx';
import { Words } from '../../rich-text/words.tsx';
import { DataList, EmailLink, PhoneLink, PostalAddress } from '../../sections/office-data.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { RailSection } from '../../ui/section-head.tsx';

/** TE-1: the contact block with the address. */
export function TermsContact() {
  const { t } = useLanguage();
  return (
    <section className="dark wrap section bg-ink text-paper">
      <div className="grid-12 items-end gap-y-8">
        <h2 className="md:col-span-4">{t(terms.contact.title)}</h2>
        <div className="md:col-start-5 md:col-end-8">
          <b>{t(office.name)}</b>
          <PostalAddress />
        </div>
        <div className="md:col-start-10 md:-col-end-1 md:justify-self-end">
          <ButtonLink href="/contact" look="inverse" arrow>
            {t(terms.contact.link)}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

/** The imprint after §5 DDG. What the office has not supplied is not shown, and `check:launch` refuses it. */
export function Imprint() {
  const { t } = useLanguage();
  const { imprint } = terms;
  const { labels } = imprint;
  const { legal } = office;
  const number = (value: string | undefined) => value && <bdi dir="ltr">{value}</bdi>;
  const text = (value: Text | undefined) => value && <Words of={value} />;
  return (
    <RailSection id="imprint" ground="quiet" title={t(imprint.title)} note={t(imprint.note)}>
      <DataList
        rows={[
          { label: t(labels.name), value: t(legal.name ?? office.name) },
          { label: t(labels.form), value: text(legal.form) },
          { label: t(labels.representative), value: text(legal.representative) },
          { label: t(labels.address), value: <PostalAddress /> },
          { label: t(labels.email), value: <EmailLink /> },
          { label: t(labels.phone), value: <PhoneLink /> },
          { label: t(labels.register), value: text(legal.register) },
          { label: t(labels.vatId), value: number(legal.vatId) },
          { label: t(labels.economicId), value: number(legal.economicId) },
          { label: t(labels.chamber), value: text(legal.chamber) },
          { label: t(labels.professionalTitle), value: text(legal.professionalTitle) },
          { label: t(labels.professionalRules), value: text(legal.professionalRules) },
          { label: t(labels.insurer), value: text(legal.insurer) },
          { label: t(labels.supervisoryAuthority), value: text(legal.supervisoryAuthority) },
          { label: t(labels.responsibleEditor), value: text(legal.responsibleEditor) },
          { label: t(labels.disputes), value: text(legal.disputes) },
        ]}
      />
    </RailSection>
  );
}

/** The accessibility statement: standard, state, limits, and the way to tell us of a barrier. */
export function AccessibilityStatement() {
  const { t } = useLanguage();
  const { accessibility } = terms;
  return (
    <section id="accessibility" className="plain wrap section">
      <div className="grid-12 gap-y-5">
        <h2 className="md:col-span-5">{t(accessibility.title)}</h2>
        <p className="lead md:col-start-6 md:-col-end-1">{t(accessibility.lead)}</p>
      </div>
      <div className="mt-12 grid gap-x-(--gap) gap-y-9 sm:grid-cols-2">
        {accessibility.parts.map((part) => (
          <div key={part.title.en} className="border-t-[1.5px] border-ink pt-3.5">
            <h3>{t(part.title)}</h3>
            <p className="mt-2 measure">{t(part.text)}</p>
          </div>
        ))}
      </div>
      <div className="mt-10">
        <ButtonLink href="/contact" arrow>
          {t(accessibility.feedback)}
        </ButtonLink>
      </div>
    </section>
  );
}
