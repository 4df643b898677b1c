import { colour, line } from '../kit/geometry.ts';
import type { Metres } from '../kit/metres.ts';
import { court, type Hall } from '../sports-hall/hall.ts';

interface CourtProps {
  scale: Metres;
  hall: Hall;
}

/** The court with its run-off: handball lines in full, volleyball and basketball beside them in other colours. */
export function Court({ scale, hall }: CourtProps) {
  const { rect, x, z, u, line: open } = scale;
  const middle = (hall.field + hall.wing) / 2;
  const [left, low] = [middle - court.width / 2, (hall.length - court.length) / 2];
  const [cx, cy] = [middle, hall.length / 2];
  const r = (metres: number): number => u(metres);
  /** The goal area line `reach` metres from the goal at one end. */
  const goalLine = (reach: number, end: 1 | -1): string => {
    const base = end > 0 ? low : low + court.length;
    const wide = Math.min(reach, court.width / 2 - 1.5);
    const start = reach > wide ? Math.sqrt(reach ** 2 - wide ** 2) : 0;
    const sweep = end > 0 ? 1 : 0;
    return `M${x(cx - 1.5 - wide)} ${z(base + end * start)}A${r(reach)} ${r(reach)} 0 0 ${sweep} ${x(cx - 1.5)} ${z(base + end * reach)}h${u(3)}A${r(reach)} ${r(reach)} 0 0 ${sweep} ${x(cx + 1.5 + wide)} ${z(base + end * start)}`;
  };
  const sevens = ([1, -1] as const).map((end) => {
    const base = end > 0 ? low : low + court.length;
    return `M${x(cx - 0.5)} ${z(base + end * 7)}h${u(1)}`;
  });
  const goals = [low - 1, low + court.length].map((y) => rect(cx - 1.5, y, 3, 1));
  const key = ([1, -1] as const).map((end) => {
    const base = end > 0 ? low + 6 : low + court.length - 6;
    return `M${x(cx - 2.45)} ${z(base)}v${u(-5.8 * end)}h${u(4.9)}v${u(5.8 * end)}`;
  });
  return (
    <g>
      <path d={rect(hall.field, 0, hall.wing - hall.field, hall.length)} fill={colour.sand} fillOpacity=".28" />
      <path
        d={rect(left, low, court.width, court.length)}
        fill={colour.sand}
        fillOpacity=".4"
        stroke={colour.ink}
        strokeWidth={line.cut}
      />
      <path
        d={
          rect(cx - 4.5, cy - 9, 9, 18) +
          open([cx - 4.5, cy - 3], [cx + 4.5, cy - 3]) +
          open([cx - 4.5, cy + 3], [cx + 4.5, cy + 3])
        }
        stroke={colour.water}
        strokeWidth={line.dimension}
      />
      <path
        d={`${key.join('')}M${x(cx - 1.8)} ${z(cy)}a${r(1.8)} ${r(1.8)} 0 1 0 ${u(3.6)} 0a${r(1.8)} ${r(1.8)} 0 1 0 ${u(-3.6)} 0`}
        stroke={colour.green}
        strokeWidth={line.dimension}
      />
      <path
        d={goalLine(6, 1) + goalLine(6, -1) + open([left, cy], [left + court.width, cy]) + sevens.join('')}
        stroke={colour.ink}
        strokeWidth={line.behind}
      />
      <path d={goalLine(9, 1) + goalLine(9, -1)} stroke={colour.ink} strokeWidth={line.behind} strokeDasharray="7 5" />
      <path d={goals.join('')} fill={colour.paper} stroke={colour.accent} strokeWidth={line.cut} />
    </g>
  );
}

interface PeopleProps {
  scale: Metres;
  at: readonly (readonly [number, number])[];
  fill: string;
}

/** People from above: shoulders and head. */
export function People({ scale, at, fill }: PeopleProps) {
  const { x, z, u } = scale;
  return (
    <g strokeLinecap="round">
      <path
        d={at.map(([px, py]) => `M${x(px - 0.25)} ${z(py)}h${u(0.5)}`).join('')}
        stroke={fill}
        strokeWidth={u(0.42)}
      />
      <path d={at.map(([px, py]) => `M${x(px)} ${z(py)}h.1`).join('')} stroke={colour.paper} strokeWidth={u(0.3)} />
    </g>
  );
}
