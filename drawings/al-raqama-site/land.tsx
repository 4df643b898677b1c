import { colour, line, type Point, polygon, round } from '../kit/geometry.ts';
import { TreePlans } from '../kit/plan.tsx';
import { contours } from './ground.ts';

/** Metres between contour lines; every third one is heavier. */
const interval = 5;

/** A curve that touches the middle of every side of the line: each `T` mirrors the control point before it onto the next corner. */
function smooth(points: readonly Point[]): string {
  const [start, corner, ...rest] = points;
  const middles = rest.map(([x, y], i): Point => [(x + points[i + 1]![0]) / 2, (y + points[i + 1]![1]) / 2]);
  const [first, ...others] = [...middles, points.at(-1)!].map(([x, y]) => `${round(x)} ${round(y)}`);
  return `M${start!.join(' ')}Q${corner!.join(' ')} ${first}T${others.join(' ')}`;
}

/** The hill's contour lines; the close-up shows its foot. */
export function Contours({ head, sheet }: { head: number; sheet: boolean }) {
  const highest = sheet ? head + 20 : head * 0.6;
  const levels = Array.from({ length: Math.ceil(highest / interval) + 3 }, (_, i) => (i - 3) * interval);
  const all = levels.map((metres) => ({ metres, heavy: metres % 15 === 0, lines: contours(metres / head) }));
  const path = (heavy: boolean): string =>
    all
      .filter((one) => one.heavy === heavy)
      .flatMap(({ lines }) => lines.map(smooth))
      .join('');
  return (
    <g strokeLinejoin="round">
      <path d={path(false)} stroke={colour.sand} strokeWidth={line.dimension} />
      <path d={path(true)} stroke={colour.sand} strokeWidth={line.outline} />
    </g>
  );
}

/** The river at the foot of the hill. */
export function River() {
  const bank = 'M-20 300C60 360 96 420 92 500S150 660 196 700 240 800 236 860';
  return (
    <g>
      <path d={`${bank}H-20z`} fill={colour.waterSoft} />
      <path d={bank} stroke={colour.water} strokeWidth={line.outline} />
      <path
        d="M10 420c20 40 34 70 30 110s30 120 70 160m-70-330c10 20 14 36 14 60m20 230c20 40 60 60 80 110"
        stroke={colour.water}
        strokeWidth={line.fine}
      />
    </g>
  );
}

/** A field: four corners, and rows along its first side. */
function field(a: Point, b: Point, depth: number, rows: number): { edge: string; furrows: string } {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const down: Point = [(-(b[1] - a[1]) / length) * depth, ((b[0] - a[0]) / length) * depth];
  const edge = polygon(a, b, [b[0] + down[0], b[1] + down[1]], [a[0] + down[0], a[1] + down[1]]);
  const furrows = Array.from({ length: rows }, (_, i) => {
    const t = (i + 1) / (rows + 1);
    return `M${round(a[0] + down[0] * t)} ${round(a[1] + down[1] * t)}l${round(b[0] - a[0])} ${round(b[1] - a[1])}`;
  });
  return { edge, furrows: furrows.join('') };
}

const fields = [
  field([330, 640], [520, 690], 110, 8),
  field([532, 694], [668, 730], 108, 7),
  field([380, 300], [520, 262], 130, 9),
  field([820, 560], [1010, 540], 120, 8),
  field([1022, 538], [1160, 524], 120, 10),
];

/** Houses of a village, each by its offset from the previous one. */
const village = [
  'h12v9h-12zm20-6h9v12h-9zm18 4h14v9h-14zm24-9h9v14h-9z',
  'm-60 28h9v12h-9zm18 2h15v9h-15zm24-4h9v9h-9zm17-5h12v9h-12z',
  'm-62 28h14v9h-14zm22-3h9v13h-9zm18 4h11v9h-11zm19-6h9v12h-9z',
  'm-46 26h9v9h-9zm17 1h13v9h-13zm21-5h9v12h-9z',
].join('');

/** Fields, and on the sheet an orchard and the village by the road; nothing is surveyed. */
export function Land({ sheet }: { sheet: boolean }) {
  const orchard = Array.from({ length: 63 }, (_, i): readonly [Point, number] => [
    [902 + (i % 9) * 23 + Math.floor(i / 9) * 6, 156 + Math.floor(i / 9) * 20 - (i % 9) * 5],
    15,
  ]);
  return (
    <g>
      <path
        d={fields.map(({ edge }) => edge).join('')}
        fill={colour.green}
        fillOpacity=".16"
        stroke={colour.ink2}
        strokeWidth={line.fine}
      />
      <path d={fields.map(({ furrows }) => furrows).join('')} stroke={colour.green} strokeWidth={line.fine} />
      {sheet && <TreePlans places={orchard} u={1} />}
      {sheet && (
        <path
          d={`M560 222${village}M1506 292${village}`}
          fill={colour.steel}
          stroke={colour.ink}
          strokeWidth={line.dimension}
          strokeLinejoin="round"
        />
      )}
    </g>
  );
}

/** The road that the main crosses in a sleeve, with lanes to the village, the station and the end of the main. */
export function Road() {
  const road = 'M540 -20C560 110 700 180 736 300S700 520 760 640 800 780 796 860';
  const lanes = 'M736 300C700 316 660 296 552 300M754 628C640 600 480 620 320 604M1640 470C1560 440 1470 420 1424 258';
  return (
    <g>
      <path d={road} stroke={colour.ink} strokeWidth={line.dimension + 18} />
      <path d={lanes} stroke={colour.ink2} strokeWidth={line.dimension + 8} />
      <path d={`${lanes}${road}`} stroke={colour.paper} strokeWidth="8" />
      <path d={road} stroke={colour.paper} strokeWidth="18" />
      <path d={road} stroke={colour.ink2} strokeWidth={line.fine} strokeDasharray="16 12" />
    </g>
  );
}
