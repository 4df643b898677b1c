import type { FigureId } from '../registered.ts';
import type { PagePath } from '../shared/pages.ts';
import type { Unit } from '../shared/units.ts';
import type { Text } from '../text.ts';
import type { PlaceName, PublisherName } from './names.ts';

interface Common {
  /** None: a bare number, whose noun stands in `counts`. */
  unit?: Unit;
  /** What exactly is counted. */
  counts: Text;
  place: PlaceName;
  /** What only the office can say of it, as a question: `npm run check:launch` asks until the answer stands in `counts`. */
  asks?: Text;
  /** Pages that show it where no mark of its row can stand: in a drawing, as a running time, in a worked example. */
  on?: readonly PagePath[];
}

/** A statement of the office itself. A year or a day where one was given. */
interface Own extends Common {
  publisher?: undefined;
  asOf?: string;
  /** What it rests on, where that is not a plain statement. */
  source?: Text;
}

/** A third party's figure: always with publisher, date and source. */
interface Theirs extends Common {
  publisher: PublisherName;
  /** `2017`, `2023-02` or `2019-03-16`. */
  asOf: string;
  /** The publication; its address only where it could be opened. */
  source: Text;
  address?: string;
}

/** What is said of one figure. */
export type Entry = Own | Theirs;

/** The entries of the groups with these names: one that lacks, or one too many, is a type error. */
export type Entries<Name extends string> = Record<Extract<FigureId, `${Name}.${string}`>, Entry>;
