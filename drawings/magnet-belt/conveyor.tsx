import { circle, colour, line, type Point, polygon, polyline } from '../kit/geometry.ts';
import { rock } from '../kit/rocks.ts';
import { hatch } from '../kit/sheet.tsx';
import { conveyor, floor } from './layout.ts';

const { x, y } = conveyor;
/** The trough of the belt, from rim to rim. */
const trough: Point[] = [
  [x - 150, y - 58],
  [x - 74, y],
  [x + 74, y],
  [x + 150, y - 58],
];

/** A roller from one end to the other, with its axle. */
function roller(a: Point, b: Point, r: number): string {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const [ux, uy] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
  const at = (s: number, o: number): Point => [a[0] + ux * s - uy * o, a[1] + uy * s + ux * o];
  return (
    polygon(at(0, -r), at(length, -r), at(length, r), at(0, r)) +
    polygon(at(-9, -5), at(0, -5), at(0, 5), at(-9, 5)) +
    polygon(at(length, -5), at(length + 9, -5), at(length + 9, 5), at(length, 5))
  );
}

/** Rows of stones in the trough, the lowest first. */
const rows = [
  { y: -14, half: 70, n: 6, size: 27 },
  { y: -34, half: 100, n: 8, size: 26 },
  { y: -54, half: 116, n: 9, size: 27 },
  { y: -72, half: 92, n: 7, size: 25 },
  { y: -88, half: 54, n: 4, size: 24 },
];

/** The troughed belt in section, on three rollers, with its load; the empty belt returns below. */
export function TroughedBelt({ id, staying }: { id: string; staying: number }) {
  const stones = rows.map((row, r) =>
    Array.from({ length: row.n }, (_, n) =>
      rock(
        n + r * 2,
        [Math.round(x - row.half + ((n + 0.5) * 2 * row.half) / row.n), y + row.y + (n % 2) * 4],
        row.size * (0.85 + ((n * 3 + r) % 4) * 0.1),
      ),
    ),
  );
  const left = Array.from({ length: staying }, (_, n) =>
    polyline([x - 84 + n * 46, y - 34 - (n % 2) * 16], [x - 46 + n * 46, y - 46 - (n % 2) * 12]),
  ).join('');
  return (
    <g stroke={colour.ink} strokeLinejoin="round">
      <path
        d={`M${x - 178} ${y - 74}h30v${floor - y + 74}h-30zm326 0h30v${floor - y + 74}h-30z`}
        fill={colour.steelSoft}
        strokeWidth={line.outline}
      />
      <path
        d={`M${x - 163} ${y - 60}V${floor - 14}m326 0V${y - 60}M${x - 196} ${floor}v-12h66v12m260 0v-12h66v12`}
        strokeWidth={line.dimension}
      />
      <path
        d={polygon([x - 148, y + 44], [x + 148, y + 44], [x + 148, y + 66], [x - 148, y + 66])}
        fill={colour.steel}
        strokeWidth={line.behind}
      />
      <path
        d={
          polyline([x - 112, y + 44], [x - 112, y + 4]) +
          polyline([x - 78, y + 44], [x - 78, y + 22]) +
          polyline([x + 78, y + 44], [x + 78, y + 22]) +
          polyline([x + 112, y + 44], [x + 112, y + 4])
        }
        strokeWidth={line.ground}
      />
      <path
        d={
          roller([x - 150, y - 32], [x - 88, y + 15], 15) +
          roller([x - 70, y + 22], [x + 70, y + 22], 15) +
          roller([x + 88, y + 15], [x + 150, y - 32], 15) +
          roller([x - 138, y + 118], [x + 138, y + 118], 15)
        }
        fill={colour.paper}
        strokeWidth={line.behind}
      />
      {stones.flatMap((row, r) =>
        [0, 1].map((half) => (
          <path
            key={`${rows[r]!.y}${half}`}
            d={row.filter((_, n) => n % 2 === half).join('')}
            fill={colour.sand}
            strokeWidth={line.dimension}
          />
        )),
      )}
      <path d={left} stroke={colour.accent} strokeWidth={line.ground} strokeLinecap="round" />
      <path d={polyline(...trough)} strokeWidth="10" strokeLinecap="round" />
      <path d={polyline([x - 150, y + 98], [x + 150, y + 98])} strokeWidth="9" strokeLinecap="round" />
      <path d={`M0 ${floor}h1600v46H0z`} fill={hatch(id, 'concrete')} strokeWidth={line.outline} />
      <path d={circle(x - 163, floor - 6, 3) + circle(x + 163, floor - 6, 3)} fill={colour.ink} />
    </g>
  );
}
