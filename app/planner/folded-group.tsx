import type { ReactNode } from 'react';
import { Values } from '../ui/bidi.tsx';

/**
 * A group of values under its name.
 * @param open initially; afterwards the visitor opens and closes it
 */
export function FoldedGroup({
  name,
  summary,
  open,
  children,
}: {
  name: string;
  summary: string;
  open: boolean;
  children: ReactNode;
}) {
  return (
    <details open={open} className="opens">
      <summary>
        <b>{name}</b>
        <span>
          <Values text={summary} />
        </span>
      </summary>
      {children}
    </details>
  );
}
