import type { Places } from './scale.ts';

/**
 * A line between two values, with end marks.
 * @param y of the line, in pixels
 */
export const Whisker = ({ places, from, to, y }: { places: Places; from: number; to: number; y: number }) => (
  <g stroke="var(--color-ink)" strokeWidth="2">
    <line x1={places.at(from)} x2={places.at(to)} y1={y} y2={y} />
    <line x1={places.at(from)} x2={places.at(from)} y1={y - 6} y2={y + 6} />
    <line x1={places.at(to)} x2={places.at(to)} y1={y - 6} y2={y + 6} />
  </g>
);
