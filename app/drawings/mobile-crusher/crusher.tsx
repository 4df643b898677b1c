import type { Frame } from '../kit/frame.ts';
import { colour, dash, line, type Point, polyline } from '../kit/geometry.ts';
import { Tracks } from '../kit/tracks.tsx';

interface CrusherProps {
  frame: Frame;
  /** Tonnes an hour: a larger jaw needs a larger flywheel. */
  tonnesPerHour: number;
  /** Turn of the flywheel in radians. */
  turn: number;
}

/** Radius of the flywheel in metres; schematic, grows with the jaw. */
export const flywheel = (tonnesPerHour: number): number => 0.8 * Math.sqrt(tonnesPerHour / 400);

/** A tracked jaw crusher, hopper to the left, discharge belt to the right; origin in the middle of its tracks. */
export function TrackedCrusher({ frame, tonnesPerHour, turn }: CrusherProps) {
  const r = flywheel(tonnesPerHour);
  return (
    <g stroke={colour.ink} strokeWidth={line.behind} strokeLinejoin="round">
      <Tracks at={frame.at(0, 0)} unitsPerMetre={frame.unitsPerMetre} length={4.6} />
      <DischargeBelt frame={frame} />
      <Chassis frame={frame} />
      <Feed frame={frame} />
      <Engine frame={frame} />
      <Jaw frame={frame} r={r} turn={turn} />
    </g>
  );
}

/** Two beams with stiffeners on the track frames, and the platform with its rail. */
function Chassis({ frame: { shape, lines, part } }: { frame: Frame }) {
  const ribs = [-4.4, -3.6, -2.8, -2, -1.2, -0.4, 0.4, 1.2, 2, 2.8].map((x): Point[] => [
    [x, 1.42],
    [x, 1.08],
  ]);
  return (
    <>
      <path d={shape([-1.5, 1.1], [-1.2, 0.8], [1.2, 0.8], [1.5, 1.1])} fill={colour.ink2} />
      <path
        d={shape([-5.3, 1.5], [4.3, 1.5], [4.5, 1.36], [3.6, 1], [-4.7, 1], [-5.3, 1.3])}
        fill={colour.steel}
        strokeWidth={line.outline}
      />
      <path
        d={lines(
          ...ribs,
          [
            [-5.2, 1.42],
            [4.3, 1.42],
          ],
          [
            [-4.7, 1.08],
            [3.8, 1.08],
          ],
        )}
        strokeWidth={line.fine}
      />
      <path d={part('m0 0v-104m52 104v-104m-26 104v-104m-30 0h60m-60 52h60', 3.55, 1.5)} strokeWidth={line.dimension} />
      <path
        d={part('m0 0h18m-18-22h18m-18-22h18m-18-22h18m-18-22h18m0 112v-122m-18 122v-122', 3.2, 1.08)}
        strokeWidth={line.dimension}
      />
    </>
  );
}

/** Hopper with folding sides, grizzly feeder on springs, and the chute for what is already fine. */
function Feed({ frame: { shape, lines, part, disc } }: { frame: Frame }) {
  const rim = [-5.7, -1.95] as const;
  const foot = [-4.9, -2.35] as const;
  const ribs = [0.14, 0.32, 0.5, 0.68, 0.86].map((t): Point[] => [
    [rim[0] + (rim[1] - rim[0]) * t, 3.46],
    [foot[0] + (foot[1] - foot[0]) * t, 2.5 - 0.1 * t],
  ]);
  const spring = 'm0 0l8 4-16 6 16 6-16 6 16 6-8 4';
  return (
    <>
      <path d={shape([-2.6, 1.9], [-1.9, 1.9], [-2.2, 1.5], [-2.9, 1.5])} fill={colour.steelSoft} />
      <path
        d={part(spring, -4.75, 1.86) + part(spring, -4.45, 1.83) + part(spring, -2.5, 1.82)}
        strokeWidth={line.dimension}
      />
      <path
        d={shape([-5.1, 2.5], [-1.5, 2.34], [-1.5, 1.98], [-2.2, 1.82], [-5.1, 1.9])}
        fill={colour.steelSoft}
        strokeWidth={line.outline}
      />
      <path
        d={lines(
          ...[0, 1, 2, 3, 4].map((n): Point[] => [
            [-2.5 + n * 0.2, 2.36],
            [-2.56 + n * 0.2, 2],
          ]),
          [
            [-5.1, 2.16],
            [-2.7, 2.06],
          ],
        )}
        strokeWidth={line.dimension}
      />
      <path d={disc(-3.7, 2.02, 0.24)} fill={colour.paper} strokeWidth={line.dimension} />
      <path d={disc(-3.7, 2.02, 0.06)} fill={colour.ink} />
      <path
        d={shape([rim[0], 3.5], [rim[1], 3.5], [foot[1], 2.42], [foot[0], 2.52])}
        fill={colour.paper}
        strokeWidth={line.outline}
      />
      <path
        d={lines(...ribs, [
          [-5.42, 3.12],
          [-2.1, 3.1],
        ])}
        strokeWidth={line.dimension}
      />
      <path
        d={shape([rim[0] - 0.12, 3.56], [rim[1] + 0.12, 3.56], [rim[1] + 0.12, 3.44], [rim[0] - 0.12, 3.44])}
        fill={colour.ink}
        strokeWidth={line.fine}
      />
      <path
        d={lines(
          [
            [-5.15, 1.5],
            [-5.45, 3],
          ],
          [
            [-2.55, 1.5],
            [-2.15, 2.9],
          ],
        )}
        strokeWidth={line.cut}
      />
    </>
  );
}

