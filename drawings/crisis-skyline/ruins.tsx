import { colour, dash, line, type Point, polygon, seeded } from '../kit/geometry.ts';
import { bars, slab } from '../kit/rocks.ts';
import { Rubble } from '../kit/rubble.tsx';
import { bay, corner, ground, type Lot, storey, top } from './street.ts';

/** The former buildings: outline and floors, dashed. */
export function Ghosts({ lots }: { lots: readonly Lot[] }) {
  const floors = lots
    .map((lot) =>
      Array.from({ length: lot.floors - 1 }, (_, f) => `M${lot.x} ${ground - (f + 1) * storey}h${lot.width}`).join(''),
    )
    .join('');
  const outlines = lots.map((lot) => `M${lot.x} ${ground}V${top(lot)}h${lot.width}V${ground}`).join('');
  return (
    <g stroke={colour.ink2} strokeDasharray={dash.ghost}>
      <path d={floors} strokeWidth={line.texture} strokeOpacity=".7" />
      <path d={outlines} strokeWidth={line.behind} />
    </g>
  );
}

/** The broken top of one bay, from its left to its right end. */
function rag(lot: Lot, n: number, random: () => number): Point[] {
  const [x, y] = corner(lot, n, lot.stump[n]!);
  const w = bay(lot);
  return [0, 0.22, 0.45, 0.7, 1].map((part) => [x + part * w, y - 3 - random() * 9]);
}

/** The remains of a building: a torn stump, a hanging slab, and the heap at its foot. */
function remains(lot: Lot, seed: number) {
  const random = seeded(seed);
  const tops = lot.stump.map((floors, n) => (floors ? rag(lot, n, random) : []));
  const used = lot.stump.flatMap((floors, n) => (floors ? [n] : []));
  const [first, last] = [used[0]!, used.at(-1)!];
  const outline = polygon(corner(lot, first, 0), ...used.flatMap((n) => tops[n]!), corner(lot, last + 1, 0));
  const torn = used
    .map((n) => polygon(corner(lot, n, lot.stump[n]!), ...tops[n]!, corner(lot, n + 1, lot.stump[n]!)))
    .join('');
  const windows = used
    .flatMap((n) =>
      Array.from({ length: lot.stump[n]! }, (_, f) => {
        const [x, y] = corner(lot, n, f + 1);
        return `M${Math.round(x) + 6} ${y + 5}h11v10h-11z`;
      }),
    )
    .join('');
  const floors = used
    .flatMap((n) =>
      Array.from(
        { length: lot.stump[n]! },
        (_, f) =>
          `M${corner(lot, n, f + 1)
            .map(Math.round)
            .join(' ')}h${Math.round(bay(lot))}`,
      ),
    )
    .join('');
  const walls = used.slice(1).map((n) => {
    const height = Math.min(lot.stump[n]!, lot.stump[n - 1]!) * storey;
    return height ? `M${Math.round(corner(lot, n, 0)[0])} ${ground}v${-height}` : '';
  });
  // Slabs hang from the lower end of the stump.
  const right = lot.stump[0]! > lot.stump[4]!;
  const edge = right ? last + 1 : first;
  const side = right ? 1 : -1;
  const hanging = [1, 2, 3]
    .filter((floor) => floor <= Math.max(...lot.stump) - 1)
    .map((floor) => {
      const reach = 15 + random() * 12;
      const n = right ? lot.stump.findLastIndex((s) => s >= floor + 1) + 1 : lot.stump.findIndex((s) => s >= floor + 1);
      const [x, y] = corner(lot, n < 0 ? edge : n, floor + 1);
      return slab([x + side * reach * 0.42, y + reach * 0.36], reach, 4, side * (28 + random() * 30), seed + floor);
    });
  const steel = bars(
    tops.flatMap((points) => points.filter((_, i) => i % 2 === 1)),
    11,
    seed,
  );
  return { outline, torn, windows, floors, walls: walls.join(''), hanging, steel };
}

/** Height of the heap along the lot: highest at the stump, running out beyond it. */
function heapOf(lot: Lot, index: number) {
  const right = lot.stump[0]! > lot.stump[4]!;
  const bulk = 30 + 2.1 * lot.floors;
  return {
    from: lot.x - (right ? 6 : 14),
    to: lot.x + lot.width + (right ? 14 : 6),
    ground,
    profile: (t: number) =>
      bulk * Math.max(0, 1 - Math.abs(t - 0.5) ** 1.6 * 2.9) * (1 + 0.12 * Math.sin(t * 17 + index)),
    seed: 40 + index,
  };
}

/** The destroyed buildings: torn stumps and rubble, in rocks of about the given width. */
export function Ruins({ lots, rocks }: { lots: readonly Lot[]; rocks: number }) {
  const all = lots.map((lot, index) => remains(lot, index + 3));
  const join = (pick: (one: (typeof all)[number]) => string): string => all.map(pick).join('');
  const slabs = all.flatMap((one) => one.hanging);
  return (
    <g stroke={colour.ink}>
      <path d={join((one) => one.outline)} fill={colour.paper2} strokeWidth={line.outline} strokeLinejoin="round" />
      <path d={join((one) => one.torn)} fill={colour.concrete} strokeWidth={line.dimension} />
      <path d={join((one) => one.windows)} fill={colour.ink} fillOpacity=".78" stroke="none" />
      <path d={join((one) => one.floors + one.walls)} strokeWidth={line.fine} />
      <path d={slabs.map((one) => one.outline).join('')} fill={colour.concrete} strokeWidth={line.dimension} />
      {lots.map((lot, index) => (
        <Rubble key={lot.x} {...heapOf(lot, index)} size={rocks} width={line.texture} />
      ))}
      <path
        d={join((one) => one.steel) + slabs.map((one) => one.bars).join('')}
        stroke={colour.accent}
        strokeWidth={line.dimension}
        strokeLinecap="round"
      />
    </g>
  );
}
