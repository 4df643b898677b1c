import type { Frame } from '../kit/frame.ts';
import { colour, line, type Point } from '../kit/geometry.ts';

/** Radius of the flywheel in metres; schematic, grows with the jaw. */
export const flywheel = (tonnesPerHour: number): number => 0.8 * Math.sqrt(tonnesPerHour / 400);

/** Crusher frame with its flywheel on the near side. */
export function Jaw({ frame: { shape, lines, disc }, r, turn }: { frame: Frame; r: number; turn: number }) {
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
