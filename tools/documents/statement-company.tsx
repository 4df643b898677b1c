import { capability } from '../../app/content/capability.ts';
import { contact } from '../../app/content/contact.ts';
import { type DeclarationName, office } from '../../app/content/office.ts';
import { shell } from '../../app/content/shared/shell.ts';
import { terms } from '../../app/content/terms.ts';
import type { Language, Text } from '../../app/content/text.ts';
import { fill, formatStated } from '../../app/language/format.ts';

/** A part of the statement writes its words with `t`, and numbers and dates in the language. */
export interface PartProps {
  t: (text: Text) => string;
  language: Language;
}

/** Company data: only what the office has supplied. */
export function Company({ t }: Pick<PartProps, 't'>) {
  const { labels, title } = capability.company;
  const { imprint } = terms;
  const { legal, company, people } = office;
  const rows: [Text, string | undefined][] = [
    [imprint.labels.form, legal.form && t(legal.form)],
    [labels.owners, company.owners && t(company.owners)],
    [imprint.labels.representative, legal.representative && t(legal.representative)],
    [
      labels.management,
      [people.managing, people.technical]
        .map(({ name, position }) => (name ? `${t(name)} (${t(position)})` : t(position)))
        .join(t(shell.comma)),
    ],
    [imprint.labels.register, legal.register && t(legal.register)],
    [imprint.labels.vatId, legal.vatId],
    [labels.ungmNumber, company.ungmNumber],
    [labels.unspscCodes, company.unspscCodes?.join(', ')],
    [imprint.labels.chamber, legal.chamber && t(legal.chamber)],
    [imprint.labels.insurer, legal.insurer && t(legal.insurer)],
    [labels.complaints, company.complaints && t(company.complaints)],
  ];
  return (
    <section>
      <h2>{t(title)}</h2>
      <dl className="data">
        <div>
          <dt>{t(imprint.labels.name)}</dt>
          <dd>{t(legal.name ?? office.name)}</dd>
        </div>
        {rows.map(
          ([label, value]) =>
            value && (
              <div key={label.en}>
                <dt>{t(label)}</dt>
                <dd>
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}

/** Signed declarations; without any there is no heading either. */
export function Declared({ t, language }: PartProps) {
  const { title, names, signed } = capability.declarations;
  const given = (Object.keys(names) as DeclarationName[]).flatMap((name) => {
    const declaration = office.declarations[name];
    return declaration ? [{ name, ...declaration }] : [];
  });
  if (given.length === 0) return null;
  return (
    <section>
      <h2>{t(title)}</h2>
      <ul className="declared">
        {given.map(({ name, text, signedBy, signedOn }) => (
          <li key={name}>
            <h3>{t(names[name])}</h3>
            <p>
              {t(text)} <small>{fill(t(signed), { name: signedBy, date: formatStated(signedOn, language) })}</small>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The office's contact data as the document's title block. */
export function Contact({ t }: Pick<PartProps, 't'>) {
  const { labels } = terms.imprint;
  const { street, city, country } = office.address;
  return (
    <footer>
      <dl>
        <div>
          <dt>{t(labels.address)}</dt>
          <dd>
            <bdi dir="ltr">{street}</bdi>
            <br />
            <bdi dir="ltr">{city}</bdi>
            <br />
            {t(country)}
          </dd>
        </div>
        <div>
          <dt>{t(labels.phone)}</dt>
          <dd>
            <bdi dir="ltr">{office.phone}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t(labels.email)}</dt>
          <dd>
            <bdi dir="ltr">{office.email}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t(contact.ways.hours)}</dt>
          <dd>{fill(t(contact.ways.hoursText), office.hours)}</dd>
        </div>
      </dl>
    </footer>
  );
}
