import { type ComponentType, Fragment, type ReactNode } from 'react';

/** A run of Latin letters with its digits and signs: `FBA10`, `Effizienzgebäude 40`. */
const latinRun = /(\p{Script=Latin}(?:[\p{Script=Latin}\d \u00a0.&/-]*[\p{Script=Latin}\d])?)/gu;
const arabic = /\p{Script=Arabic}/u;

/**
 * Must not break: a run without ordinary spaces in which a letter follows a slash (`600,000 t/year`, `(t/day)`), and a
 * name or compound that begins with a few letters and a hyphen or dash (`Al-Houla`, `B–B`). Longer words match without
 * the group, so that no run begins inside one.
 */
const whole = /([^ ]+\/\p{L}[^ ]*|\p{L}{1,3}[-–]\p{L}+)|\p{L}{4,}/gu;
const hasWhole = (text: string): boolean =>
  /[-–/]/.test(text) && [...text.matchAll(whole)].some(([, run]) => run !== undefined);

/** @param runs a global pattern; its one group is the run, and a match without the group is text */
export function wrapRuns(text: string, runs: RegExp, wrap: (run: string) => ReactNode): ReactNode[] {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { 0: match, 1: run, index } of text.matchAll(runs)) {
    if (run === undefined) continue;
    parts.push(text.slice(end, index), <Fragment key={index}>{wrap(run)}</Fragment>);
    end = index + match.length;
  }
  return [...parts, text.slice(end)];
}

/**
 * A number with the mark that keeps a percent sign or a slash beside it in Arabic (language/format.ts). On a page an
 * isolate replaces the mark, so that copied text has no invisible characters.
 */
const marked = /(\u200e[^\s\u00a0]+|\d[\d.,]{0,20}%)/u;

/** No break between a number and the unit or word after it. */
const held = (text: string): string => text.replace(/(\d) (?=\p{L})/gu, '$1\u00a0');

/** A line of values (`100 t/h rated, 60% of it`): no break between number and unit, nor inside a unit with a slash. */
export const Values = ({ text }: { text: string }) => <Unparted text={held(text)} />;

/** Isolates numbers with a sign beside them, so that they keep their own direction. */
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

/**
 * Keeps figures, units and names on one line: a browser may break after a slash or hyphen even beside a no-break space.
 */
export function Unparted({ text }: { text: string }) {
  if (!hasWhole(text) && !marked.test(text)) return text;
  // One element: a parent that lays out its children (a label beside its note) sees one text.
  return (
    <span>
      <Isolated text={text} rest={Whole} />
    </span>
  );
}

const Whole = ({ text }: { text: string }) =>
  wrapRuns(text, whole, (run) => <span className="whitespace-nowrap">{run}</span>);

/** Isolates names and model numbers in the other script, and keeps hyphenated names on one line. */
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
