import { wrapRuns } from './bidi.tsx';

/** A formula with subscripts: the characters after `_`. */
export const Subscripts = ({ text }: { text: string }) =>
  wrapRuns(text, /_([a-z\d]+)/gi, (index) => <sub className="leading-none">{index}</sub>);
