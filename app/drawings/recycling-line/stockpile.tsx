import { colour, line, polyline, round, seeded } from '../kit/geometry.ts';
import { rock } from '../kit/rocks.ts';
import { ground } from './layout.ts';

interface StockpileProps {
  x: number;
  height: number;
  /** Width of its stones; under 4 they are dots. */
  grain: number;
  tint: number;
  seed: number;
}

/** Aggregate lies at about 37 degrees. */
const slope = 1.33;

/** A cone of graded aggregate under the head of its belt. */
export function Stockpile({ x, height, grain, tint, seed }: StockpileProps) {
  const random = seeded(seed);
  const half = height * slope;
  const top = ground - height;
  let stones = '';
  const count = grain < 4 ? 130 : 64;
  for (let n = 0; n < count; n++) {
    const depth = random() ** 0.62;
    // Spread evenly across, at random down the slope.
    const px = x + (((n * 0.618) % 1) * 2 - 1) * 0.9 * half * depth;
    const py = top + height * depth * 0.96;
    if (py > ground - 4) continue;
    stones +=
      grain < 4
        ? `M${Math.round(px)} ${Math.round(py)}h.1`
        : rock(n, [Math.round(px), Math.round(py)], grain * (0.7 + random() * 0.5));
  }
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