/** Crusher frame with its flywheel on the near side. */
function Jaw({ frame: { shape, lines, disc }, r, turn }: { frame: Frame; r: number; turn: number }) {
  const [x, y] = [-0.62, 2.55];
  const spokes = [0, 1, 2, 3, 4, 5].map((n): Point[] => {
    const a = (n * Math.PI) / 3 + 0.3 + turn;
    return [
      [x + Math.cos(a) * 0.2, y + Math.sin(a) * 0.2],
      [x + Math.cos(a) * r * 0.82, y + Math.sin(a) * r * 0.82],
    ];
  });
  return (
    <>
      <path
        d={shape([-1.75, 3.42], [-1.2, 3.62], [-0.1, 3.62], [0.42, 3.1], [0.42, 1.5], [-1.45, 1.5])}
        fill={colour.accent}
        strokeWidth={line.outline}
      />
      <path
        d={lines(
          [
            [-1.6, 3.3],
            [-1.32, 1.6],
          ],
          [
            [-1.2, 3.5],
            [-1.02, 1.6],
          ],
          [
            [-1.5, 2.5],
            [0.3, 2.5],
          ],
          [
            [0.24, 3.1],
            [0.24, 1.6],
          ],
          [
            [-1.4, 1.9],
            [0.3, 1.9],
          ],
        )}
        stroke={colour.paper}
        strokeOpacity=".6"
        strokeWidth={line.dimension}
      />
      <path d={disc(x, y, r) + disc(x, y, r * 0.82)} fill={colour.steelSoft} fillRule="evenodd" />
      <path d={lines(...spokes)} strokeWidth={line.cut} />
      <path d={disc(x, y, 0.22)} fill={colour.paper} />
      <path d={disc(x, y, 0.08)} fill={colour.ink} />
    </>
  );
}

/** Diesel engine and generator in their housing. */
function Engine({ frame: { shape, lines, part } }: { frame: Frame }) {
  return (
    <>
      <path d={part('m0 0v-52h-8v-10h18v62z', 1.2, 2.98)} fill={colour.steel} strokeWidth={line.dimension} />
      <path
        d={part('m0 0v-20c0-8 4-10 10-10h30c6 0 10 2 10 10v20z', 1.95, 2.98)}
        fill={colour.steelSoft}
        strokeWidth={line.dimension}
      />
      <path
        d={part('m0 0h240c10 0 16-4 16-12v-124c0-8-6-12-16-12h-240z', 0.62, 1.5)}
        fill={colour.accent}
        strokeWidth={line.outline}
      />
      <path
        d={lines(
          ...Array.from({ length: 6 }, (_, n): Point[] => [
            [0.8, 2.72 - n * 0.14],
            [1.5, 2.72 - n * 0.14],
          ]),
          [
            [1.68, 2.86],
            [1.68, 1.6],
          ],
          [
            [2.5, 2.86],
            [2.5, 1.6],
          ],
          [
            [2.3, 2.2],
            [2.4, 2.2],
          ],
        )}
        stroke={colour.paper}
        strokeOpacity=".75"
        strokeWidth={line.dimension}
      />
      <path
        d={shape([2.62, 2.7], [2.98, 2.7], [2.98, 2.3], [2.62, 2.3])}
        fill={colour.paper}
        strokeWidth={line.dimension}
      />
      <path d={part('m0 0c0-16 24-16 24 0s-24 16-24 0zm4 24h16m-16 8h10', 2.68, 2.5)} strokeWidth={line.fine} />
    </>
  );
}

