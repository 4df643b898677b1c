import { Conveyor } from '../kit/conveyor.tsx';
import { cypress, person } from '../kit/entourage.ts';
import { Excavator } from '../kit/excavator.tsx';
import { circle, colour, line, polygon, polyline } from '../kit/geometry.ts';
import { slab } from '../kit/rocks.ts';
import { Rubble } from '../kit/rubble.tsx';
import { hatch } from '../kit/sheet.tsx';
import { Stockpile } from '../kit/stockpile.tsx';
import { roads } from './layout.ts';

const u = 12;

/** The site: a heap of rubble with an excavator that loads the next truck. */
export function Site() {
  const pieces = [slab([96, roads.out - 46], 90, 9, -12, 3), slab([40, roads.out - 30], 80, 9, 14, 5)];
  return (
    <g stroke={colour.ink}>
      <Excavator
        at={[92, roads.out - 54]}
        unitsPerMetre={u}
        arm={{ knee: [3.6, 5.2], tip: [7.2, 6.9], wrist: [9.4, 5.4], bucket: 20 }}
        loaded
      />
      <Rubble
        from={-20}
        to={214}
        ground={roads.out}
        profile={(t) => Math.max(0, Math.min(62, (1 - t) * 150, 30 + t * 160)) + 3 * Math.sin(t * 22)}
        size={15}
        seed={31}
      />
      <path d={pieces.map((one) => one.outline).join('')} fill={colour.concrete} strokeWidth={line.dimension} />
      <path d={pieces.map((one) => one.bars).join('')} stroke={colour.accent} strokeWidth={line.behind} />
    </g>
  );
}

/** The plant: receiving hall, hopper, crusher house, belt to the screen. */
export function Plant() {
  const y = roads.out;
  return (
    <g stroke={colour.ink} strokeLinejoin="round">
      <Conveyor
        belt={[
          [1496, y - 8],
          [1640, y - 92],
        ]}
        ground={y}
        r={6}
        girder={9}
        trestles={[0.55]}
      />
      <path
        d={polygon([1384, y - 96], [1470, y - 96], [1452, y - 58], [1402, y - 58])}
        fill={colour.steelSoft}
        strokeWidth={line.outline}
      />
      <path
        d={
          polyline([1406, y - 96], [1414, y - 58]) +
          polyline([1428, y - 96], [1428, y - 58]) +
          polyline([1450, y - 96], [1441, y - 58])
        }
        strokeWidth={line.fine}
      />
      <path d={`M1378 ${y - 98}h98`} strokeWidth={line.ground} />
      <path d={`M1394 ${y}v-58h78v58zm78 0h44v-40h-44z`} fill={colour.accent} strokeWidth={line.outline} />
      <path
        d={circle(1432, y - 28, 21) + circle(1432, y - 28, 17)}
        fill={colour.steelSoft}
        fillRule="evenodd"
        strokeWidth={line.dimension}
      />
      <path
        d={`M1432 ${y - 45}v34m-15-25l30 17m-30 0l30-17M1480 ${y - 32}h28m-28 8h28m-28 8h28`}
        strokeWidth={line.behind}
      />
      <path d={`M1312 ${y}v-72h82v72z`} fill={colour.paper} strokeWidth={line.outline} />
      <path
        d={polygon([1304, y - 72], [1398, y - 72], [1392, y - 84], [1310, y - 84])}
        fill={colour.steel}
        strokeWidth={line.outline}
      />
      <path
        d={Array.from({ length: 7 }, (_, n) => `M${1322 + n * 11} ${y}v-72`).join('')}
        strokeWidth={line.fine}
        strokeOpacity=".7"
      />
      <path d={`M1326 ${y - 62}h54v14h-54zm18 0v14m18 0v-14`} fill={colour.steelSoft} strokeWidth={line.dimension} />
    </g>
  );
}

