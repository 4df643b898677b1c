import { wrapRuns } from './bidi.tsx';

const two = <sub className="leading-none">2</sub>;

/** A text with the 2 of CO2 as a subscript; the fonts have no such glyph. */
export const Chemical = ({ text }: { text: string }) => wrapRuns(text, /(CO2)/g, () => <>CO{two}</>);
