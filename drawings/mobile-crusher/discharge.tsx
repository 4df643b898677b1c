import type { Frame } from '../kit/frame.ts';
import { colour, dash, line, type Point, polyline } from '../kit/geometry.ts';

/** The discharge belt with its folded head, and the magnet over it. */
export function DischargeBelt({ frame }: { frame: Frame }) {
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
