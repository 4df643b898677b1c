import { office } from '../../content/office.ts';
import { privacy } from '../../content/privacy.ts';
import { useLanguage } from '../../language/provider.tsx';
import { DataList, EmailLink, PhoneLink, PostalAddress } from '../../sections/office-data.tsx';
import { RailSection } from '../../ui/section-head.tsx';

/** PR-1: who is responsible, and how to reach them. */
export function PrivacyContact() {
  const { t } = useLanguage();
  const { contact } = privacy;
  const { labels } = contact;
  const { representative, host } = office.legal;
  return (
    <section id="contact" className="wrap section">
      <RailSection title={t(contact.title)} note={t(contact.text)}>
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
    </section>
  );
}
