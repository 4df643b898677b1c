import type { FigureId } from '../registered.ts';
import type { PagePath } from '../shared/pages.ts';
import type { Unit } from '../shared/units.ts';
import type { Text } from '../text.ts';
import type { PlaceName, PublisherName } from './names.ts';

interface Common {
  /** Undefined for a bare number, whose noun is in `counts`. */
  unit?: Unit;
  /** What exactly is counted. */
  counts: Text;
  place: PlaceName;
  /** A question that only the office can answer; `npm run check:launch` lists it until the answer is in `counts`. */
  asks?: Text;
  /** Pages that show it without a link to its row: in a drawing, as a running time, in a worked example. */
  on?: readonly PagePath[];
}

/** A statement of the office, optionally with a year or day. */
interface Own extends Common {
  publisher?: undefined;
  asOf?: string;
  /** Its basis, unless it is a plain statement. */
  source?: Text;
}

/** A third party's figure: always with publisher, date and source. */
interface Theirs extends Common {
  publisher: PublisherName;
  /** `2017`, `2023-02` or `2019-03-16`. */
  asOf: string;
  /** The publication; with its address if it could be opened. */
  source: Text;
  address?: string;
}

/** The register entry of a figure. */
export type Entry = Own | Theirs;

/** The entries of these groups: a missing or additional one is a type error. */
export type Entries<Name extends string> = Record<Extract<FigureId, `${Name}.${string}`>, Entry>;
