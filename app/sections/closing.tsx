import { Fragment, type ReactNode } from 'react';
import { Buttons } from '../ui/button.tsx';

/** The end of a page: a rule, a question, and where to go with the answer. */
export function Closing({ question, note, children }: { question: string; note?: ReactNode; children: ReactNode }) {
  return (
    <section className="wrap section print:hidden">
      <div className="gap-x-10 gap-y-6 border-t-2 border-ink pt-7 max-sm:grid sm:flex sm:flex-wrap sm:items-end">
        <div className="sm:flex-[1_1_22rem]">
          <h2>
            <Sentences text={question} />
          </h2>
          {note && <p className="mt-3 measure text-ink-2">{note}</p>}
        </div>
        <Buttons>{children}</Buttons>
      </div>
    </section>
  );
}

/** Each sentence balanced by itself, so that a line ends where a sentence does. */
function Sentences({ text }: { text: string }) {
  return text.split(/(?<=[.?؟!]) /).map((sentence, index) => (
    <Fragment key={index}>
      {index > 0 && ' '}
      <span className="inline-block text-balance">{sentence}</span>
    </Fragment>
  ));
}
