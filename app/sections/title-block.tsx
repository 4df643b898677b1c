import type { ReactNode } from 'react';
import { Mark } from '../ui/icons.tsx';

interface TitleBlockProps {
  title: ReactNode;
  /** The kind of drawing. */
  subtitle: ReactNode;
  /** For example `SF-01`. */
  sheet: string;
  /** The page's facts in reading order: year, budget, capacity. */
  rows: readonly { label: ReactNode; value: ReactNode /** A row of its own on a phone. */; wide?: true }[];
  /** Columns on wide screens; five are three on a small desktop, and two on narrower screens. */
  columns?: 3 | 5;
  /** On wide screens all in one line. */
  line?: boolean;
  /** With a frame at its end, if there is no closing line below. */
  closed?: boolean;
}

/** A sheet's title block after DIN EN ISO 7200. */
export function TitleBlock({ title, subtitle, sheet, rows, columns = 5, line, closed }: TitleBlockProps) {
  const count = rows.length;
  const span = columns === 5 ? `${lastOfThree[count % 3]} ${lastOfFive[count % 5]}` : lastAlways[count % 3];
  return (
    <div className={`cells ${closed ? '' : 'border-b-0'} ${line ? 'lg:grid-cols-[auto_minmax(0,1fr)]' : ''}`}>
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
      <dl
        className={`grid grid-cols-[repeat(2,1fr)] gap-px bg-ink md:grid-cols-[repeat(3,1fr)] ${columns === 5 ? 'lg:grid-cols-[repeat(5,1fr)]' : ''}`}
      >
        {rows.map((row, index) => (
          <div
            key={index}
            className={`row-span-2 grid grid-rows-subgrid gap-y-0 bg-white px-4 pt-2 pb-2.5 max-sm:px-[min(var(--gutter),10vw-1.5rem)] ${row.wide ? 'max-sm:col-span-2' : index === rows.length - 1 && index % 2 === 0 ? 'max-md:col-span-2' : ''} ${index === rows.length - 1 ? span : ''}`}
          >
            <dt className="tiny text-ink-2">{row.label}</dt>
            <dd className="text-[1.0625rem] font-semibold leading-[1.5] text-balance">{row.value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/**
 * The last cell fills its row, so that no ink shows through: in rows of three, of three on a small desktop only, of
 * five.
 */
const lastAlways = ['', 'md:col-span-3', 'md:col-span-2'];
const lastOfThree = ['', 'md:max-lg:col-span-3', 'md:max-lg:col-span-2'];
const lastOfFive = ['', 'lg:col-span-5', 'lg:col-span-4', 'lg:col-span-3', 'lg:col-span-2'];
