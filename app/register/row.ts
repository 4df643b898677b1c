import type { GroupName, PlaceName, PublisherName } from '../content/figures/names.ts';
import type { Text } from '../content/text.ts';

/** A row of the register, on the page and in `/data/figures.json`. */
export interface RegisterRow {
  /** `debris.totalTonnes`: also the anchor on /figures. */
  id: string;
  group: GroupName;
  /** In the unit; for a span its lower end, with `to` as the upper one. */
  value: number;
  to?: number;
  /** The range of an assumption. */
  range?: readonly [number, number];
  unit: Text | null;
  /** Value and unit as text. */
  shown: Text;
  counts: Text;
  place: { id: PlaceName; name: Text };
  publisher: { id: PublisherName; name: Text };
  /** `2017`, `2023-02`, `2019-03-16`; `undated` for a third party's figure without a known date. */
  asOf: string | null;
  source: Text | null;
  address?: string;
  /** Paths of the pages that show it, found in the built pages. */
  pages: string[];
}

/** The publishers with figures of a place. */
export const publishersAt = (rows: readonly RegisterRow[], place: PlaceName): PublisherName[] => [
  ...new Set(rows.filter((row) => row.place.id === place).map(({ publisher }) => publisher.id)),
];
