import { cypress, person } from '../kit/entourage.ts';
import { circle, colour, line, type Point, polygon, polyline } from '../kit/geometry.ts';
import { Rubble } from '../kit/rubble.tsx';
import { Tippers } from '../kit/tipper.tsx';
import { ground, unitsPerMetre } from './layout.ts';

export const heap = { from: 1214, to: 1436 };
const well = 1500;
/** The plume's deepest point. */
export const deepest = 1338;
/** Leachate threads: start at the heap, drift while sinking, and end above the plume's depth. */
const drops: [from: number, drift: number, over: number][] = [
  [1248, 6, 72],
  [1286, 8, 30],
  [1326, 12, 52],
  [1364, 16, 30],
  [1400, 16, 80],
];

/** The ground stained below the heap, down to the given depth. */
export function Plume({ depth }: { depth: number }) {
  const [left, right] = [heap.from + 12, heap.to - 10];
  const outline = `M${left} ${ground}C${left - 12} ${ground + 90} ${left + 6} ${depth} ${deepest} ${depth}S${right + 20} ${ground + 90} ${right} ${ground}z`;
  const ends = drops.map(([x, drift, over]): Point => [x + drift, depth - over]);
  const arrows = drops.map(([x], n) => `M${x} ${ground + 14}L${ends[n]![0]} ${ends[n]![1] - 12}`).join('');
  const heads = ends.map(([x, y]) => polygon([x + 1, y], [x - 4, y - 14], [x + 4, y - 14])).join('');
  return (
    <g>
      <path d={outline} fill={colour.accentSoft} fillOpacity=".75" />
      <path d={arrows} stroke={colour.accent} strokeWidth={line.behind} strokeDasharray="7 4" />
      <path d={heads} fill={colour.accent} />
    </g>
  );
}

/** The open dump: mixed rubble, tyres and drums on bare ground, beside a house with a well. */
export function Dump({ water }: { water: number }) {
  const tree = cypress([1454, ground], unitsPerMetre, 6.5);
  const tyres = [1416, 1431, 1423]
    .map((x, n) => circle(x, ground - 7 - (n === 2 ? 12 : 0), 7) + circle(x, ground - 7 - (n === 2 ? 12 : 0), 3))
    .join('');
  return (
    <g stroke={colour.ink} strokeLinejoin="round">
      <path d={tree.outline} fill={colour.green} strokeWidth={line.fine} />
      <path d={`M${well - 7} ${ground}V${water + 26}m14 0V${ground}`} fill={colour.paper} strokeWidth={line.outline} />
      <path d={`M${well - 6} ${water}h12v25h-12z`} fill={colour.water} stroke="none" />
      <path d={`M${well} ${ground - 20}V${water + 14}`} strokeWidth={line.fine} />
      <path d={`M${well - 13} ${ground}v-13h26v13z`} fill={colour.concrete} strokeWidth={line.behind} />
      <path
        d={`M${well - 12} ${ground - 13}v-25m24 25v-25m-31 0l19-14 19 14z`}
        fill={colour.paper}
        strokeWidth={line.behind}
      />
      <path d={`M1530 ${ground}v-46h58v46z`} fill={colour.paper} strokeWidth={line.outline} />
      <path d={`M1524 ${ground - 46}v-6h70v6z`} fill={colour.ink} />
      <path
        d={`M1540 ${ground - 34}h14v15h-14zm28 0h12v34h-12z`}
        fill={colour.steelSoft}
        strokeWidth={line.dimension}
      />
      <Tippers list={[{ at: [1232, ground], facing: -1, tilt: 42, load: 'rubble' }]} unitsPerMetre={unitsPerMetre} />
      <Rubble
        from={heap.from}
        to={heap.to}
        ground={ground}
        profile={(t) => 104 * Math.max(0, Math.min(t / 0.4, 1 - (t - 0.4) * 0.4, (1 - t) / 0.4)) + 5 * Math.sin(t * 25)}
        size={19}
        seed={23}
        width={line.texture}
      />
      <path d={tyres} fill={colour.ink} fillRule="evenodd" strokeWidth={line.fine} />
      <path
        d={
          polyline([1282, ground - 72], [1274, ground - 90], [1284, ground - 98]) +
          polyline([1342, ground - 70], [1358, ground - 88]) +
          polyline([1310, ground - 40], [1298, ground - 54], [1300, ground - 62]) +
          polyline([1384, ground - 36], [1402, ground - 52])
        }
        stroke={colour.accent}
        strokeWidth={line.outline}
        strokeLinecap="round"
      />
      <path d={person([well - 24, ground], unitsPerMetre, 'reaching', 1)} fill={colour.ink} stroke="none" />
    </g>
  );
}
