import { office } from '../../content/office.ts';
import { privacy } from '../../content/privacy.ts';
import { useLanguage } from '../../language/provider.tsx';
import { DataList, EmailLink, PhoneLink, PostalAddress } from '../../sections/office-data.tsx';
import { RailSection, Section } from '../../ui/section-head.tsx';

/** PR-1: the rights with their articles; the right to object is separate (Art. 21(4) GDPR). */
export function PrivacyRights() {
  const { t } = useLanguage();
  const { rights } = privacy;
  return (
    <Section id="rights" ground="dark" title={t(rights.title)} note={t(rights.note)}>
      <dl className="grid gap-x-(--gap) gap-y-8 sm:grid-cols-2 md:grid-cols-3">
        {rights.items.map((right) => (
          <div key={right.article} className="border-t-[1.5px] border-paper pt-3">
            <dt className="flex items-baseline justify-between gap-4">
              <b className="text-h4">{t(right.name)}</b>
              <span className="tiny text-ink-soft">{t(rights.article, { n: right.article })}</span>
            </dt>
            <dd className="mt-1">{t(right.text)}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-12 border-2 border-paper px-6 py-5">
        <h3 className="flex items-baseline justify-between gap-4">
          {t(rights.objection.name)}
          <span className="tiny font-normal text-ink-soft">{t(rights.article, { n: rights.objection.article })}</span>
        </h3>
        <p className="mt-2 measure">{t(rights.objection.text)}</p>
      </div>
      <p className="mt-8 measure text-ink-soft">{t(rights.decisions)}</p>
    </Section>
  );
}

/** PR-1: the controller and its contact. */
export function PrivacyContact() {
  const { t } = useLanguage();
  const { contact } = privacy;
  const { labels } = contact;
  const { representative, host } = office.legal;
  return (
    <RailSection id="contact" title={t(contact.title)} note={t(contact.text)}>
      <DataList
        rows={[
          { label: t(labels.name), value: t(contact.name) },
          { label: t(labels.representative), value: representative && t(representative) },
          { label: t(labels.address), value: <PostalAddress /> },
          { label: t(labels.email), value: <EmailLink /> },
          { label: t(labels.phone), value: <PhoneLink /> },
          { label: t(labels.host), value: host && t(host) },
        ]}
      />
    </RailSection>
  );
}
