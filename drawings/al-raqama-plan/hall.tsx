import { circle, colour, line } from '../kit/geometry.ts';
import { Pipe } from '../kit/pipe.tsx';
import { door, LorryPlan, TreePlans, wall } from '../kit/plan.tsx';
import { hatch } from '../kit/sheet.tsx';
import { type Layout, u } from './layout.ts';

const t = 15;

/** Walls with pilasters, windows, the gate of the assembly bay, and the switchgear room. */
export function Walls({ layout, id }: { layout: Layout; id: string }) {
  const { hall, bay } = layout;
  const { left, right, top, bottom } = hall;
  const posts = Array.from({ length: layout.pumps + 1 }, (_, i) => left + 8 + i * layout.pitch);
  const pilasters = posts.map((x) => wall(x - 9, top - t - 8, x + 9, top) + wall(x - 9, bottom, x + 9, bottom + t + 8));
  const room = bay + 20;
  const walls = [
    wall(left - t, top - t, right + t, top),
    wall(left - t, bottom, bay + 36, bottom + t),
    wall(bay + 112, bottom, right + t, bottom + t),
    wall(left - t, top, left, 246),
    wall(left - t, 338, left, bottom),
    wall(right, top, right + t, 380),
    wall(right, 560, right + t, bottom),
    wall(room, 344, right, 344 + t),
    wall(room, top, room + t, 270),
    wall(room, 322, room + t, 344),
  ];
  const panes = posts.slice(0, -1).map((x) => wall(x + 24, top - t, x + layout.pitch - 24, top));
  const sashes = posts.slice(0, -1).map((x) => `M${x + 24} ${top - t / 2}h${layout.pitch - 48}`);
  return (
    <g stroke={colour.ink}>
      <path d={walls.join('') + pilasters.join('')} fill={hatch(id, 'concrete')} strokeWidth={line.outline} />
      <path d={panes.join('') + sashes.join('')} fill={colour.paper} strokeWidth={line.dimension} />
      <path
        d={
          door([room + t, 270], [room + t, 322], 1) +
          door([right, 380], [right, 470], 1) +
          door([right, 560], [right, 470], -1)
        }
        strokeWidth={line.dimension}
      />
    </g>
  );
}

/** Switchgear, one panel per pump, and the operator's desk. */
export function Switchgear({ layout }: { layout: Layout }) {
  const { hall, bay } = layout;
  const x = bay + 52;
  const width = Math.min(28, 170 / layout.pumps);
  const panels = Array.from({ length: layout.pumps }, (_, i) =>
    wall(x + i * width, hall.top + 12, x + (i + 1) * width, hall.top + 40),
  );
  return (
    <g stroke={colour.ink}>
      <path d={panels.join('')} fill={colour.accent} strokeWidth={line.behind} />
      <path d={wall(hall.right - 86, 290, hall.right - 14, 322)} fill={colour.paper2} strokeWidth={line.behind} />
      <path d={circle(hall.right - 50, 276, 9)} fill={colour.ink} stroke="none" />
    </g>
  );
}

/** Inlet channel with two screens, outside the hall on the left. */
export function Inlet({ layout, id }: { layout: Layout; id: string }) {
  const { hall } = layout;
  const bars = [262, 322].flatMap((y) => Array.from({ length: 6 }, (_, i) => `M150 ${y - 24 + i * 9}h36`));
  return (
    <g stroke={colour.ink}>
      <Pipe d="M-10 292H80" width={layout.wide} />
      <path d={wall(84, 226, hall.left, 358)} fill={colour.waterSoft} stroke="none" />
      <path d={wall(128, 288, 220, 296)} fill={hatch(id, 'concrete')} strokeWidth={line.behind} />
      <path d={bars.join('')} strokeWidth={line.outline} />
      <path d={`M100 262h18m-18 60h18M226 272h18m-18 44h18`} stroke={colour.water} strokeWidth={line.dimension} />
      <path d={wall(140, 196, 196, 210)} fill={colour.accent} strokeWidth={line.behind} />
      <path
        d={
          wall(70, 212, hall.left - t, 226) +
          wall(70, 358, hall.left - t, 372) +
          wall(70, 226, 84, 270) +
          wall(70, 314, 84, 358)
        }
        fill={hatch(id, 'concrete')}
        strokeWidth={line.outline}
      />
    </g>
  );
}

/** Ground outside: the drive to the gate with a lorry, and trees. */
export function Outside({ layout }: { layout: Layout }) {
  const { hall } = layout;
  const x = hall.right + t;
  return (
    <g>
      <path d={`M${x} 372H1610V568H${x}z`} fill={colour.concrete} fillOpacity=".6" />
      <path d={`M${x} 372H1610M${x} 568H1610`} stroke={colour.ink} strokeWidth={line.behind} />
      <LorryPlan at={[1742, 470]} u={u} facing={-1} />
      <TreePlans
        u={u}
        places={[
          [[60, 120], 3.4],
          [[140, 92], 2.6],
          [[64, 470], 3.6],
          [[150, 560], 2.8],
          [[90, 660], 3.2],
          [[1420, 130], 3.2],
          [[1520, 210], 3.8],
          [[1440, 280], 2.4],
          [[300, 760], 3],
          [[420, 800], 3.6],
        ]}
      />
    </g>
  );
}
