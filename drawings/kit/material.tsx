import { colour, line, type Point, polygon, polyline } from './geometry.ts';
import { rock } from './rocks.ts';

/** Mean distance between stones on a belt. */
const pitch = 17;

/** Four stones and a bar; the belt repeats this pattern. */
const pattern = [
  { shape: 0, size: 1, lift: 0 },
  { shape: 3, size: 0.74, lift: -0.6 },
  { shape: 2, size: 1.18, lift: 0.6 },
  { shape: 1, size: 0.86, lift: -0.2 },
] as const;
/** Length of the pattern in sheet units. */
const period = pitch * pattern.length;

interface StreamProps {
  id: string;
  belt: readonly [Point, Point];
  /** Width of a stone. */
  size: number;
  /** Height of the stones above the belt's middle. */
  above: number;
  /** 0 to 1: how far the stones have moved along the pattern. */
  shift: number;
  /** A unique name for the belt's clip path. */
  name: string;
  /** The fraction of the belt up to which there are reinforcing bars. */
  steelUntil?: number;
}

/** Stones on a belt, clipped at both pulleys, so that a film can repeat one period without a seam. */
export function Stream({ id, belt: [tail, head], size, above, shift, name, steelUntil = 0 }: StreamProps) {
  const length = Math.hypot(head[0] - tail[0], head[1] - tail[1]);
  const [ux, uy] = [(head[0] - tail[0]) / length, (head[1] - tail[1]) / length];
  const at = (s: number, up: number): Point => [tail[0] + ux * s + uy * up, tail[1] + uy * s - ux * up];
  const moved = (n: number) => (n + shift * pattern.length) * pitch + 6;
  const stones = Array.from({ length: Math.ceil(length / pitch) + pattern.length }, (_, n) => {
    const { shape, size: scale, lift } = pattern[n % pattern.length]!;
    return rock(shape, at(moved(n - pattern.length), above + lift), size * scale);
  }).join('');
  const steel = Array.from({ length: Math.floor((length * steelUntil) / period) + 2 }, (_, n) => {
    const s = moved((n - 1) * pattern.length) + 26;
    return (
      polyline(at(s - 12, above + 3), at(s + 9, above + 7)) + polyline(at(s + 20, above + 1), at(s + 34, above + 5))
    );
  }).join('');
  const window = (from: number, to: number) =>
    polygon(at(from, above - size), at(to, above - size), at(to, above + 2 * size), at(from, above + 2 * size));
  return (
    <>
      <clipPath id={id + name}>
        <path d={window(0, length)} />
      </clipPath>
      <g clipPath={`url(#${id}${name})`}>
        <path d={stones} fill={colour.sand} stroke={colour.ink} strokeWidth={line.fine} />
      </g>
      {steelUntil > 0 && (
        <>
          <clipPath id={`${id}${name}s`}>
            <path d={window(0, length * steelUntil)} />
          </clipPath>
          <g clipPath={`url(#${id}${name}s)`}>
            <path d={steel} stroke={colour.accent} strokeWidth={line.outline} strokeLinecap="round" />
          </g>
        </>
      )}
    </>
  );
}

interface FallProps {
  from: Point;
  to: Point;
  size: number;
  shift: number;
  steel?: boolean;
}

/** The number of stones falling between two machines, and of pattern repeats while a belt moves by one period. */
const fallCount = 3;

/** Stones that fall in a straight line from one machine into the next, equally spaced. */
export function Fall({ from, to, size, shift, steel }: FallProps) {
  const at = (n: number): Point => {
    const t = (n + ((shift * 2) % 1)) / fallCount;
    return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
  };
  const places = Array.from({ length: fallCount }, (_, n) => at(n));
  return steel ? (
    <path
      d={places.map(([x, y]) => polyline([x - size * 0.4, y - size], [x + size * 0.4, y + size])).join('')}
      stroke={colour.accent}
      strokeWidth={line.outline}
      strokeLinecap="round"
    />
  ) : (
    <path
      d={places.map((place) => rock(0, place, size)).join('')}
      fill={colour.sand}
      stroke={colour.ink}
      strokeWidth={line.fine}
    />
  );
}
