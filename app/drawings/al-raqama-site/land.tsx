import { colour, line, type Point, polygon, round } from '../kit/geometry.ts';
import { Label } from '../kit/marks.tsx';
import { TreePlans } from '../kit/plan.tsx';

/** Metres between two contour lines; every third of them is heavier and says its level. */
const interval = 5;

/** Where the contour that lies `share` of the way up (0 station, 1 end) crosses the height `y` of the sheet. */
const contour = (share: number, y: number): number =>
  250 + share * 1040 + (y - 470) * -0.42 + 46 * Math.sin(y / 128 + share * 5.2) + 22 * Math.sin(y / 57 + share * 11);

/** The hill: contour lines from the river to above the end of the main, on the sheet with their levels; the close-up shows its foot. */
export function Contours({ head, sheet }: { head: number; sheet: boolean }) {
  const until = sheet ? head + 20 : head * 0.6;
  const lines = Array.from({ length: Math.ceil(until / interval) + 1 }, (_, i) => (i - 1) * interval).map((metres) => {
    const points = Array.from({ length: 59 }, (_, i): Point => [contour(metres / head, -15 + i * 15), -15 + i * 15]);
    const d = `M${points.map(([x, y]) => `${round(x)} ${y}`).join(' ')}`;
    return { metres, d, heavy: metres % 15 === 0 };
  });
  const level = (metres: number): Point => [contour(metres / head, 96), 100];
  return (
    <g>
      <path
        d={lines
          .filter(({ heavy }) => !heavy)
          .map(({ d }) => d)
          .join('')}
        stroke={colour.sand}
        strokeWidth={line.dimension}
      />
      <path
        d={lines
          .filter(({ heavy }) => heavy)
          .map(({ d }) => d)
          .join('')}
        stroke={colour.sand}
        strokeWidth={line.outline}
      />
      {sheet &&
        lines
          .filter(({ metres }) => metres >= 0 && metres <= head && metres % 15 === 0)
          .map(({ metres }) => (
            <Label key={metres} at={level(metres)} size={16} anchor="middle" language="en" mono halo>
              {metres === 0 ? '0.00' : `+${metres}.00`}
            </Label>
          ))}
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

/** A field: four corners and rows along its first side. */
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

/** Fields, and on the whole sheet an orchard and the village at the road; nothing of it is surveyed. */
export function Land({ sheet }: { sheet: boolean }) {
  const orchard = Array.from({ length: 63 }, (_, i): readonly [Point, number] => [
    [902 + (i % 9) * 23 + Math.floor(i / 9) * 6, 156 + Math.floor(i / 9) * 20 - (i % 9) * 5],
    15,
  ]);
  const houses: [x: number, y: number, w: number, h: number][] = [
    [590, 236, 20, 15],
    [622, 226, 16, 20],
    [650, 250, 18, 16],
    [586, 268, 18, 18],
    [618, 262, 22, 14],
    [646, 286, 16, 20],
    [592, 304, 24, 15],
    [628, 312, 16, 16],
    [560, 244, 16, 20],
    [556, 286, 20, 14],
    [1440, 306, 20, 15],
    [1474, 296, 16, 20],
    [1452, 340, 22, 15],
    [1490, 332, 16, 16],
    [1510, 304, 20, 16],
    [1432, 372, 16, 18],
    [1476, 370, 22, 14],
    [1512, 352, 16, 20],
  ];
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
          d={houses.map(([x, y, w, h]) => `M${x} ${y}h${w}v${h}h${-w}zl${w} ${h}m0 ${-h}l${-w} ${h}`).join('')}
          fill={colour.paper2}
          stroke={colour.ink}
          strokeWidth={line.dimension}
          strokeLinejoin="round"
        />
      )}
    </g>
  );
}

/** The road that the main crosses in a sleeve. */
export function Road() {
  const d = 'M540 -20C560 110 700 180 736 300S700 520 760 640 800 780 796 860';
  return (
    <g>
      <path d={d} stroke={colour.ink} strokeWidth={line.dimension + 22} />
      <path d={d} stroke={colour.paper} strokeWidth="22" />
      <path d={d} stroke={colour.ink2} strokeWidth={line.fine} strokeDasharray="16 12" />
    </g>
  );
}
