import { colour, line, type Point, polygon, polyline, round } from './geometry.ts';
import { stamp } from './stamp.ts';

/** Points of the arm in metres from the middle of the tracks on the ground: x forward, y up. */
export interface Arm {
  knee: Point;
  tip: Point;
  /** Where the bucket hangs. */
  wrist: Point;
  /** Turn of the bucket in degrees; 0 lets it hang straight down. */
  bucket: number;
}

interface ExcavatorProps {
  at: Point;
  unitsPerMetre: number;
  arm?: Arm;
  facing?: 1 | -1;
}

const raised: Arm = { knee: [2.3, 6.6], tip: [5.2, 9.4], wrist: [8.2, 7.4], bucket: 24 };
const foot: Point = [0.95, 1.75];

const between = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

/** The point beside the segment a-b, `t` along it and `off` to its left. */
function beside(a: Point, b: Point, t: number, off: number): Point {
  const [x, y] = between(a, b, t);
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  return [x - ((b[1] - a[1]) / length) * off, y + ((b[0] - a[0]) / length) * off];
}

/** A 30 t excavator in side view; body and arm carry the accent of machines. Facing 1 looks to the right. */
export function Excavator({ at, unitsPerMetre: u, arm = raised, facing = 1 }: ExcavatorProps) {
  const put = ([x, y]: Point): Point => [at[0] + x * u * facing, at[1] - y * u];
  const shape = (...points: Point[]): string => polygon(...points.map(put));
  const part = (data: string, [x, y]: Point = [0, 0]): string => stamp(data, put([x, y]), (u / 100) * facing, u / 100);
  const { knee, tip, wrist } = arm;
  const boom = shape(
    beside(foot, knee, 0, 0.24),
    beside(foot, knee, 0.55, 0.42),
    beside(foot, knee, 1, 0.42),
    beside(knee, tip, 0.12, 0.4),
    beside(knee, tip, 1, 0.22),
    beside(knee, tip, 1.05, 0),
    beside(knee, tip, 1, -0.22),
    beside(knee, tip, 0.05, -0.42),
    beside(foot, knee, 0.94, -0.42),
    beside(foot, knee, 0.5, -0.4),
    beside(foot, knee, 0, -0.24),
  );
  const heel = beside(tip, wrist, -0.26, 0.1);
  const stick = shape(
    beside(tip, wrist, -0.3, 0.12),
    beside(tip, wrist, 0.05, 0.38),
    beside(tip, wrist, 1.02, 0.14),
    beside(tip, wrist, 1.02, -0.14),
    beside(tip, wrist, 0, -0.26),
    beside(tip, wrist, -0.3, -0.08),
  );
  const turn = (arm.bucket * Math.PI) / 180;
  const bucketPoint = (x: number, y: number): Point => [
    wrist[0] + x * Math.cos(turn) - y * Math.sin(turn),
    wrist[1] + x * Math.sin(turn) + y * Math.cos(turn),
  ];
  const bucket = shape(
    ...(
      [
        [-0.18, 0.12],
        [0.5, 0.2],
        [0.95, -0.3],
        [1, -0.95],
        [0.5, -1.45],
        [-0.1, -1.5],
        [-0.62, -1.2],
        [-0.2, -0.7],
      ] as Point[]
    ).map(([x, y]) => bucketPoint(x, y)),
  );
  const teeth = [0, 1, 2].map((n) =>
    polyline(put(bucketPoint(-0.1 - n * 0.24, -1.5 + n * 0.12)), put(bucketPoint(-0.32 - n * 0.24, -1.72 + n * 0.06))),
  );
  const cylinders: [Point, Point][] = [
    [[1.55, 1.35], beside(foot, knee, 0.62, -0.34)],
    [beside(knee, tip, 0.02, 0.5), heel],
    [beside(tip, wrist, 0.02, 0.46), beside(tip, wrist, 0.86, 0.44)],
  ];
  const rods = cylinders.map(([a, b]) => polyline(put(between(a, b, 0.5)), put(b))).join('');
  const barrels = cylinders.map(([a, b]) => polyline(put(a), put(between(a, b, 0.56)))).join('');
  const pins = [foot, knee, tip, wrist, heel].map((p) => part('m-12 0c0-16 24-16 24 0s-24 16-24 0z', p)).join('');
  const wheel = 'm-32 0c0-43 64-43 64 0s-64 43-64 0z';
  const roller = 'm-13 0c0-17 26-17 26 0s-26 17-26 0z';
  return (
    <g stroke={colour.ink} strokeWidth={line.behind} strokeLinejoin="round">
      <path d={part('m-200 0c-60 0-60-88 0-88h400c60 0 60 88 0 88z')} fill={colour.paper} strokeWidth={line.outline} />
      <path
        d={
          [-1.95, 1.95].map((x) => part(wheel, [x, 0.44])).join('') +
          [-1.2, -0.6, 0, 0.6, 1.2].map((x) => part(roller, [x, 0.2])).join('') +
          part('m-135 0h270', [0, 0.66])
        }
        fill={colour.steelSoft}
        strokeWidth={line.dimension}
      />
      <path d={part('m-70 0h140v-24h-140z', [0, 0.88])} fill={colour.steel} />
      <path d={rods} strokeWidth={round(0.14 * u)} />
      <path d={barrels} strokeWidth={round(0.3 * u)} />
      <path d={barrels} stroke={colour.paper} strokeWidth={round(0.3 * u - 2 * line.dimension)} />
      <path d={bucket} fill={colour.steelSoft} />
      <path d={teeth.join('')} strokeWidth={line.outline} />
      <path d={boom + stick} fill={colour.accent} />
      <path d={part('m-225 0v-96c0-14 8-22 22-22h260v118z', [0, 1.12])} fill={colour.accent} />
      <path d={part('m40 0v-130l22-64h74c10 0 16 6 18 14l14 74v106z', [0, 1.12])} fill={colour.paper} />
      <path
        d={part('m76-84l16-80h38l16 80zm0 14h72', [0, 1.12])}
        fill={colour.steelSoft}
        strokeWidth={line.dimension}
      />
      <path
        d={part('m-200-30h150m-150-18h150m-150-18h150', [0, 1.12])}
        stroke={colour.paper}
        strokeOpacity=".7"
        strokeWidth={line.fine}
      />
      <path d={part('m-190 0v-24h70v24', [0, 2.3])} fill={colour.steel} strokeWidth={line.dimension} />
      <path d={pins} fill={colour.paper} strokeWidth={line.dimension} />
    </g>
  );
}
