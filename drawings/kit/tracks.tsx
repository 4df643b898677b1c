import { colour, line, type Point, round } from './geometry.ts';
import { stamp } from './stamp.ts';

interface TracksProps {
  /** The middle of the track on the ground. */
  at: Point;
  unitsPerMetre: number;
  /** Overall length in metres; the track is 0.96 m high. */
  length: number;
}

const wheel = 'm-34 0c0-45 68-45 68 0s-68 45-68 0z';
const hub = 'm-12 0c0-16 24-16 24 0s-24 16-24 0z';
const roller = 'm-11 0c0-15 22-15 22 0s-22 15-22 0z';

/** A crawler track in side view: shoes, drive wheel and idler, track frame with rollers. Symmetrical. */
export function Tracks({ at: [x, y], unitsPerMetre: u, length }: TracksProps) {
  const part = (data: string, px = 0, py = 0): string => stamp(data, [x + px * u, y - py * u], u / 100);
  const half = (length - 0.9) * 50;
  const loop = (inset: number, bulge: number): string =>
    part(
      `m${-half}-${inset}c-${bulge} 0-${bulge}-${96 - 2 * inset} 0-${96 - 2 * inset}h${2 * half}c${bulge} 0 ${bulge} ${96 - 2 * inset} 0 ${96 - 2 * inset}z`,
    );
  const frame = half - 40;
  const count = Math.round(frame / 22);
  const rollers = Array.from({ length: count }, (_, n) => ((n + 0.5) / count - 0.5) * 2 * (frame - 8));
  return (
    <g stroke={colour.ink} strokeWidth={line.dimension} strokeLinejoin="round">
      <path d={loop(0, 62)} fill={colour.paper} strokeWidth={line.outline} />
      <path d={loop(5, 55)} strokeWidth={round(u / 10)} strokeDasharray={`1 ${round(u * 0.22 - 1)}`} />
      <path d={loop(11, 47)} />
      <path d={part(`m${-frame}-28h${2 * frame}l-14-36h${28 - 2 * frame}z`)} fill={colour.steel} />
      <path
        d={
          [-1, 1]
            .map((side) => part(wheel, (side * half) / 100, 0.48) + part(hub, (side * half) / 100, 0.48))
            .join('') +
          rollers.map((at) => part(roller, at / 100, 0.22)).join('') +
          [-0.4, 0.4].map((at) => part(roller, (at * half) / 100, 0.78)).join('')
        }
        fill={colour.steelSoft}
      />
    </g>
  );
}
