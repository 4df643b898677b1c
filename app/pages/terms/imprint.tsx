import { office } from '../../content/office.ts';
import { terms } from '../../content/terms.ts';
import type { Text } from '../../content/text.ts';
import { useLanguage } from '../../language/provider.tsx';
import { DataList, EmailLink, PhoneLink, PostalAddress } from '../../sections/office-data.tsx';
import { Bidi } from '../../ui/bidi.tsx';
import { RailSection } from '../../ui/section-head.tsx';

/** The imprint after §5 DDG. What the office has not supplied is not shown, and `check:launch` refuses it. */
export function Imprint() {
  const { t } = useLanguage();
  const { imprint } = terms;
  const { labels } = imprint;
  const { legal } = office;
  const number = (value: string | undefined) => value && <bdi dir="ltr">{value}</bdi>;
  const text = (value: Text | undefined) => value && <Bidi text={t(value)} />;
  return (
    <section id="imprint" className="wrap section bg-paper-2">
      <RailSection title={t(imprint.title)} note={t(imprint.note)}>
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
            { label: t(labels.insurer), value: text(legal.insurer) },
            { label: t(labels.supervisoryAuthority), value: text(legal.supervisoryAuthority) },
            { label: t(labels.responsibleEditor), value: text(legal.responsibleEditor) },
            { label: t(labels.disputes), value: text(legal.disputes) },
          ]}
        />
      </RailSection>
    </section>
  );
}
