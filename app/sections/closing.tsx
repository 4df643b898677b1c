import type { ReactNode } from 'react';
import { Buttons } from '../ui/button.tsx';

/** The end of a page: a rule, a question, and where to go with the answer. */
export function Closing({ question, note, children }: { question: ReactNode; note?: ReactNode; children: ReactNode }) {
  return (
    <section className="wrap section print:hidden">
      <div className="grid-12 items-end gap-y-6 border-t-2 border-ink pt-7">
        <div className="md:col-[1/8]!">
          <h2>{question}</h2>
          {note && <p className="mt-3 measure text-ink-2">{note}</p>}
        </div>
        <div className="md:col-[8/-1]! md:justify-self-end md:*:justify-end">
          <Buttons>{children}</Buttons>
        </div>
      </div>
    </section>
  );
}
