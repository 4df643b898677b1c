import type { Frame } from '../kit/frame.ts';
import { colour, line, type Point } from '../kit/geometry.ts';

/** Hopper with folding sides, grizzly feeder on springs, and the bypass chute for fine material. */
export function Feed({ frame: { shape, lines, part, disc } }: { frame: Frame }) {
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
