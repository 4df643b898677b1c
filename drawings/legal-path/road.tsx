import { isometric, plane, run, type Space } from '../kit/axonometric.ts';
import { colour, dash, line, type Point, polygon } from '../kit/geometry.ts';

/** Sheet units per metre, and the length of one leg of the road in metres. */
export const unit = 16;
const leg = 26;

/** The road's plane, and its projection about any of its points. */
const plan = isometric([-100, 232], unit);
export const at = (x: number, y: number) => isometric(plan([x, y, 0]), unit);

const corners: Space[] = [
  [-4, 0, 0],
  [leg, 0, 0],
  [leg, -leg, 0],
  [2 * leg, -leg, 0],
  [2 * leg, -2 * leg, 0],
  [3 * leg + 4, -2 * leg, 0],
];

/** The four corners at which the stations lie, on the sheet. */
export const stations: readonly Point[] = corners.slice(1, 5).map(plan);

/** The upper corners of the stations' plots, on the plan. */
export const plots: readonly (readonly [number, number])[] = [
  [leg - 20, -20],
  [leg + 5, -leg + 5],
  [2 * leg - 19.2, -leg - 19.2],
  [2 * leg + 8, -2 * leg + 8],
];

/** The corners of the route, moved sideways: legs run along x and y in turn, so both are shifted. */
const beside = (metres: number): Space[] => corners.map(([x, y]) => [x + metres, y + metres, 0] as const);

/** Carriageway with kerbs, its axis as a chain line, and the route upon it in the accent. */
export function Road() {
  const edge = (metres: number): Space[] => beside(metres);
  const outer = [...edge(2.6), ...edge(-2.6).reverse()];
  const lane = [...edge(1.9), ...edge(-1.9).reverse()];
  const [from, to] = [plan([2.6 * leg, -2 * leg, 0]), plan([2.6 * leg + 1.4, -2 * leg, 0])];
  return (
    <g strokeLinejoin="round">
      <path d={plane(plan, ...outer)} fill={colour.paper} stroke={colour.ink} strokeWidth={line.behind} />
      <path d={plane(plan, ...lane)} fill={colour.concrete} stroke={colour.ink} strokeWidth={line.fine} />
      <path d={run(plan, ...corners)} stroke={colour.paper} strokeWidth="2" strokeDasharray={dash.axis} />
      <path
        d={run(plan, ...corners.slice(0, 5), [2.6 * leg, -2 * leg, 0])}
        stroke={colour.accent}
        strokeWidth={line.ground}
      />
      <path d={polygon(to, [from[0] - 5, from[1] + 7], [from[0] + 5, from[1] - 11])} fill={colour.accent} />
    </g>
  );
}
