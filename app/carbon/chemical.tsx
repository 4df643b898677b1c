import { wrapRuns } from '../ui/bidi.tsx';

/** A text with its CO2 set as people write it; the fonts have no lowered 2 of their own. */
export const Chemical = ({ text }: { text: string }) =>
  wrapRuns(text, /(?<=CO)(2)/, (two) => <sub className="leading-none">{two}</sub>);
