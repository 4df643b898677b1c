import type { ReactNode } from 'react';
import { office } from '../content/office.ts';
import { useLanguage } from '../language/provider.tsx';

/**
 * An e-mail link with a touch target.
 * @param large its text is large enough without
 */
export const EmailLink = ({ large }: { large?: boolean }) => (
  <a href={`mailto:${office.email}`} className={large ? undefined : 'inline-block py-1'}>
    <bdi dir="ltr">{office.email}</bdi>
  </a>
);

/**
 * A phone link with a touch target.
 * @param large its text is large enough without
 */
export const PhoneLink = ({ large }: { large?: boolean }) => (
  <a href={`tel:${office.phone.replaceAll(' ', '')}`} className={large ? undefined : 'inline-block py-1'}>
    <bdi dir="ltr">{office.phone}</bdi>
  </a>
);

/** Line by line, so that a German address neither breaks nor reverses in Arabic text. */
export function PostalAddress() {
  const { t } = useLanguage();
  const { street, city, country } = office.address;
  return (
    <address className="not-italic">
      <span className="block">
        <bdi dir="ltr">{street}</bdi>
      </span>
      <span className="block">
        <bdi dir="ltr">{city}</bdi>
      </span>
      <span className="block">{t(country)}</span>
    </address>
  );
}

interface DataListProps {
  rows: readonly { label: string; value: ReactNode }[];
  /** The values are sentences about the labels. */
  named?: boolean;
}

/** A ruled list of office data or names; unsupplied values are not shown. */
export function DataList({ rows, named }: DataListProps) {
  return (
    <dl className="border-y-2 border-ink">
      {rows
        .filter(({ value }) => value !== undefined)
        .map((row) => (
          <div
            key={row.label}
            className={`grid items-baseline gap-x-(--gap) gap-y-1 border-ink-3 not-first:border-t sm:grid-cols-[14rem_minmax(0,1fr)] ${named ? 'py-3 sm:py-3.5' : 'py-2.5 sm:py-3.5'}`}
          >
            <dt className={named ? 'text-h4 font-semibold leading-[1.4]' : 'small text-ink-2'}>{row.label}</dt>
            <dd className={named ? '' : 'font-semibold'}>{row.value}</dd>
          </div>
        ))}
    </dl>
  );
}
