import { type ComponentType, Fragment, type ReactNode } from 'react';

/** A run of Latin letters with the digits and signs that belong to it: `FBA10`, `Effizienzgebäude 40`. */
const latinRun = /(\p{Script=Latin}(?:[\p{Script=Latin}\d \u00a0.&/-]*[\p{Script=Latin}\d])?)/gu;
const arabic = /\p{Script=Arabic}/u;

/**
 * What stays in one piece: a run without an ordinary space in which a letter follows a stroke (`600,000 t/year`, `(t/day)`), and a name or
 * compound that begins with a few letters and a hyphen (`Al-Houla`, `end-use`).
 */
const whole = /([^ ]+\/\p{L}[^ ]*|(?<!\p{L})\p{L}{1,3}-\p{L}+)/u;

/** @param runs a pattern that is one group, so that split() alternates: text, run, text ... */
export const wrapRuns = (text: string, runs: RegExp, wrap: (run: string) => ReactNode) =>
  text.split(runs).map((part, index) => <Fragment key={index}>{index % 2 === 1 ? wrap(part) : part}</Fragment>);

/**
 * What carries the mark that keeps a percent sign or a stroke beside its number in Arabic (language/format.ts). On a page an isolate
 * does the same and leaves no invisible mark in what is copied.
 */
const marked = /(\u200e[^\s\u00a0]+|\d[\d.,]{0,20}%)/u;

/** A number and the unit or word after it stay on one line. */
const held = (text: string): string => text.replace(/(\d) (?=\p{L})/gu, '$1\u00a0');

/** A line of values (`100 t/h rated, 60% of it`): numbers keep their units, and units with a stroke stay in one piece. */
export const Values = ({ text }: { text: string }) => <Unparted text={held(text)} />;

/** A text in which numbers with a sign beside them keep their own direction. */
export const Isolated = ({ text, rest: Rest }: { text: string; rest?: ComponentType<{ text: string }> }) =>
  text.split(marked).map((part, index) =>
    index % 2 === 1 ? (
      <bdi key={index} dir="ltr">
        {part.replace('\u200e', '')}
      </bdi>
    ) : Rest ? (
      <Rest key={index} text={part} />
    ) : (
      part
    ),
  );

/** A text whose figures, units and names stay in one piece: a browser may end a line after a stroke or hyphen, no-break space or not. */
export function Unparted({ text }: { text: string }) {
  if (!whole.test(text) && !marked.test(text)) return text;
  // In one element: what lays out its children (a label beside its note) takes the text for one.
  return (
    <span>
      <Isolated text={text} rest={Whole} />
    </span>
  );
}

const Whole = ({ text }: { text: string }) =>
  wrapRuns(text, whole, (run) => <span className="whitespace-nowrap">{run}</span>);

/** A text in which names and model numbers of the other script keep their own direction, and names with a hyphen their line. */
export function Bidi({ text }: { text: string }) {
  if (!arabic.test(text)) return <Unparted text={text} />;
  return <Isolated text={text} rest={LatinRuns} />;
}

const LatinRuns = ({ text }: { text: string }) =>
  wrapRuns(text, latinRun, (run) => (
    <bdi dir="ltr" className="sm:whitespace-nowrap">
      {run}
    </bdi>
  ));
