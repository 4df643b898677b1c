import { circle, colour, line, polygon, round, seeded } from '../kit/geometry.ts';
import { rock } from '../kit/rocks.ts';
import { hatch } from '../kit/sheet.tsx';
import { box, grain, ground, type Product } from './layout.ts';

/** Positions of the drain trench, the stack of blocks and the road. */
export const places = { trench: 932, blocks: 520, road: 1300 };
export const depth = 86;

/** A perforated drain in a trench of coarse stone. */
function Drain({ id, stone }: { id: string; stone: Product }) {
  const x = places.trench;
  const random = seeded(2);
  const size = ((stone.from + stone.to) / 2) * grain;
  const stones = [0, 1, 2, 3]
    .map((row) =>
      Array.from({ length: 7 - Math.floor(row / 2) }, (_, n) =>
        rock(
          n * 3 + row,
          [Math.round(x - 50 + row * 5 + n * 16 + (row % 2) * 6), Math.round(ground + 14 + row * 18)],
          size * (0.8 + random() * 0.3),
        ),
      ).join(''),
    )
    .join('');
  return (
    <g stroke={colour.ink}>
      <path
        d={polygon([x - 64, ground], [x + 64, ground], [x + 40, ground + depth], [x - 40, ground + depth])}
        fill={colour.paper2}
        strokeWidth={line.outline}
      />
      <path d={stones} fill={colour.sand} strokeWidth={line.fine} />
      <path d={circle(x, ground + 54, 23)} fill={hatch(id, 'concrete')} strokeWidth={line.cut} />
      <path d={circle(x, ground + 54, 17)} fill={colour.waterSoft} strokeWidth={line.outline} />
    </g>
  );
}

/** Hollow blocks on a pallet. */
function Blocks() {
  const { blocks: x } = places;
  const rows = [0, 1, 2];
  const stones = rows
    .flatMap((row) => [0, 1, 2].map((n) => box(x + n * 36 + (row % 2) * 8 - 4, ground - 32 - row * 22, 34, 21)))
    .join('');
  const holes = rows
    .flatMap((row) =>
      [0, 1, 2].map((n) => `M${x + n * 36 + (row % 2) * 8 + 2} ${ground - 27 - row * 22}h9v11h-9zm13 0h9v11h-9z`),
    )
    .join('');
  return (
    <g stroke={colour.ink} strokeWidth={line.dimension}>
      <path
        d={`M${x - 8} ${ground - 11}h122v4h-122zm4 4h14v7h-14zm50 0h14v7h-14zm46 0h14v7h-14z`}
        fill={colour.steelSoft}
      />
      <path d={stones} fill={colour.concrete} strokeWidth={line.behind} />
      <path d={holes} fill={colour.ink2} strokeWidth={line.fine} />
    </g>
  );
}

/** A road on a base graded from fines to the coarsest stone. */
function Road({ grade }: { grade: Product }) {
  const { road: x } = places;
  const random = seeded(6);
  const size = ((grade.from + grade.to) / 2) * grain;
  const stones = [0, 1, 2]
    .map((row) =>
      Array.from({ length: Math.floor(290 / (size * 1.16)) }, (_, n) =>
        rock(
          n * 3 + row,
          [
            Math.round(x + 22 + n * size * 1.16 + (row % 2) * size * 0.5 + row * 6),
            Math.round(ground + 24 + row * size * 0.95),
          ],
          size * (0.35 + random() * 1.1),
        ),
      ).join(''),
    )
    .join('');
  return (
    <g stroke={colour.ink}>
      <path
        d={polygon([x, ground], [1600, ground], [1600, ground + 62], [x + 46, ground + 62])}
        fill={colour.paper2}
        strokeWidth={line.outline}
      />
      <path d={stones} fill={colour.sand} strokeWidth={line.fine} />
      <path
        d={polygon([x + 4, ground - 1], [1600, ground - 1], [1600, ground + 12], [x + 14, ground + 12])}
        fill={colour.ink}
      />
      <path
        d={`M${x + 40} ${ground + 6}h400`}
        stroke={colour.paper}
        strokeWidth={line.dimension}
        strokeDasharray="16 12"
      />
    </g>
  );
}

export function Uses({ id, products }: { id: string; products: readonly Product[] }) {
  return (
    <>
      <Drain id={id} stone={products[1]!} />
      <Blocks />
      <Road grade={products[2]!} />
    </>
  );
}

/** Two bars from one start: the cost of quarried aggregate, and the lower cost of recycled. */
export function CostBars({
  at: [x, y],
  length,
  savingPercent,
}: {
  at: readonly [number, number];
  length: number;
  savingPercent: number;
}) {
  const part = round(length * (1 - savingPercent / 100));
  return (
    <g stroke={colour.ink}>
      <path d={box(x, y, length, 18)} fill={colour.steelSoft} strokeWidth={line.behind} />
      <path d={box(x, y + 58, part, 18)} fill={colour.accent} strokeWidth={line.behind} />
      <path
        d={box(x + part, y + 58, length - part, 18)}
        stroke={colour.ink2}
        strokeWidth={line.dimension}
        strokeDasharray="6 5"
      />
    </g>
  );
}
