import { colour, line, type Point, polygon, polyline } from './geometry.ts';
import { rock } from './rocks.ts';
import { stamp } from './stamp.ts';

export interface Tipper {
  /** The truck's rear end on the ground. */
  at: Point;
  /** 1 drives to the right. */
  facing?: 1 | -1;
  /** Tilt of the body, in degrees. */
  tilt?: number;
  load?: 'rubble' | 'aggregate';
}

/** Length of the truck in metres. */
export const tipperLength = 8.6;

const wheel = 'm-52 0c0-69 104-69 104 0s-104 69-104 0z';
const hub = 'm-25 0c0-33 50-33 50 0s-50 33-50 0z';
const axles = [1.15, 2.5, 6.95];
/** The body's hinge, in metres. */
const hinge: Point = [0.35, 1.3];

/** The parts of a tipper as path data, grouped by paint. */
function paths({ at: [x0, y0], facing = 1, tilt = 0, load }: Tipper, u: number) {
  const put = ([x, y]: Point): Point => [x0 + x * u * facing, y0 - y * u];
  const part = (data: string, [x, y]: Point = [0, 0]): string => stamp(data, put([x, y]), (u / 100) * facing, u / 100);
  const angle = (tilt * Math.PI) / 180;
  const body = ([x, y]: Point): Point =>
    put([hinge[0] + x * Math.cos(angle) - y * Math.sin(angle), hinge[1] + x * Math.sin(angle) + y * Math.cos(angle)]);
  const tub: Point[] = [
    [0, 0],
    [5.6, 0],
    [5.85, 1.34],
    [6.5, 1.4],
    [6.5, 1.5],
    [5.7, 1.42],
    [-0.12, 1.3],
  ];
  const heapOf = (size: number) =>
    [0.6, 1.4, 2.3, 3.1, 4, 4.8]
      .map((x, n) => rock(n, body([x, 1.35 + 0.12 * (n % 2)]), u * (size + 0.2 * (n % 3))))
      .join('');
  return {
    ram: tilt > 0 ? polyline(put([4.2, 1.1]), body([4.6, 0])) : '',
    rubble: load === 'rubble' ? heapOf(0.75) : '',
    aggregate:
      load === 'aggregate'
        ? `${polygon(body([0.1, 1.3]), body([1.6, 1.75]), body([2.9, 1.6]), body([4.1, 1.8]), body([5.5, 1.4]))}`
        : '',
    chassis: part('m20-96h800v-26h-800z'),
    body: polygon(...tub.map(body)),
    ribs: [0.85, 1.75, 2.65, 3.55, 4.45].map((x) => polyline(body([x, 0.08]), body([x, 1.22]))).join(''),
    cab: part('m640-62v-208c0-16 8-24 24-24h122c20 0 30 10 36 28l30 96v108h-80c0-56-112-56-112 0z'),
    window: part('m712-268h78c10 0 14 4 18 14l20 66h-116z'),
    detail: part('m672-76v-192m30 128h20m100 44h28m-240-2h-110v-40h110z'),
    wheels: axles.map((x) => part(wheel, [x, 0.52])).join(''),
    hubs: axles.map((x) => part(hub, [x, 0.52])).join(''),
  };
}

interface TippersProps {
  list: readonly Tipper[];
  unitsPerMetre: number;
  /** Colour of the bodies: the machines' accent, unless another part of the sheet has it. */
  paint?: string;
}

/** Three-axle tippers in side view that do not overlap. */
export function Tippers({ list, unitsPerMetre: u, paint = colour.accent }: TippersProps) {
  const all = list.map((tipper) => paths(tipper, u));
  const join = (name: keyof (typeof all)[number]): string => all.map((one) => one[name]).join('');
  return (
    <g stroke={colour.ink} strokeWidth={u > 14 ? line.behind : line.dimension} strokeLinejoin="round">
      <path d={join('ram')} strokeWidth={0.22 * u} />
      <path d={join('rubble')} fill={colour.paper2} strokeWidth={line.fine} />
      <path d={join('aggregate')} fill={colour.sand} strokeWidth={line.dimension} />
      <path d={join('chassis')} fill={colour.steel} />
      <path d={join('body')} fill={paint} />
      <path d={join('ribs')} stroke={colour.paper} strokeOpacity=".6" strokeWidth={line.dimension} />
      <path d={join('cab')} fill={colour.paper} />
      <path d={join('window')} fill={colour.steelSoft} strokeWidth={line.dimension} />
      <path d={join('detail')} strokeWidth={line.dimension} />
      <path d={join('wheels')} fill={colour.ink} stroke="none" />
      <path d={join('hubs')} fill={colour.steelSoft} strokeWidth={line.fine} />
    </g>
  );
}
