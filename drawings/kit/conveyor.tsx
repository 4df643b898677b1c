import { circle, colour, line, type Point, polygon, polyline, round } from './geometry.ts';

interface ConveyorProps {
  belt: readonly [Point, Point];
  /** Level of the trestles' feet. */
  ground: number;
  /** Radius of the pulleys. */
  r: number;
  /** Depth of the lattice girder under the belt. */
  girder: number;
  /** Positions of the trestles, as fractions of the belt's length. */
  trestles: readonly number[];
}

/** A belt conveyor in elevation: pulleys, belt, idlers, lattice girder, trestles. */
export function Conveyor({ belt: [tail, head], ground, r, girder, trestles }: ConveyorProps) {
  const length = Math.hypot(head[0] - tail[0], head[1] - tail[1]);
  const [ux, uy] = [(head[0] - tail[0]) / length, (head[1] - tail[1]) / length];
  /** `s` along the belt, `down` at right angles below it. */
  const at = (s: number, down: number): Point => [tail[0] + ux * s - uy * down, tail[1] + uy * s + ux * down];
  const bays = Math.round(length / 26);
  const bay = (n: number) => (length * n) / bays;
  const lattice = Array.from({ length: bays + 1 }, (_, n) => at(bay(n), n % 2 ? r + girder : r + 1));
  const idlers = Array.from({ length: bays - 1 }, (_, n) => circle(...at(bay(n + 1), 4.4 - r), 2.6)).join('');
  const legs = trestles.map((part) => trestle(at(length * part, r + girder), ground)).join('');
  const [a, b, c, d] = [at(0, -r), at(length, -r), at(length, r), at(0, r)].map(([x, y]) => `${round(x)} ${round(y)}`);
  return (
    <g>
      <path d={legs} stroke={colour.ink2} strokeWidth={line.dimension} />
      <path
        d={polygon(at(8, r + 1), at(8, r + girder), at(length - 8, r + girder), at(length - 8, r + 1))}
        fill={colour.paper}
        stroke={colour.ink}
        strokeWidth={line.dimension}
      />
      <path d={polyline(...lattice)} stroke={colour.ink2} strokeWidth={line.fine} />
      <path
        d={`M${a}L${b}A${r} ${r} 0 0 1 ${c}L${d}A${r} ${r} 0 0 1 ${a}z`}
        fill={colour.paper2}
        stroke={colour.ink}
        strokeWidth={line.cut}
      />
      <path d={idlers} fill={colour.paper} stroke={colour.ink2} strokeWidth={line.fine} />
      <path
        d={circle(...tail, r - 3.4) + circle(...head, r - 3.4)}
        fill={colour.steelSoft}
        stroke={colour.ink}
        strokeWidth={line.dimension}
      />
    </g>
  );
}

/** Two posts with cross bracing, from a point down to the ground. */
function trestle([x, y]: Point, ground: number): string {
  let data =
    polyline([x - 5, y], [x - 5, ground]) +
    polyline([x + 5, y], [x + 5, ground]) +
    polyline([x - 13, ground], [x + 13, ground]);
  const steps = Math.floor((ground - y) / 16);
  const zigzag: Point[] = Array.from({ length: steps }, (_, n) => [n % 2 ? x + 5 : x - 5, y + 16 * n + 4]);
  if (zigzag.length > 1) data += polyline(...zigzag);
  return data;
}
