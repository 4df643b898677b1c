import { type Arm, type ArmProps, beside, between, type Put, trace } from './excavator-arm.ts';
import { colour, line, type Point, polygon, polyline, round } from './geometry.ts';
import { rock } from './rocks.ts';

/** Maps the tool's metres onto the sheet: the origin is the wrist, y points down from it. */
function toolFrame({ wrist, bucket }: Arm, put: Put): Put {
  const turn = (bucket * Math.PI) / 180;
  return ([x, y]) =>
    put([wrist[0] + x * Math.cos(turn) - y * Math.sin(turn), wrist[1] + x * Math.sin(turn) + y * Math.cos(turn)]);
}

/** A digging bucket. */
export function Bucket({ arm, put, u, loaded }: ArmProps & { loaded: boolean }) {
  const turned = toolFrame(arm, put);
  const shell = trace(
    turned,
    'M',
    [-0.24, 0.1],
    'L',
    [0.42, 0.24],
    'Q',
    [1.12, -0.1],
    [1.08, -0.78],
    'Q',
    [1.04, -1.5],
    [0.3, -1.54],
    'L',
    [-0.64, -1.3],
    [-0.3, -0.62],
    'z',
  );
  const places: Point[] = [
    [-0.5, -1.05],
    [-0.42, -0.75],
    [-0.36, -0.4],
  ];
  const load = places.map((place, n) => rock(n, turned(place), u * 0.42)).join('');
  return (
    <>
      {loaded && <path d={load} fill={colour.paper2} strokeWidth={line.dimension} />}
      <path d={shell} fill={colour.steelSoft} />
      <path
        d={trace(turned, 'M', [0.02, -0.5], 'Q', [0.72, -0.3], [0.7, -0.86], 'Q', [0.6, -1.24], [-0.1, -1.22])}
        strokeWidth={line.fine}
      />
      <path d={polygon(turned([-0.62, -1.32]), turned([-1, -1.14]), turned([-0.54, -1.1]))} fill={colour.ink} />
      <path
        d={polygon(turned([-0.11, 0]), turned([0, 0.11]), turned([0.11, 0]), turned([0, -0.11]))}
        fill={colour.paper}
        strokeWidth={line.dimension}
      />
    </>
  );
}

/** Concrete pulveriser: a fixed and a moving jaw with teeth, and the cylinder that closes them. */
export function Pulveriser({ arm, put, u }: ArmProps) {
  const turned = toolFrame(arm, put);
  const shape = (...points: Point[]): string => polygon(...points.map(turned));
  const teeth = (from: Point, to: Point, n: number, depth: number): Point[] =>
    Array.from({ length: n * 2 + 1 }, (_, i) => beside(from, to, i / (n * 2), i % 2 ? depth : 0));
  const fixed = shape(
    [-0.5, -0.7],
    [-0.86, -1.5],
    [-0.72, -2.3],
    [-0.4, -2.55],
    ...teeth([-0.4, -2.3], [-0.12, -1.15], 4, 0.13),
    [0, -0.8],
  );
  const moving = shape(
    [0.45, -0.75],
    [0.98, -1.4],
    [0.9, -2.2],
    [0.62, -2.5],
    ...teeth([0.6, -2.25], [0.16, -1.2], 4, -0.13),
    [0.05, -0.9],
  );
  const ram: [Point, Point] = [
    [0.5, 0],
    [0.96, -1.3],
  ];
  const line2 = (a: Point, b: Point) => polyline(turned(a), turned(b));
  return (
    <>
      <path d={fixed + moving} fill={colour.steelSoft} />
      <path d={line2(...ram)} strokeWidth={round(0.12 * u)} />
      <path d={line2(ram[0], between(...ram, 0.58))} strokeWidth={round(0.3 * u)} />
      <path
        d={line2(ram[0], between(...ram, 0.58))}
        stroke={colour.paper}
        strokeWidth={round(0.3 * u - 2 * line.dimension)}
      />
      <path
        d={shape([-0.34, 0.14], [0.52, 0.2], [0.62, -0.2], [0.46, -1.1], [-0.1, -1.2], [-0.5, -0.8], [-0.44, -0.2])}
        fill={colour.accent}
      />
      <path
        d={[
          [0, 0],
          [0.12, -0.95],
          [0.5, 0],
          [0.96, -1.3],
        ]
          .map((p) =>
            shape(
              ...(
                [
                  [-0.1, 0],
                  [0, 0.1],
                  [0.1, 0],
                  [0, -0.1],
                ] as Point[]
              ).map(([x, y]): Point => [p[0]! + x, p[1]! + y]),
            ),
          )
          .join('')}
        fill={colour.paper}
        strokeWidth={line.dimension}
      />
    </>
  );
}
