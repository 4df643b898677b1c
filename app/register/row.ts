import type { GroupName, PlaceName, PublisherName } from '../content/register/names.ts';
import type { Text } from '../content/text.ts';

/** One row of the register, as the page shows it and as `/data/figures.json` holds it. */
export interface RegisterRow {
  /** `debris.totalTonnes`: also the anchor on /figures. */
  id: string;
  group: GroupName;
  /** In the unit; of a span its lower end. `to` is the upper one. */
  value: number;
  to?: number;
  /** Within which the value lies, where it is an assumption with a range. */
  range?: readonly [number, number];
  unit: Text | null;
  /** Value and unit in words. */
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

/** What the site itself sets is no finding: it has no release to keep to, and changes without a reason given. */
export const isSetting = ({ group }: Pick<RegisterRow, 'group'>): boolean => group === 'site';

/** The publishers of the figures of a place. */
export const publishersAt = (rows: readonly RegisterRow[], place: PlaceName): PublisherName[] => [
  ...new Set(rows.filter((row) => row.place.id === place).map(({ publisher }) => publisher.id)),
];
