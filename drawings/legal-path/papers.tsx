import { box, boxes, drum, type Project, plane, run, type Space } from '../kit/axonometric.ts';
import { person } from '../kit/entourage.ts';
import { colour, line } from '../kit/geometry.ts';
import { Drums, Solid } from '../kit/solids.tsx';
import { unit } from './road.tsx';

/** Station 2: a form as large as a plot, with its fields, a seal and the pen that fills it. */
export function Form({ project }: { project: Project }) {
  const rows = [3.4, 4.6, 5.8, 8.2, 9.4, 10.6].map((y, i) => run(project, [2, y, 0.5], [i % 3 === 2 ? 8 : 11, y, 0.5]));
  const field = plane(project, [2, 12, 0.5], [6, 12, 0.5], [6, 13.6, 0.5], [2, 13.6, 0.5]);
  const seal = drum(project, unit, [9.8, 12.6, 0.5], 1.3, 0.02).lid;
  const ring = drum(project, unit, [9.8, 12.6, 0.5], 0.95, 0.02).lid;
  const head = plane(project, [2, 1.2, 0.5], [5.4, 1.2, 0.5], [5.4, 2.2, 0.5], [2, 2.2, 0.5]);
  const pen: [Space, Space, Space] = [
    [7.2, 10.9, 0.6],
    [8, 9.9, 1.5],
    [12.6, 4.6, 6.6],
  ];
  return (
    <g strokeLinejoin="round">
      <Solid faces={box(project, [0.9, 0.5, 0, 12, 14.6, 0.3])} fill={colour.concrete} />
      <Solid
        faces={box(project, [0.5, 0.2, 0.3, 12, 14.6, 0.2])}
        fill={colour.paper2}
        top={colour.paper}
        width={line.behind}
      />
      <path d={head} fill={colour.ink} />
      <path d={rows.join('')} stroke={colour.ink2} strokeWidth={line.outline} />
      <path d={field} fill={colour.accentSoft} stroke={colour.ink} strokeWidth={line.dimension} />
      <path d={seal + ring} stroke={colour.accent} strokeWidth={line.outline} />
      <path d={run(project, pen[1], pen[2])} stroke={colour.ink} strokeWidth="13" />
      <path d={run(project, pen[1], pen[2])} stroke={colour.accent} strokeWidth="9.6" />
      <path d={run(project, pen[0], pen[1])} stroke={colour.ink} strokeWidth="5" strokeLinecap="round" />
      <path d={person(project([14.4, 12.4, 0]), unit, 'walking')} fill={colour.ink} />
    </g>
  );
}

/** Station 3: a courthouse with steps, columns and gable, and the scales before it. */
export function Courthouse({ project }: { project: Project }) {
  const steps = [0, 1, 2].map((i) => [1 + i * 0.5, 1, i * 0.4, 13 - i, 12.6 - i * 0.7, 0.4] as const);
  const columns = Array.from({ length: 5 }, (_, i) => drum(project, unit, [3.3 + i * 2.1, 11, 1.2], 0.46, 4.6));
  const doors = plane(project, [6.6, 9.6, 1.2], [8.4, 9.6, 1.2], [8.4, 9.6, 4.2], [6.6, 9.6, 4.2]);
  const windows = [3.2, 5.6, 8].map((y) =>
    plane(project, [12, y, 2.2], [12, y + 1.1, 2.2], [12, y + 1.1, 4.6], [12, y, 4.6]),
  );
  const gable = plane(project, [2, 11.9, 6.8], [13, 11.9, 6.8], [7.5, 11.9, 9.2]);
  const roof = plane(project, [13, 11.9, 6.8], [13, 2, 6.8], [7.5, 2, 9.2], [7.5, 11.9, 9.2]);
  const farRoof = plane(project, [2, 11.9, 6.8], [2, 2, 6.8], [7.5, 2, 9.2], [7.5, 11.9, 9.2]);
  const tympanum = plane(project, [3.8, 11.9, 7.1], [11.2, 11.9, 7.1], [7.5, 11.9, 8.7]);
  const [x, y] = project([7.5, 15.6, 0]);
  return (
    <g strokeLinejoin="round">
      <Solid faces={boxes(project, steps)} fill={colour.paper2} />
      <Solid faces={box(project, [3, 2.4, 1.2, 9, 7.2, 4.6])} fill={colour.paper} width={line.behind} />
      <path d={doors} fill={colour.ink2} stroke={colour.ink} strokeWidth={line.dimension} />
      <path d={windows.join('')} fill={colour.steelSoft} stroke={colour.ink} strokeWidth={line.dimension} />
      <Drums drums={columns} fill={colour.paper} />
      <Solid faces={box(project, [2, 2, 5.8, 11, 9.9, 1])} fill={colour.concrete} width={line.behind} />
      <path d={farRoof} fill={colour.steelSoft} stroke={colour.ink} strokeWidth={line.behind} />
      <path d={roof} fill={colour.steel} stroke={colour.ink} strokeWidth={line.behind} />
      <path d={gable} fill={colour.paper} stroke={colour.ink} strokeWidth={line.behind} />
      <path d={tympanum} fill={colour.accentSoft} stroke={colour.ink} strokeWidth={line.dimension} />
      <path
        d={`M${x - 12} ${y}h24l-5-7h-14zM${x} ${y - 7}v-58m-28 9l56-14M${x - 28} ${y - 54}l-11 22h22zm56-14l-11 22h22z`}
        fill={colour.paper}
        stroke={colour.accent}
        strokeWidth={line.outline}
      />
      <path d={`M${x - 41} ${y - 33}h26q-3 9-13 9t-13-9zm56-14h26q-3 9-13 9t-13-9z`} fill={colour.accent} />
      <path d={person(project([11, 15.4, 0]), unit, 'walking', -1)} fill={colour.ink} />
    </g>
  );
}

/** Coins in stacks: the claim at station 4. */
export function Coins({ project }: { project: Project }) {
  const stack = (x: number, y: number, count: number) =>
    Array.from({ length: count }, (_, i) => drum(project, unit, [x, y, i * 0.42], 1.05, 0.42));
  return (
    <Drums
      drums={[...stack(12.6, 12.2, 6), ...stack(10.8, 14.6, 3), ...stack(14, 14.6, 4)]}
      fill={colour.accent}
      lid={colour.accentSoft}
    />
  );
}
