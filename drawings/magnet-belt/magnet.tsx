import { circle, colour, line, type Point, polygon, polyline, round } from '../kit/geometry.ts';
import { hatch } from '../kit/sheet.tsx';
import { beam, conveyor, magnet } from './layout.ts';

const { from, to, y, r } = magnet;
const core = conveyor.x;

/** Turnbuckles that carry the magnet and set its height. */
function Suspension() {
  const places: [number, number][] = [
    [440, y - 104],
    [890, y - 104],
  ];
  return (
    <>
      <path
        d={`M0 ${beam - 26}h1600v8h-1600zm0 44h1600v8h-1600zM0 ${beam - 18}h1600v36h-1600z`}
        fill={colour.steelSoft}
        strokeWidth={line.behind}
      />
      <path
        d={[220, 500, 900, 1180, 1460].map((at) => `M${at} ${beam - 18}v36`).join('')}
        strokeWidth={line.dimension}
      />
      <path d={places.map(([x, end]) => `M${x} ${beam + 26}V${end}`).join('')} strokeWidth={line.ground} />
      <path
        d={places.map(([x]) => `M${x - 16} ${beam + 26}h32v12h-32zm6 44h20v40h-20z`).join('')}
        fill={colour.paper}
        strokeWidth={line.behind}
      />
      <path
        d={places.map(([x, end]) => circle(x, end + 6, 10)).join('')}
        fill={colour.paper}
        strokeWidth={line.outline}
      />
    </>
  );
}

/** Windings of one coil side as a grid of wires. */
const windings = (x: number): string =>
  Array.from({ length: 20 }, (_, n) => circle(x + (n % 4) * 17, y - 20 + Math.floor(n / 4) * 16, 6)).join('');

/** Field lines from the core through the air to the bars. */
const field = [
  [14, 164, 104],
  [26, 152, 74],
  [36, 138, 46],
]
  .flatMap(([near, far, deep]) =>
    [1, -1].map(
      (side) =>
        `M${core + near! * side} ${y + r + 12}c0 ${deep} ${(far! - near!) * side} ${deep} ${(far! - near!) * side} 0`,
    ),
  )
  .join('');

/** Electromagnet in section inside its own belt, which runs across the conveyor. */
export function CrossBeltMagnet({ id }: { id: string }) {
  const cleats = (level: number, up: 1 | -1) =>
    [0.08, 0.24, 0.4, 0.56, 0.72, 0.88].map((part) => {
      const x = Math.round(from + (to - from) * part);
      return polygon([x - 5, level], [x + 5, level], [x + 3, level - 20 * up], [x - 3, level - 20 * up]);
    });
  const frameTop = y - 92;
  return (
    <g stroke={colour.ink} strokeLinejoin="round">
      <Suspension />
      <path d={field} stroke={colour.accent} strokeWidth={line.behind} strokeDasharray="7 5" />
      <path
        d={cleats(y - r - 9, 1).join('') + cleats(y + r + 9, -1).join('')}
        fill={colour.ink}
        strokeWidth={line.fine}
      />
      <path
        d={`M${from} ${y - r - 9}H${to}a${r + 9} ${r + 9} 0 0 1 0 ${2 * r + 18}H${from}a${r + 9} ${r + 9} 0 0 1 0 ${-2 * r - 18}z`}
        fill={colour.ink}
        strokeWidth={line.fine}
      />
      <path
        d={`M${from} ${y - r}H${to}a${r} ${r} 0 0 1 0 ${2 * r}H${from}a${r} ${r} 0 0 1 0 ${-2 * r}z`}
        fill={colour.paper2}
        strokeWidth={line.outline}
      />
      <path
        d={polygon([from - 14, y - 12], [to + 14, y - 12], [to + 14, y + 12], [from - 14, y + 12])}
        fill={colour.steelSoft}
        strokeWidth={line.behind}
      />
      <path d={`M${core - 164} ${y + 58}v-116h328v116h-30v-88h-268v88z`} fill={colour.paper} />
      <path
        d={`M${core - 164} ${y + 58}v-116h328v116h-30v-88h-268v88z`}
        fill={hatch(id, 'cast')}
        strokeWidth={line.cut}
      />
      <path d={`M${core - 44} ${y + 58}v-88h88v88z`} fill={colour.accent} />
      <path d={`M${core - 44} ${y + 58}v-88h88v88z`} fill={hatch(id, 'steel')} strokeWidth={line.cut} />
      <path d={windings(core - 118) + windings(core + 66)} fill={colour.accentSoft} strokeWidth={line.dimension} />
      <path d={`M${core - 134} ${y + 50}h90v8h-90zm178 0h90v8h-90z`} fill={colour.steel} strokeWidth={line.dimension} />
      <path
        d={`M${core - 130} ${frameTop}v-34c0-8 6-14 14-14h96v48zm210 0v-40h50v40z`}
        fill={colour.steelSoft}
        strokeWidth={line.behind}
      />
      <path
        d={`M${from + 30} ${y - r - 12}V${frameTop}H${to - 60}V${y - r - 12}m0-14H${from + 30}`}
        strokeWidth={line.cut}
      />
      <Drum x={from} />
      <Drum x={to} driven />
    </g>
  );
}

function Drum({ x, driven }: { x: number; driven?: boolean }) {
  const spokes: Point[] = Array.from({ length: 6 }, (_, n) => [
    Math.cos((n * Math.PI) / 3),
    Math.sin((n * Math.PI) / 3),
  ]);
  return (
    <>
      <path d={circle(x, y, r - 5)} fill={colour.steelSoft} strokeWidth={line.outline} />
      <path d={circle(x, y, r - 14)} fill={colour.paper} strokeWidth={line.dimension} />
      <path
        d={spokes.map(([c, s]) => polyline([x + c * 18, y + s * 18], [x + c * (r - 14), y + s * (r - 14)])).join('')}
        strokeWidth={line.behind}
      />
      <path d={circle(x, y, 18)} fill={driven ? colour.accent : colour.steel} strokeWidth={line.behind} />
      <path d={circle(x, y, round(5))} fill={colour.ink} />
    </>
  );
}
