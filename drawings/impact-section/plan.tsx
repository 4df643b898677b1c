import { circle, colour, dash, line, type Point, polygon, round } from '../kit/geometry.ts';

/** Sheet units per kilometre of the small plan. */
export const perKilometre = 60;

/** Radius of a circle of the given area. */
export const rangeRadius = (squareKilometres: number): number =>
  round(Math.sqrt(squareKilometres / Math.PI) * perKilometre);

/** The dump from above, and the circle of its pollution, in a frame of their own beside the section. */
export function Plan({ at: [x, y], area }: { at: Point; area: number }) {
  const r = rangeRadius(area);
  const dump = polygon(
    [x - 15, y - 8],
    [x - 2, y - 14],
    [x + 14, y - 7],
    [x + 17, y + 6],
    [x + 2, y + 13],
    [x - 14, y + 9],
  );
  return (
    <g>
      <path
        d={`M${x - r - 176} ${y - r - 18}H${x + r + 18}v${2 * r + 36}H${x - r - 176}z`}
        fill={colour.paper}
        stroke={colour.ink}
        strokeWidth={line.dimension}
      />
      <path
        d={circle(x, y, r)}
        fill={colour.accentSoft}
        fillOpacity=".5"
        stroke={colour.accent}
        strokeWidth={line.outline}
      />
      <path
        d={`M${x - r} ${y}h${2 * r}M${x} ${y - r}v${2 * r}`}
        stroke={colour.ink2}
        strokeWidth={line.fine}
        strokeDasharray={dash.axis}
      />
      <path d={dump} fill={colour.ink2} stroke={colour.ink} strokeWidth={line.behind} />
    </g>
  );
}

/** The threatened wells, one mark each, in two separate rows, because their positions are unknown. */
export function WellCount({ at: [x, y], wells }: { at: Point; wells: number }) {
  const row = Math.ceil(wells / 2);
  const places = Array.from({ length: wells }, (_, n): Point => [x + 6 + (n % row) * 14, y + (n < row ? 0 : 15)]);
  return (
    <g>
      <path
        d={places.map((p) => circle(...p, 5)).join('')}
        fill={colour.paper}
        stroke={colour.ink}
        strokeWidth={line.behind}
      />
      <path
        d={places.map((p) => `M${p[0]} ${p[1]}h.1`).join('')}
        stroke={colour.water}
        strokeWidth="4"
        strokeLinecap="round"
      />
    </g>
  );
}
