import { colour, line, type Point, polygon, polyline } from './geometry.ts';
import { rock } from './rocks.ts';
import { stamp } from './stamp.ts';

interface TipperProps {
  /** The lorry's rear end on the ground. */
  at: Point;
  unitsPerMetre: number;
  facing?: 1 | -1;
  /** How far the body is raised, in degrees. */
  tilt?: number;
  loaded?: boolean;
}

const wheel = 'm-52 0c0-69 104-69 104 0s-104 69-104 0z';
const hub = 'm-25 0c0-33 50-33 50 0s-50 33-50 0z';
const axles = [1.15, 2.5, 6.95];
/** The body turns about this hinge, in metres. */
const hinge: Point = [0.35, 1.3];

/** A three-axle tipper of 8.6 m in side view; facing 1 drives to the right. The body carries the accent of machines. */
export function Tipper({ at: [x0, y0], unitsPerMetre: u, facing = 1, tilt = 0, loaded }: TipperProps) {
  const put = ([x, y]: Point): Point => [x0 + x * u * facing, y0 - y * u];
  const part = (data: string, [x, y]: Point = [0, 0]): string => stamp(data, put([x, y]), (u / 100) * facing, u / 100);
  const angle = (tilt * Math.PI) / 180;
  const body = ([x, y]: Point): Point =>
    put([hinge[0] + x * Math.cos(angle) - y * Math.sin(angle), hinge[1] + x * Math.sin(angle) + y * Math.cos(angle)]);
  const ribs = [0.85, 1.75, 2.65, 3.55, 4.45].map((x) => polyline(body([x, 0.08]), body([x, 1.22])));
  const load = [0.6, 1.4, 2.3, 3.1, 4, 4.8].map((x, n) =>
    rock(n, body([x, 1.35 + 0.12 * (n % 2)]), u * (0.75 + 0.2 * (n % 3))),
  );
  return (
    <g stroke={colour.ink} strokeWidth={u > 14 ? line.behind : line.dimension} strokeLinejoin="round">
      {tilt > 0 && <path d={polyline(put([4.2, 1.1]), body([4.6, 0]))} strokeWidth={0.22 * u} />}
      {loaded && <path d={load.join('')} fill={colour.paper2} strokeWidth={line.fine} />}
      <path d={part('m20-96h800v-26h-800z')} fill={colour.steel} />
      <path
        d={polygon(
          body([0, 0]),
          body([5.6, 0]),
          body([5.85, 1.34]),
          body([6.5, 1.4]),
          body([6.5, 1.5]),
          body([5.7, 1.42]),
          body([-0.12, 1.3]),
        )}
        fill={colour.accent}
      />
      <path d={ribs.join('')} stroke={colour.paper} strokeOpacity=".6" strokeWidth={line.dimension} />
      <path
        d={part('m640-62v-208c0-16 8-24 24-24h122c20 0 30 10 36 28l30 96v108h-80c0-56-112-56-112 0z')}
        fill={colour.paper}
      />
      <path d={part('m712-268h78c10 0 14 4 18 14l20 66h-116z')} fill={colour.steelSoft} strokeWidth={line.dimension} />
      <path d={part('m672-76v-192m30 128h20m100 44h28m-240-2h-110v-40h110z')} strokeWidth={line.dimension} />
      <path d={axles.map((x) => part(wheel, [x, 0.52])).join('')} fill={colour.ink} stroke="none" />
      <path d={axles.map((x) => part(hub, [x, 0.52])).join('')} fill={colour.steelSoft} strokeWidth={line.fine} />
    </g>
  );
}
