import { wrapRuns } from '../ui/bidi.tsx';

/** A text with the 2 of CO2 as a subscript; the fonts have no such glyph. */
export const Chemical = ({ text }: { text: string }) =>
  wrapRuns(text, /(?<=CO)(2)/, (two) => <sub className="leading-none">{two}</sub>);
