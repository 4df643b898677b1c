import type { ReactNode } from 'react';
import { Mark } from '../ui/icons.tsx';

interface TitleBlockProps {
  title: ReactNode;
  /** The kind of drawing. */
  subtitle: ReactNode;
  /** For example `SF-01`. */
  sheet: string;
  /** The page's facts in reading order: year, budget, capacity. */
  rows: readonly { label: ReactNode; value: ReactNode }[];
}

/** A sheet's title block after DIN EN ISO 7200. */
export function TitleBlock({ title, subtitle, sheet, rows }: TitleBlockProps) {
  return (
    <div className="cells border-b-0">
      <div className="flex items-center gap-4 px-4 py-3.5 max-sm:px-[min(var(--gutter),10vw-1rem)]">
        <Mark className="size-10.5" />
        <div>
          <b className="block text-h4 leading-[1.4] text-balance">{title}</b>
          <span className="block tiny text-balance text-ink-2">{subtitle}</span>
        </div>
        <span className="ms-auto self-start font-mono small whitespace-nowrap">
          <bdi dir="ltr">{sheet}</bdi>
        </span>
      </div>
      {/* Columns of equal width, unless a value needs more to stay on one line. */}
      <dl className="grid grid-cols-[repeat(2,1fr)] gap-px bg-ink md:grid-cols-[repeat(3,1fr)]">
        {rows.map((row, index) => (
          <div
            key={index}
            className={`row-span-2 grid grid-rows-subgrid gap-y-0 bg-white px-4 pt-2 pb-2.5 max-sm:px-[min(var(--gutter),10vw-1.5rem)] ${index === rows.length - 1 && index % 2 === 0 ? 'max-md:col-span-2' : ''} ${index === rows.length - 1 ? last[rows.length % 3] : ''}`}
          >
            <dt className="tiny text-ink-2">{row.label}</dt>
            <dd className="text-[1.0625rem] font-semibold leading-[1.5] text-balance">{row.value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The last cell fills its row of three, so that no ink shows through. */
const last = ['', 'md:col-span-3', 'md:col-span-2'];
