import type { ReactNode } from 'react';
import { capability } from '../../content/capability.ts';
import { contact } from '../../content/contact.ts';
import { office } from '../../content/office.ts';
import type { DeclarationName } from '../../content/office-types.ts';
import { fields } from '../../content/shared/project-words.ts';
import { terms } from '../../content/terms.ts';
import type { Text } from '../../content/text.ts';
import { formatStated } from '../../language/format.ts';
import { useLanguage } from '../../language/provider.tsx';
import { Words } from '../../rich-text/words.tsx';
import { EmailLink, PhoneLink, PostalAddress } from '../../sections/office-data.tsx';
import { Section } from '../../ui/section-head.tsx';

/** The office's register data and contact; unsupplied fields are not shown. */
export function CompanyData() {
  const { t } = useLanguage();
  const { labels, title } = capability.company;
  const { block } = capability;
  const { imprint } = terms;
  const { legal, company } = office;
  const text = (value: Text | undefined): ReactNode => value && <Words of={value} />;
  const code = (value: string | undefined): ReactNode => value && <bdi dir="ltr">{value}</bdi>;
  return (
    <Section ground="quiet" title={t(title)}>
      <dl className="fact-strip grid-cols-1 sm:grid-cols-3">
        {[
          { label: t(imprint.labels.name), value: t(legal.name ?? office.name) },
          { label: t(imprint.labels.form), value: text(legal.form) },
          { label: t(labels.owners), value: text(company.owners) },
          { label: t(imprint.labels.representative), value: text(legal.representative) },
          { label: t(labels.management), value: named().length > 0 ? <Management /> : undefined },
          { label: t(imprint.labels.register), value: text(legal.register) },
          { label: t(imprint.labels.vatId), value: code(legal.vatId) },
          { label: t(labels.ungmNumber), value: code(company.ungmNumber) },
          { label: t(labels.unspscCodes), value: code(company.unspscCodes?.join(', ')) },
          { label: t(imprint.labels.chamber), value: text(legal.chamber) },
          { label: t(imprint.labels.insurer), value: text(legal.insurer) },
          { label: t(imprint.labels.address), value: <PostalAddress /> },
          { label: t(imprint.labels.phone), value: <PhoneLink /> },
          { label: t(imprint.labels.email), value: <EmailLink /> },
          {
            label: t(contact.ways.hours),
            value: t(contact.ways.hoursText, office.hours),
          },
          {
            label: t(block.fields),
            value: Object.values(fields)
              .map((field) => t(field))
              .join(t(block.comma)),
          },
          { label: t(labels.complaints), value: text(company.complaints) },
        ]
          .filter(({ value }) => value !== undefined)
          .map(({ label, value }) => (
            <div key={label}>
              <dt className="small text-ink-2">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </Section>
  );
}

/** Positions without a person are left out. */
const named = () => Object.values(office.people).filter(({ name }) => name);

function Management() {
  const { t } = useLanguage();
  return (
    <ul>
      {named().map(({ name, position }) => (
        <li key={position.en}>
          {name && t(name)}: {t(position)}
        </li>
      ))}
    </ul>
  );
}

/** Declarations with signatory and date. Unsigned ones are not published; without any, there is no section. */
export function Declarations() {
  const { t, language } = useLanguage();
  const { title, names, signed } = capability.declarations;
  const given = (Object.keys(names) as DeclarationName[]).flatMap((name) => {
    const declaration = office.declarations[name];
    return declaration ? [{ name, ...declaration }] : [];
  });
  if (given.length === 0) return null;
  return (
    <Section title={t(title)}>
      <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
        {given.map(({ name, text, signedBy, signedOn }) => (
          <li key={name} className="border-t-[1.5px] border-ink pt-4">
            <h3>{t(names[name])}</h3>
            <p className="mt-2 measure">{t(text)}</p>
            <p className="mt-2 small text-ink-2">
              {t(signed, { name: signedBy, date: formatStated(signedOn, language) })}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
