import { office } from '../../content/office.ts';
import { terms } from '../../content/terms.ts';
import { useLanguage } from '../../language/provider.tsx';
import { DataList, EmailLink, PhoneLink, PostalAddress } from '../../sections/office-data.tsx';
import { RailSection } from '../../ui/section-head.tsx';

/** The imprint after §5 DDG. What the office has not supplied says so, and `check:launch` refuses it. */
export function Imprint() {
  const { t } = useLanguage();
  const { imprint } = terms;
  const { labels } = imprint;
  const { legal } = office;
  const text = (value: Parameters<typeof t>[0] | null) => value && t(value);
  return (
    <section id="imprint" className="wrap section bg-paper-2">
      <RailSection title={t(imprint.title)} note={t(imprint.note)}>
        <DataList
          rows={[
            { label: t(labels.name), value: t(office.name) },
            { label: t(labels.form), value: text(legal.form) },
            { label: t(labels.representative), value: legal.representative },
            { label: t(labels.address), value: <PostalAddress /> },
            { label: t(labels.email), value: <EmailLink /> },
            { label: t(labels.phone), value: <PhoneLink /> },
            { label: t(labels.register), value: legal.register },
            { label: t(labels.vatId), value: legal.vatId },
            { label: t(labels.supervisoryAuthority), value: text(legal.supervisoryAuthority) },
          ]}
        />
      </RailSection>
    </section>
  );
}
