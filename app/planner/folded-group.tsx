import type { ReactNode } from 'react';
import { Values } from '../ui/bidi.tsx';

/** A group of values under its name. @param open as the address came; afterwards it is the visitor's to open and close */
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
