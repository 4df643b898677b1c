import type { ReactNode } from 'react';
import { Bidi } from './bidi.tsx';

interface TableProps {
  /** The table's name for screen readers. */
  caption: string;
  heads: readonly string[];
  children: ReactNode;
}

/** A ruled table: heavy rules at both ends, hairlines between rows, scopes in the last column. Rows stack on phones. */
export function Table({ caption, heads, children }: TableProps) {
  return (
    <table className="border-y-2 border-ink max-sm:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-sm:sr-only">
        <tr>
          {heads.map((head) => (
            <th
              key={head}
              scope="col"
              className="border-b border-ink py-3 pe-6 text-start small font-normal text-ink-2"
            >
              <Bidi text={head} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">{children}</tbody>
    </table>
  );
}

export function TableRow({ children }: { children: ReactNode }) {
  return (
    <tr className="border-grid not-first:border-t max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:gap-x-4 max-sm:gap-y-1 max-sm:py-3 *:py-4 *:pe-6 *:text-start *:align-baseline max-sm:*:p-0 max-sm:*:empty:hidden">
      {children}
    </tr>
  );
}

export const RowHead = ({ children }: { children: ReactNode }) => (
  <th scope="row" className="font-normal max-sm:basis-full">
    {children}
  </th>
);

export const ScopeCell = ({ children }: { children: ReactNode }) => <td className="small text-ink-2">{children}</td>;
