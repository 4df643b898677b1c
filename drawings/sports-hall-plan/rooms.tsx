import { colour, dash, line } from '../kit/geometry.ts';
import type { Metres } from '../kit/metres.ts';
import type { Hall } from '../sports-hall/hall.ts';

interface RoomsProps {
  scale: Metres;
  hall: Hall;
}

const wall = 0.3;
/** Depth of the corridor between the court and the changing rooms. */
const corridor = 2;

/** Positions of the entrances along the front, in metres from its lower end. */
export const entrances = ({ length }: Hall): number[] => [length * 0.26, length * 0.74];

/** Outer walls with the glass front, the wing's partitions, the columns and the girders overhead. */
export function Walls({ scale, hall }: RoomsProps) {
  const { rect, x, z, u } = scale;
  const { width, length, stands, wing } = hall;
  const bar = (x1: number, y1: number, x2: number, y2: number, t = wall): string =>
    rect(x1 - t / 2, y1 - t / 2, x2 - x1 + t, y2 - y1 + t);
  const rooms = changingRooms(hall);
  const inner = wing + 0.6 + corridor;
  const gates = storeGates(hall);
  const partitions = [
    ...rooms.slice(1).map((y) => bar(inner, y, width, y, 0.2)),
    ...rooms.map((y, index) => bar(inner, y + 1.6, inner, (rooms[index + 1] ?? length) - 0.2, 0.2)),
    ...gates.flatMap(([from, to], index) => [
      bar(wing + 0.2, (index ? gates[index - 1]![1] : 0) + 0.2, wing + 0.2, from, 0.4),
      index === gates.length - 1 ? bar(wing + 0.2, to, wing + 0.2, length, 0.4) : '',
    ]),
    bar(stands - 0.2, 2, stands - 0.2, length * 0.4, 0.3),
    bar(stands - 0.2, length * 0.6, stands - 0.2, length - 2, 0.3),
  ];
  const outer = [bar(0, 0, width, 0, 0.5), bar(0, length, width, length, 0.5), bar(width, 0, width, length, 0.5)];
  const axes = girderAxes(hall);
  const columns = axes.flatMap((y) => [rect(stands - 0.5, y - 0.35, 0.7, 0.7), rect(wing, y - 0.35, 0.7, 0.7)]);
  const doors = entrances(hall);
  const glass = [0, ...doors.flatMap((y) => [y - 2, y + 2]), length];
  const panes = Array.from(
    { length: glass.length / 2 },
    (_, index) => `M${x(0)} ${z(glass[index * 2]!)}V${z(glass[index * 2 + 1]!)}`,
  );
  const mullions = Array.from({ length: Math.floor(length / 2) }, (_, index) => index * 2)
    .filter((y) => doors.every((door) => Math.abs(y - door) > 2))
    .map((y) => rect(-0.15, y, 0.3, 0.15));
  return (
    <g>
      <path
        d={axes.map((y) => `M${x(stands)} ${z(y + 0.12)}H${x(wing)}M${x(stands)} ${z(y - 0.12)}H${x(wing)}`).join('')}
        stroke={colour.ink2}
        strokeWidth={line.texture}
        strokeDasharray={dash.hidden}
      />
      <path d={partitions.join('') + outer.join('')} fill={colour.ink} />
      <path d={panes.join('')} stroke={colour.water} strokeWidth={u(0.3)} />
      <path d={mullions.join('') + columns.join('')} fill={colour.ink} />
      <path
        d={gates.map(([from, to]) => `M${x(wing + 0.2)} ${z(from)}V${z(to)}`).join('')}
        stroke={colour.ink}
        strokeWidth={line.dimension}
        strokeDasharray="5 3"
      />
    </g>
  );
}

/** y of the girders: every 6 m or so, at equal distances. */
export function girderAxes({ length }: Hall): number[] {
  const bays = Math.round(length / 6);
  return Array.from({ length: bays - 1 }, (_, index) => ((index + 1) * length) / bays);
}

/** The y where each room of the wing begins: four changing rooms, then two stores. */
function changingRooms({ length }: Hall): number[] {
  return [0, 1, 2, 3, 4.4].map((part) => (part * length) / 5.8);
}

/** Openings from the court to the wing. */
const storeGates = ({ length }: Hall): [number, number][] => [
  [length * 0.16, length * 0.16 + 1.6],
  [length * 0.5, length * 0.5 + 1.6],
  [length * 0.8, length * 0.8 + 5],
];

/** Benches, showers, stores, counter, stairs, toilets. */
export function Furniture({ scale, hall }: RoomsProps) {
  const { rect, x, z, u, line: open } = scale;
  const { width, length, stands, wing } = hall;
  const inner = wing + 0.6 + corridor;
  const rooms = changingRooms(hall);
  const room = rooms[1]!;
  const benches = rooms
    .slice(0, 4)
    .map(
      (y) =>
        rect(inner + 0.5, y + room - 0.8, 3.4, 0.4) +
        rect(inner + 0.5, y + 2, 0.4, room - 3.4) +
        rect(inner + 2, y + 2, 0.8, room - 3.6),
    );
  const showers = rooms.slice(0, 4).map((y) => rect(width - 2.8, y + 0.3, 2.4, room - 0.6));
  const heads = rooms
    .slice(0, 4)
    .flatMap((y) => [0.2, 0.4, 0.6, 0.8].map((part) => `M${x(width - 0.7)} ${z(y + room * part)}h.1`));
  const goods = [
    rect(inner + 0.6, rooms[4]! + 0.8, 4.6, 2.2),
    rect(inner + 0.6, rooms[4]! + 4, 2.6, 4),
    rect(inner + 3.8, rooms[4]! + 4, 1.6, 4),
    rect(inner + 0.6, rooms[4]! + 9, 4.6, 1.6),
  ];
  const counter =
    rect(stands - 4.4, length / 2 - 3, 0.9, 6) +
    rect(stands - 2.6, length / 2 - 4.2, 1.6, 1) +
    rect(stands - 2.6, length / 2 + 3.2, 1.6, 1);
  const flights = [3, length - 3 - 6.6].map(
    (y) => `M${x(stands - 2.4)} ${z(y)}${`h${u(1.9)}m${u(-1.9)} ${u(-0.33)}`.repeat(20)}`,
  );
  const toilets = [0.6, length - 6.6].map(
    (y) =>
      rect(0.8, y, 3, 6) +
      open([2.3, y], [2.3, y + 6]) +
      [1, 2, 3, 4, 5].map((n) => open([0.8, y + n], [2, y + n])).join(''),
  );
  return (
    <g>
      <path d={rect(0, 0, stands, length)} fill={colour.paper} />
      <path d={rect(wing, 0, width - wing, length)} fill={colour.paper} />
      <path d={showers.join('')} fill={colour.waterSoft} stroke={colour.ink} strokeWidth={line.dimension} />
      <path d={heads.join('')} stroke={colour.water} strokeWidth="5" strokeLinecap="round" />
      <path d={benches.join('')} fill={colour.sand} stroke={colour.ink} strokeWidth={line.fine} />
      <path d={goods.join('')} fill={colour.accentSoft} stroke={colour.ink} strokeWidth={line.fine} />
      <path d={counter} fill={colour.accentSoft} stroke={colour.ink} strokeWidth={line.dimension} />
      <path d={toilets.join('')} fill={colour.paper2} stroke={colour.ink} strokeWidth={line.dimension} />
      <path d={flights.join('')} stroke={colour.ink} strokeWidth={line.fine} />
    </g>
  );
}
