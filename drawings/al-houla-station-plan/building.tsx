import { circle, colour, line } from '../kit/geometry.ts';
import { door, LorryPlan, TreePlans, wall } from '../kit/plan.tsx';
import { hatch } from '../kit/sheet.tsx';
import { type Layout, u } from './layout.ts';

/** Floors under the roof, and the ground around. */
export function Floors({ layout }: { layout: Layout }) {
  const { hall, rooms } = layout;
  const tiles = Array.from(
    { length: 7 },
    (_, i) => `M${hall.right + 20 + i * 40} ${rooms.middle - 188}V${rooms.middle - 8}`,
  );
  return (
    <g>
      <path d={wall(hall.left, hall.top, rooms.right, hall.bottom)} fill={colour.paper} />
      <path d={tiles.join('')} stroke={colour.ink2} strokeOpacity=".5" strokeWidth={line.texture} />
    </g>
  );
}

/** Cut walls with their openings, doors and windows. */
export function Walls({ layout, id }: { layout: Layout; id: string }) {
  const { sump, hall, rooms, inlet } = layout;
  const t = 14;
  const { middle } = rooms;
  const [gate, back] = [hall.left + 110, rooms.right];
  const walls = [
    wall(hall.left - t, hall.top - t, back + t, hall.top),
    wall(hall.left - t, hall.top, hall.left, inlet - 40),
    wall(hall.left - t, inlet + 40, hall.left, hall.bottom),
    wall(hall.left - t, hall.bottom, gate, hall.bottom + t),
    wall(gate + 150, hall.bottom, hall.right - 84, hall.bottom + t),
    wall(hall.right - 20, hall.bottom, hall.right + 90, hall.bottom + t),
    wall(hall.right + 200, hall.bottom, back + t, hall.bottom + t),
    wall(back, hall.top, back + t, middle - 130),
    wall(back, middle - 88, back + t, hall.bottom),
    wall(hall.right, hall.top, hall.right + t, middle - 60),
    wall(hall.right, middle, hall.right + t, hall.bottom),
    wall(hall.right + t, middle, back, middle + t),
    wall(162, inlet - 68, hall.left - t, inlet - 54),
    wall(162, inlet + 54, hall.left - t, inlet + 68),
    wall(162, inlet - 54, 176, inlet - 22),
    wall(162, inlet + 22, 176, inlet + 54),
    wall(hall.left, hall.top, sump.right, sump.top),
    wall(sump.left - t, sump.bottom, sump.right + t, sump.bottom + t),
    wall(sump.right, sump.top, sump.right + t, sump.bottom),
    wall(sump.left - t, inlet + 40, sump.left, sump.bottom),
    wall(sump.left - t, sump.top, sump.left, inlet - 40),
  ];
  const windows = [0, 1, 2].map((i) =>
    wall(hall.right + 40 + i * 90, hall.top - t, hall.right + 100 + i * 90, hall.top),
  );
  return (
    <g stroke={colour.ink}>
      <path d={walls.join('')} fill={hatch(id, 'concrete')} strokeWidth={line.outline} />
      <path
        d={`${windows.join('')}${[0, 1, 2].map((i) => `M${hall.right + 40 + i * 90} ${hall.top - t / 2}h60`).join('')}`}
        fill={colour.paper}
        strokeWidth={line.dimension}
      />
      <path
        d={
          door([gate, hall.bottom + t], [gate + 75, hall.bottom + t], 1) +
          door([gate + 150, hall.bottom + t], [gate + 75, hall.bottom + t], -1) +
          door([hall.right + t, middle], [hall.right + t, middle - 60], 1) +
          door([back + t, middle - 88], [back + t, middle - 130], 1) +
          door([hall.right + 90, hall.bottom + t], [hall.right + 145, hall.bottom + t], 1) +
          door([hall.right + 200, hall.bottom + t], [hall.right + 145, hall.bottom + t], -1)
        }
        strokeWidth={line.dimension}
      />
    </g>
  );
}

/** Control cabinets with a desk, and the generating set with its tank. */
export function Rooms({ layout }: { layout: Layout }) {
  const { hall, rooms } = layout;
  const x = hall.right + 30;
  const y = hall.top + 14;
  const cabinets = Array.from({ length: 6 }, (_, i) => wall(x + i * 34, y, x + i * 34 + 34, y + 26));
  const set = rooms.middle + 60;
  return (
    <g stroke={colour.ink} strokeLinejoin="round">
      <path d={cabinets.join('')} fill={colour.accent} strokeWidth={line.behind} />
      <path
        d={wall(rooms.right - 110, y + 96, rooms.right - 20, y + 128)}
        fill={colour.paper2}
        strokeWidth={line.behind}
      />
      <path
        d={`${wall(rooms.right - 92, y + 102, rooms.right - 64, y + 108)}${wall(rooms.right - 58, y + 102, rooms.right - 30, y + 108)}`}
        fill={colour.steel}
        strokeWidth={line.dimension}
      />
      <path d={circle(rooms.right - 66, y + 146, 11)} fill={colour.ink} stroke="none" />
      <path d={wall(x + 6, set - 6, x + 226, set + 72)} fill={colour.paper2} strokeWidth={line.behind} />
      <path d={wall(x + 20, set + 6, x + 130, set + 60)} fill={colour.accent} strokeWidth={line.outline} />
      <path
        d={`M${x + 40} ${set + 6}v54m22-54v54m22-54v54m22-54v54`}
        stroke={colour.paper}
        strokeOpacity=".6"
        strokeWidth={line.fine}
      />
      <path
        d={`M${x + 130} ${set + 14}h30v38h-30zM${x + 160} ${set + 4}h40c20 0 20 58 0 58h-40z`}
        fill={colour.steelSoft}
        strokeWidth={line.outline}
      />
      <path d={wall(x + 6, set + 92, x + 76, set + 118)} fill={colour.steel} strokeWidth={line.behind} />
      <path d={`M${rooms.right + 14} ${set + 34}h-34`} strokeWidth={line.outline} />
    </g>
  );
}

/** The yard with its kerb, a lorry at the gate, fence and trees. */
export function Yard({ layout }: { layout: Layout }) {
  const { hall } = layout;
  const posts = Array.from({ length: 27 }, (_, i) => `M${i * 60 + 10} 64v10`);
  return (
    <g>
      <path d={`M-10 744H1610V910H-10z`} fill={colour.concrete} fillOpacity=".6" />
      <path
        d={`M${hall.left + 40} 590H${hall.left + 330}V720q0 24 24 24H${hall.left + 16}q24 0 24-24z`}
        fill={colour.concrete}
        fillOpacity=".6"
      />
      <path
        d={`M-10 744H${hall.left + 16}q24 0 24-24V590m290 0V720q0 24 24 24H1610`}
        stroke={colour.ink}
        strokeWidth={line.behind}
      />
      <path d="M-10 842H1610" stroke={colour.ink2} strokeWidth={line.dimension} strokeDasharray="18 4 3 4" />
      <LorryPlan at={[1120, 793]} u={u} facing={-1} />
      <path d={`M-10 69H1610${posts.join('')}`} stroke={colour.ink} strokeWidth={line.behind} />
      <TreePlans
        u={u}
        places={[
          [[72, 150], 3.4],
          [[150, 118], 2.4],
          [[60, 430], 3],
          [[130, 560], 3.8],
          [[214, 650], 2.8],
          [[1440, 150], 3],
          [[1540, 200], 3.6],
          [[1440, 560], 3.4],
        ]}
      />
    </g>
  );
}
