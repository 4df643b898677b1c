import type { ReactNode } from 'react';
import { Mark } from '../ui/icons.tsx';

interface TitleBlockProps {
  title: ReactNode;
  /** What kind of drawing it is, and that it is one. */
  subtitle: ReactNode;
  /** For example `SF-01`. */
  sheet: string;
  /** The page's own facts: year, budget, capacity ... in reading order. */
  rows: readonly { label: ReactNode; value: ReactNode }[];
}

/** The ruled block of a sheet after DIN EN ISO 7200: five columns, two on narrow screens. */
export function TitleBlock({ title, subtitle, sheet, rows }: TitleBlockProps) {
  return (
    <div className="cells border-b-0!">
      <div className="flex items-center gap-4 px-4 py-3.5 max-sm:px-(--gutter)">
        <Mark className="size-10.5" />
        <div>
          <b className="block text-h4 leading-[1.4]">{title}</b>
          <span className="tiny text-ink-2">{subtitle}</span>
        </div>
        <span className="ms-auto self-start font-mono small whitespace-nowrap">
          <bdi dir="ltr">{sheet}</bdi>
        </span>
      </div>
      <dl className="grid grid-cols-2 gap-px bg-ink! md:grid-cols-5">
        {rows.map((row, index) => (
          <div
            key={index}
            className={`bg-white px-4 pt-2 pb-2.5 max-sm:px-(--gutter) ${index === rows.length - 1 && index % 2 === 0 ? 'max-md:col-span-2' : ''} ${index === rows.length - 1 ? lastSpan[rows.length % 5]! : ''}`}
          >
            <dt className="tiny text-ink-2">{row.label}</dt>
            <dd className="text-[1.0625rem] font-semibold leading-[1.5]">{row.value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The last cell fills its row of five, so that no ink shows through. */
const lastSpan = ['', 'md:col-span-5', 'md:col-span-4', 'md:col-span-3', 'md:col-span-2'];