/** The yard: two heaps of aggregate below the belt, and a wheel loader. */
export function Yard() {
  const y = roads.back;
  return (
    <g stroke={colour.ink} strokeLinejoin="round">
      <Stockpile x={1566} ground={y} height={72} grain={7} tint={0.95} seed={4} />
      <Stockpile x={1490} ground={y} height={50} grain={1.6} tint={0.45} seed={6} />
      <path d={`M1446 ${y - 26}v-20l12-12h18l4 16h18v16z`} fill={colour.accent} strokeWidth={line.behind} />
      <path d={`M1458 ${y - 44}l6-12h12v12z`} fill={colour.steelSoft} strokeWidth={line.dimension} />
      <path d={polyline([1456, y - 30], [1436, y - 40], [1424, y - 30])} strokeWidth={line.ground} />
      <path
        d={polygon([1428, y - 34], [1408, y - 42], [1412, y - 24], [1426, y - 22])}
        fill={colour.steelSoft}
        strokeWidth={line.behind}
      />
      <path d={circle(1458, y - 12, 12) + circle(1488, y - 12, 12)} fill={colour.ink} />
      <path d={circle(1458, y - 12, 5) + circle(1488, y - 12, 5)} fill={colour.steelSoft} strokeWidth={line.fine} />
    </g>
  );
}

/** The depot: workshop, fuel and weighbridge, half way back. */
export function Depot({ id }: { id: string }) {
  const y = roads.back;
  const [x, width] = [640, 300];
  const tree = cypress([x + width + 76, y], u, 7);
  return (
    <g stroke={colour.ink} strokeLinejoin="round">
      <path d={tree.outline} fill={colour.green} strokeWidth={line.fine} />
      <path d={`M${x} ${y}v-84h${width}v84z`} fill={colour.paper2} strokeWidth={line.outline} />
      <path
        d={[0, 1, 2].map((n) => `M${x + 16 + n * 72} ${y}v-62h60v62m-60-52h60m-60 10h60`).join('')}
        fill={colour.paper}
        strokeWidth={line.behind}
      />
      <path d={`M${x + 236} ${y - 58}h48v24h-48zm24 0v24`} fill={colour.steelSoft} strokeWidth={line.dimension} />
      <path
        d={polygon([x - 12, y - 84], [x + width + 12, y - 84], [x + width - 8, y - 102], [x + 8, y - 102])}
        fill={colour.steel}
        strokeWidth={line.outline}
      />
      <path
        d={Array.from({ length: 13 }, (_, n) => `M${x + 20 + n * 22} ${y - 100}l-1 14`).join('')}
        strokeWidth={line.fine}
      />
      <path d={`M${x - 66} ${y}v-34h18v34zm18-26h8v20`} fill={colour.paper} strokeWidth={line.behind} />
      <path d={`M${x - 63} ${y - 31}h12v9h-12z`} fill={colour.steelSoft} strokeWidth={line.fine} />
      <path d={`M${x + 20} ${y + 4}h128v9h-128z`} fill={hatch(id, 'steel')} strokeWidth={line.behind} />
      <path d={`M${x + 34} ${y + 13}v8m100-8v8`} strokeWidth={line.outline} />
    </g>
  );
}

/** The construction site: a building frame with its missing storeys dashed. */
export function Rebuilding({ id }: { id: string }) {
  const y = roads.back;
  const floors = [0, 1, 2].map((n) => `M0 ${y - 44 - n * 42}h112v-6H0z`).join('');
  const columns = [0, 1, 2].flatMap((n) => [24, 60, 98].map((x) => `M${x} ${y - n * 42}v-44h7v44z`)).join('');
  return (
    <g stroke={colour.ink}>
      <path d={columns} fill={colour.concrete} strokeWidth={line.dimension} />
      <path d={floors} fill={hatch(id, 'concrete')} strokeWidth={line.behind} />
      <path
        d={[24, 60, 98].map((x) => `M${x + 1} ${y - 134}v-15m2.5 15v-13m2.5 13v-15`).join('')}
        stroke={colour.accent}
        strokeWidth={line.behind}
      />
      <path d={`M112 ${y - 134}v-36H0`} stroke={colour.ink2} strokeWidth={line.dimension} strokeDasharray="6 5" />
      <path
        d={
          person([44, y - 50], u, 'standing') +
          person([84, y - 134], u, 'reaching') +
          person([140, y], u, 'reaching', 1)
        }
        fill={colour.ink}
        stroke="none"
      />
    </g>
  );
}
