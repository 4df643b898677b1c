import { Fragment, type ReactNode } from 'react';

/** A run of Latin letters with its digits and signs: `FBA10`, `Effizienzgebäude 40`. */
const latinRun = /(\p{Script=Latin}(?:[\p{Script=Latin}\d \u00a0.&/-]*[\p{Script=Latin}\d])?)/gu;
const arabic = /\p{Script=Arabic}/u;

/**
 * Must not break: a run without ordinary spaces in which a letter follows a slash (`600,000 t/year`, `(t/day)`), and a
 * name or compound that begins with a few letters and a hyphen or dash (`Al-Houla`, `B–B`). Longer words match without
 * the group, so that no run begins inside one.
 */
const whole = /([^ ]+\/\p{L}[^ ]*|\p{L}{1,3}[-–]\p{L}+)|\p{L}{4,}/gu;

/**
 * A number with the mark that keeps a percent sign or a slash beside it in Arabic (language/format.ts), or two lengths.
 * On a page an isolate replaces the mark, so that copied text has no invisible characters.
 */
const marked = /(\u200e[^\s\u00a0]+|\d[\d.,]{0,20}%|\d[\d.,]* × \d[\d.,]*)/gu;

type Render = (text: string) => ReactNode;

/** @param runs a global pattern; its one group is the run, and a match without the group is text */
function wrapRuns(text: string, runs: RegExp, wrap: Render, rest: Render): ReactNode {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { 0: match, 1: run, index } of text.matchAll(runs)) {
    if (run === undefined) continue;
    parts.push(index > end && rest(text.slice(end, index)), wrap(run));
    end = index + match.length;
  }
  if (parts.length === 0) return rest(text);
  parts.push(end < text.length && rest(text.slice(end)));
  return parts.map((part, index) => <Fragment key={index}>{part}</Fragment>);
}

const onOneLine: Render = (text) =>
  wrapRuns(text, whole, (run) => <span className="whitespace-nowrap">{run}</span>, String);
const latinApart: Render = (text) =>
  wrapRuns(
    text,
    latinRun,
    (run) => (
      <bdi dir="ltr" className="sm:whitespace-nowrap">
        {run}
      </bdi>
    ),
    onOneLine,
  );

/**
 * A text whose numbers with signs, and whose names in the other script, keep their own direction, and whose figures,
 * units and names stay on one line: a browser may break after a slash or hyphen even beside a no-break space.
 */
export function Bidi({ text }: { text: string }) {
  const runs = wrapRuns(
    text,
    marked,
    (run) => <bdi dir="ltr">{run.replace('\u200e', '')}</bdi>,
    arabic.test(text) ? latinApart : onOneLine,
  );
  // One element: a parent that lays out its children (a label beside its note) sees one text.
  return typeof runs === 'string' ? runs : <span>{runs}</span>;
}
