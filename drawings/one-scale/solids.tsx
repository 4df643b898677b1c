import { colour, line, type Point, polygon } from '../kit/geometry.ts';
import { heap } from '../kit/rocks.ts';
import type { Thing } from './layout.ts';

/** A volume as a cube: its front to scale, its depth foreshortened. */
export function Cube({ of: { x, ground, width }, fill }: { of: Thing; fill: string }) {
  const [dx, dy] = [0.28 * width, -0.2 * width];
  const corner: Point = [x + width, ground - width];
  const front = polygon([x, ground], [x, ground - width], corner, [x + width, ground]);
  const side = polygon([x + width, ground], corner, [corner[0] + dx, corner[1] + dy], [corner[0] + dx, ground + dy]);
  const lid = polygon([x, corner[1]], [x + dx, corner[1] + dy], [corner[0] + dx, corner[1] + dy], corner);
  return (
    <g stroke={colour.ink} strokeWidth={line.outline} strokeLinejoin="round">
      <path d={front + side} fill={fill} />
      <path d={side} fill={colour.ink} fillOpacity=".2" />
      <path d={lid} fill={colour.paper} />
    </g>
  );
}

/** Rubble over a cube's front. */
export function Rocks({ id, of: { x, ground, width, height } }: { id: string; of: Thing }) {
  const rows = heap({ from: x + 4, to: x + width, ground, profile: () => height, size: 18, seed: 4 });
  return (
    <>
      <clipPath id={`${id}front`}>
        <path
          d={polygon(
            [x + 1, ground],
            [x + 1, ground - height + 1],
            [x + width - 1, ground - height + 1],
            [x + width - 1, ground],
          )}
        />
      </clipPath>
      <g clipPath={`url(#${id}front)`} fill={colour.sand} stroke={colour.ink} strokeWidth={line.fine}>
        {rows.map((row) => (
          <path key={row} d={row} />
        ))}
      </g>
    </>
  );
}

/** A floor area as a square that lies on the ground behind the line. */
export function Lying({ of: { x, ground, width } }: { of: Thing }) {
  const [dx, y] = [0.35 * width, ground - 0.42 * width];
  return (
    <path
      d={polygon([x, ground], [x + width, ground], [x + width + dx, y], [x + dx, y])}
      fill={colour.green}
      fillOpacity=".3"
      stroke={colour.ink}
      strokeWidth={line.outline}
      strokeLinejoin="round"
    />
  );
}

/** The sign of a pump: a circle with the direction of the flow. */
export const Pump = ({ at: [x, y] }: { at: Point }) => (
  <g stroke={colour.ink} strokeWidth={line.dimension}>
    <circle cx={x} cy={y} r="9" fill={colour.accent} />
    <path d={polygon([x - 7, y + 4], [x, y - 9], [x + 7, y + 4])} fill={colour.paper} />
  </g>
);
