import { circle, colour, line, type Point, polyline, round } from './geometry.ts';

interface WorkerProps {
  at: Point;
  /** Sheet units per metre. */
  u: number;
  facing?: 1 | -1;
  /** Position of the hand in metres from the feet: forward and up. */
  hand?: Point;
  /** Distance between the feet, in metres. */
  stride?: number;
}

/** A person of 1.75 m with a helmet, for large-scale drawings where a silhouette would look empty. */
export function Worker({ at: [x, y], u, facing = 1, hand = [0.2, 0.82], stride = 0.2 }: WorkerProps) {
  const put = ([px, py]: Point): Point => [x + px * u * facing, y - py * u];
  const limb = (...points: Point[]): string => polyline(...points.map(put));
  const [head, shoulder, hip]: Point[] = [
    [0.06, 1.6],
    [0.02, 1.36],
    [0, 0.88],
  ];
  const reach = Math.hypot(hand[0] - shoulder![0], hand[1] - shoulder![1]);
  const bend = Math.sqrt(Math.max(0, 0.32 ** 2 - (reach / 2) ** 2));
  const elbow: Point = [
    (shoulder![0] + hand[0]) / 2 + ((hand[1] - shoulder![1]) / reach) * bend,
    (shoulder![1] + hand[1]) / 2 - ((hand[0] - shoulder![0]) / reach) * bend,
  ];
  const helmet = [put([-0.1, 1.63]), put([0.26, 1.63])];
  const [hx, hy] = put(head!);
  return (
    <g strokeLinecap="round" strokeLinejoin="round" stroke={colour.ink}>
      <path d={limb(hip!, [0.04, 0.46], [stride, 0.05])} strokeWidth={round(0.15 * u)} />
      <path d={limb(hip!, [-0.03, 0.46], [-stride, 0.05])} strokeWidth={round(0.15 * u)} />
      <path
        d={limb([stride, 0.04], [stride + 0.13, 0.04]) + limb([-stride, 0.04], [0.13 - stride, 0.04])}
        strokeWidth={round(0.08 * u)}
      />
      <path d={limb([0.01, 1.28], [0, 0.96])} strokeWidth={round(0.3 * u)} />
      <path d={limb([-0.08, 1.14], [0.08, 1.14])} stroke={colour.accentSoft} strokeWidth={round(0.05 * u)} />
      <path d={limb(shoulder!, elbow, hand)} strokeWidth={round(0.12 * u)} stroke={colour.paper} />
      <path d={limb(shoulder!, elbow, hand)} strokeWidth={round(0.095 * u)} />
      <path d={circle(hx, hy, round(0.11 * u))} fill={colour.ink} stroke="none" />
      <path
        d={`M${round(helmet[0]![0])} ${round(helmet[0]![1])}L${round(helmet[1]![0])} ${round(helmet[1]![1])}M${round(put([-0.08, 1.63])[0])} ${round(helmet[0]![1])}c0 ${round(-0.2 * u)} ${round(0.28 * u * facing)} ${round(-0.2 * u)} ${round(0.28 * u * facing)} 0z`}
        fill={colour.accent}
        strokeWidth={line.behind}
      />
    </g>
  );
}
