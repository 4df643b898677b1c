import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';

interface AlertProps {
  title: string;
  text?: ReactNode;
  /** For more than one sentence. */
  children?: ReactNode;
  /** On a wide screen beside the text. */
  beside?: ReactNode;
}

/** A page's warning: framed, with a hatched start edge. */
export function Alert({ title, text, children, beside }: AlertProps) {
  return (
    <aside className="alert-edge grid grid-cols-[auto_1fr] gap-x-4.5 gap-y-1.5 border-2 border-accent bg-white py-5 pe-5 ps-9 sm:pe-6 sm:ps-12">
      <IconAlertTriangle size={30} stroke={1.5} className="text-accent" aria-hidden="true" />
      <strong className="text-h4 leading-[1.5] text-balance">{title}</strong>
      <div
        className={`grid gap-2 max-sm:col-span-2 sm:col-start-2 ${beside ? 'items-start gap-x-10 lg:grid-cols-2' : 'measure'}`}
      >
        <div className="grid gap-2">
          {text && <p>{text}</p>}
          {children}
        </div>
        {beside && <div className="grid gap-2">{beside}</div>}
      </div>
    </aside>
  );
}