/** The discharge belt with its folded head, and the magnet over it. */
function DischargeBelt({ frame }: { frame: Frame }) {
  const { at, shape, lines, disc, unitsPerMetre: u } = frame;
  const [tail, knee, head]: Point[] = [
    [-1.3, 0.95],
    [5.3, 2.72],
    [6.05, 4.5],
  ];
  const along = (a: Point, b: Point, t: number, off: number): Point => {
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    return [
      a[0] + (b[0] - a[0]) * t - ((b[1] - a[1]) / length) * off,
      a[1] + (b[1] - a[1]) * t + ((b[0] - a[0]) / length) * off,
    ];
  };
  const girder = (a: Point, b: Point) =>
    shape(along(a, b, 0, 0.14), along(a, b, 1, 0.14), along(a, b, 1, -0.3), along(a, b, 0, -0.3));
  const lattice = (a: Point, b: Point, n: number) =>
    Array.from({ length: n + 1 }, (_, i) => along(a, b, i / n, i % 2 ? -0.3 : -0.02));
  const idlers = [0.5, 0.6, 0.7, 0.8, 0.9]
    .map((t) => disc(...(along(tail!, knee!, t, 0.08) as [number, number]), 0.06))
    .join('');
  return (
    <>
      <path
        d={lines(
          [
            [4.1, 1.4],
            [4.4, 2.3],
          ],
          [
            [3.1, 3.95],
            [3.1, 2.9],
          ],
          [
            [4.35, 4.15],
            [4.35, 3.4],
          ],
          [
            [2.9, 3.9],
            [4.6, 4.2],
          ],
        )}
        strokeWidth={line.outline}
      />
      <path d={girder(tail!, knee!)} fill={colour.paper} strokeWidth={line.dimension} />
      <path d={lines(lattice(tail!, knee!, 22))} strokeWidth={line.fine} />
      <path d={girder(knee!, head!)} fill={colour.paper} strokeWidth={line.dimension} />
      <path d={lines(lattice(knee!, head!, 6))} strokeWidth={line.fine} />
      <path
        d={lines([along(tail!, knee!, 0, 0.14), along(tail!, knee!, 1, 0.14), along(knee!, head!, 1, 0.14)])}
        strokeWidth={line.ground}
      />
      <path
        d={idlers + disc(...(head as [number, number]), 0.17) + disc(...(knee as [number, number]), 0.13)}
        fill={colour.steelSoft}
        strokeWidth={line.dimension}
      />
      <path d={polyline(at(4.5, 1.6), at(4.95, 2.5))} strokeWidth={0.14 * u} />
      <path d={polyline(at(4.5, 1.6), at(4.72, 2.04))} stroke={colour.paper} strokeWidth={0.08 * u} />
      <path
        d={shape(
          along(tail!, knee!, 0.66, 0.86),
          along(tail!, knee!, 0.9, 0.86),
          along(tail!, knee!, 0.9, 0.36),
          along(tail!, knee!, 0.66, 0.36),
        )}
        fill={colour.paper}
        strokeWidth={line.outline}
      />
      <path
        d={shape(
          along(tail!, knee!, 0.7, 0.74),
          along(tail!, knee!, 0.86, 0.74),
          along(tail!, knee!, 0.86, 0.46),
          along(tail!, knee!, 0.7, 0.46),
        )}
        fill={colour.accent}
        strokeWidth={line.dimension}
      />
      <path
        d={lines([[3.3, 4.02], along(tail!, knee!, 0.7, 0.86)], [[4.1, 4.12], along(tail!, knee!, 0.86, 0.86)])}
        stroke={colour.ink2}
        strokeWidth={line.dimension}
        strokeDasharray={dash.ghost}
      />
    </>
  );
}
