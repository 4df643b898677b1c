import { colour, line, type Point, polyline, round, seeded } from './geometry.ts';
import { rock } from './rocks.ts';

interface StockpileProps {
  x: number;
  ground: number;
  height: number;
  /** Width of its stones; below 4 they are dots. */
  grain: number;
  tint: number;
  seed: number;
}

/** The slope of aggregate, about 37 degrees. */
const slope = 1.33;

/** A cone of graded aggregate below the head of its belt. */
export function Stockpile({ x, ground, height, grain, tint, seed }: StockpileProps) {
  const random = seeded(seed);
  const half = height * slope;
  const top = ground - height;
  const places: Point[] = [];
  const apart = grain < 4 ? 5 : grain * 1.45;
  for (let n = 0; n < 1200 && places.length < 120; n++) {
    const across = random() * 2 - 1;
    const py = ground - 4 - grain * 0.4 - random() ** 1.3 * (height - 8);
    const px = x + across * (half * (1 - (ground - py) / height) - grain * 0.7);
    if (py < top + 6 || places.some(([qx, qy]) => Math.hypot(qx - px, qy - py) < apart)) continue;
    places.push([Math.round(px), Math.round(py)]);
  }
  const stones = places
    .map((place, n) => (grain < 4 ? `M${place.join(' ')}h.1` : rock(n, place, grain * (0.7 + (n % 4) * 0.15))))
    .join('');
  const outline = `M${round(x - half)} ${ground}L${x - 10} ${top + 4}q10-8 20 0L${round(x + half)} ${ground}z`;
  return (
    <g stroke={colour.ink}>
      <path d={outline} fill={colour.paper2} stroke="none" />
      <path d={outline} fill={colour.sand} fillOpacity={tint} strokeWidth={line.outline} />
      <path
        d={`${polyline([x + 2, top], [x + half, ground])}H${round(x + half * 0.18)}z`}
        fill={colour.ink}
        fillOpacity=".08"
        stroke="none"
      />
      {grain < 4 ? (
        <path d={stones} strokeOpacity=".65" strokeWidth={grain} strokeLinecap="round" />
      ) : (
        <path d={stones} fill={colour.paper} fillOpacity=".6" strokeWidth={line.fine} />
      )}
    </g>
  );
}
