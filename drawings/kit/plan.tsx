import { colour, dash, line, type Point, polygon, round } from './geometry.ts';
import { Label } from './label.tsx';
import { stamp } from './stamp.ts';

/** Parts of plans, seen from above. Lengths in metres, `u` sheet units per metre. */

/** A wall as a cut rectangle between two corners of its axis-parallel outline. */
export const wall = (x1: number, y1: number, x2: number, y2: number): string =>
  `M${round(x1)} ${round(y1)}H${round(x2)}V${round(y2)}H${round(x1)}z`;

/** A door: its leaf and swing. `hinge` and `latch` are the ends of the opening, `side` is where it opens to. */
export function door(hinge: Point, latch: Point, side: 1 | -1): string {
  const [dx, dy] = [latch[0] - hinge[0], latch[1] - hinge[1]];
  const width = Math.hypot(dx, dy);
  const open: Point = [hinge[0] - dy * side, hinge[1] + dx * side];
  return `M${round(hinge[0])} ${round(hinge[1])}L${round(open[0])} ${round(open[1])}A${round(width)} ${round(width)} 0 0 ${side > 0 ? 0 : 1} ${round(latch[0])} ${round(latch[1])}`;
}

/** A 12 m lorry from above, its tail at `at`, driving along x. */
export function LorryPlan({ at, u, facing = 1 }: { at: Point; u: number; facing?: 1 | -1 }) {
  const put = (shape: string): string => stamp(shape, at, (u / 100) * facing, u / 100);
  return (
    <g stroke={colour.ink} strokeLinejoin="round">
      <path d={put('m0-125h900v250h-900z')} fill={colour.paper} strokeWidth={line.outline} />
      <path
        d={put('m930-118h220c30 0 50 40 50 118s-20 118-50 118h-220z')}
        fill={colour.accent}
        strokeWidth={line.outline}
      />
      <path
        d={put('m1090-104h60c20 20 26 60 26 104s-6 84-26 104h-60z')}
        fill={colour.steelSoft}
        strokeWidth={line.dimension}
      />
      <path
        d={put('m60-125v250m120-250v250m120-250v250m120-250v250m120-250v250m120-250v250m120-250v250')}
        strokeWidth={line.texture}
      />
    </g>
  );
}

/** Trees from above: crown and trunk, by position and crown diameter in metres. */
export function TreePlans({ places, u }: { places: readonly (readonly [Point, number])[]; u: number }) {
  const crown =
    'm-50 4c-6-16 2-22 12-30-2-16 16-26 30-18 12-14 34-6 36 8 16-2 26 16 18 30 10 12 4 32-12 34-4 16-26 20-38 10-14 10-36 4-36-14-10-4-12-12-10-20z';
  const rays = 'l14-30m-14 30l34-6m-34 6l20 28m-20-28l-26 22m26-22l-34-12m34 12l-10-32';
  return (
    <g>
      <path
        d={places.map(([at, metres]) => stamp(crown, at, (metres * u) / 100)).join('')}
        fill={colour.green}
        fillOpacity=".55"
        stroke={colour.ink}
        strokeWidth={line.fine}
      />
      <path
        d={places.map(([at, metres]) => stamp(rays, at, (metres * u) / 100)).join('')}
        stroke={colour.ink}
        strokeOpacity=".6"
        strokeWidth={line.texture}
      />
    </g>
  );
}

/** A north arrow of the given radius. */
export function North({ at: [x, y], r = 34 }: { at: Point; r?: number }) {
  return (
    <g>
      <path
        d={`M${x - r} ${y}h${2 * r}M${x} ${y - r - 8}v${2 * r + 16}`}
        stroke={colour.ink2}
        strokeWidth={line.fine}
        strokeDasharray={dash.axis}
      />
      <path d={polygon([x, y - r], [x + r * 0.34, y + r * 0.5], [x, y + r * 0.26])} fill={colour.ink} />
      <path
        d={polygon([x, y - r], [x - r * 0.34, y + r * 0.5], [x, y + r * 0.26])}
        fill={colour.paper}
        stroke={colour.ink}
        strokeWidth={line.behind}
      />
      <Label at={[x, y - r - 12]} weight={600} anchor="middle" language="en">
        N
      </Label>
    </g>
  );
}
