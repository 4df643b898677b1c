import { Fragment } from 'react';
import { Unparted } from './unparted.tsx';

/** A run of Latin letters with the digits and signs that belong to it: `FBA10`, `Effizienzgebäude 40`. */
const latinRun = /(\p{Script=Latin}(?:[\p{Script=Latin}\d \u00a0.&/-]*[\p{Script=Latin}\d])?)/gu;
const arabic = /\p{Script=Arabic}/u;

/** A text in which names and model numbers of the other script keep their own direction, and names with a hyphen their line. */
export function Bidi({ text }: { text: string }) {
  if (!arabic.test(text)) return <Unparted text={text} />;
  return text.split(latinRun).map((part, index) =>
    // split() with one group alternates: text, match, text ...
    index % 2 === 1 ? (
      <bdi key={index} dir="ltr" className="sm:whitespace-nowrap">
        {part}
      </bdi>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
