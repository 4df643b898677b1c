import { box, boxes, type Project, plane, run, type Space } from '../kit/axonometric.ts';
import { cypress, person } from '../kit/entourage.ts';
import { colour, dash, line } from '../kit/geometry.ts';
import { rock } from '../kit/rocks.ts';
import { Solid } from '../kit/solids.tsx';
import { unit } from './road.tsx';

const plot: Space[] = [
  [0, 0, 0],
  [15, 0, 0],
  [15, 15, 0],
  [0, 15, 0],
];

function Plot({ project, fill }: { project: Project; fill: string }) {
  return (
    <>
      <path
        d={plane(project, ...plot)}
        fill={fill}
        stroke={colour.ink}
        strokeWidth={line.behind}
        strokeDasharray={dash.axis}
      />
      <path
        d={plot
          .map(([x, y]) => box(project, [x - 0.25, y - 0.25, 0, 0.5, 0.5, 0.5]))
          .map((one) => one.top + one.left + one.right)
          .join('')}
        fill={colour.accent}
        stroke={colour.ink}
        strokeWidth={line.fine}
      />
    </>
  );
}

/** Station 1: the remains of a house, its plot with boundary stones, and a surveying instrument. */
export function SurveyedRuin({ project }: { project: Project }) {
  const heights = [3.2, 3.2, 2.7, 1.6, 2.2, 1.1, 0.6];
  const back = heights.map((h, i) => [3 + i * 1.2, 3, 0, 1.2, 0.35, h] as const);
  const side = [3.2, 2.8, 3.1, 2, 1.4, 2.1, 0.9].map((h, i) => [3, 3.35 + i * 1.1, 0, 0.35, 1.1, h] as const);
  const inner = [1.8, 1.2, 0.7].map((h, i) => [7, 3.35 + i * 1.1, 0, 0.3, 1.1, h] as const);
  const front = [0.9, 0.5, 1.2, 0.6].map((h, i) => [3.35 + i * 1.1, 10.7, 0, 1.1, 0.35, h] as const);
  const ghost: Space[] = [
    [3, 3, 6.4],
    [11.4, 3, 6.4],
    [11.4, 11, 6.4],
    [3, 11, 6.4],
    [3, 3, 6.4],
  ];
  const posts = [
    [11.4, 3],
    [11.4, 11],
    [3, 11],
  ].map(([x, y]) => run(project, [x!, y!, 0.4], [x!, y!, 6.4]));
  const stones = (
    [
      [9, 6],
      [10, 8],
      [8.4, 9],
      [10.4, 5],
      [9.4, 9.6],
      [6, 8.4],
      [5.4, 6.4],
      [10.8, 9.4],
      [8.2, 5],
    ] as const
  ).map(([x, y], i) => rock(i, project([x, y, 0.2]), 15 + (i % 3) * 5));
  const eye: Space = [13.4, 16.4, 1.5];
  const legs = (
    [
      [-0.5, 0.4],
      [0.55, 0.1],
      [-0.1, -0.6],
    ] as const
  ).map(([x, y]) => run(project, eye, [eye[0] + x, eye[1] + y, 0]));
  const [ex, ey] = project(eye);
  return (
    <g strokeLinejoin="round">
      <Plot project={project} fill={colour.accentSoft} />
      <path
        d={plane(project, [3, 3, 0], [11.4, 3, 0], [11.4, 11, 0], [3, 11, 0])}
        fill={colour.paper2}
        stroke={colour.ink}
        strokeWidth={line.dimension}
      />
      <Solid faces={boxes(project, back)} fill={colour.paper} top={colour.concrete} />
      <Solid faces={boxes(project, side)} fill={colour.paper} top={colour.concrete} />
      <Solid faces={boxes(project, inner)} fill={colour.paper} top={colour.concrete} />
      <path d={stones.join('')} fill={colour.paper2} stroke={colour.ink} strokeWidth={line.dimension} />
      <Solid faces={boxes(project, front)} fill={colour.paper} top={colour.concrete} />
      <path
        d={run(project, ...ghost) + posts.join('')}
        stroke={colour.ink2}
        strokeWidth={line.behind}
        strokeDasharray={dash.ghost}
      />
      <path
        d={run(project, eye, [15, 15, 0.4]) + run(project, eye, [0, 15, 0.4]) + run(project, eye, [15, 0, 0.4])}
        stroke={colour.accent}
        strokeWidth={line.dimension}
      />
      <path d={legs.join('')} stroke={colour.ink} strokeWidth={line.outline} />
      <path d={`M${ex - 5} ${ey - 10}h10v11h-10z`} fill={colour.accent} stroke={colour.ink} strokeWidth={line.behind} />
      <path d={person(project([14.6, 17, 0]), unit)} fill={colour.ink} />
    </g>
  );
}

/** Station 4: the rebuilt house, and the claim as coins beside it. */
export function StandingHouse({ project }: { project: Project }) {
  const windowsLeft = (
    [
      [4.4, 1],
      [8.6, 1],
      [4.4, 4.2],
      [8.6, 4.2],
    ] as const
  ).map(([x, z]) => plane(project, [x, 11, z], [x + 1.6, 11, z], [x + 1.6, 11, z + 1.4], [x, 11, z + 1.4]));
  const windowsRight = (
    [
      [4.2, 1],
      [8, 1],
      [4.2, 4.2],
      [8, 4.2],
    ] as const
  ).map(([y, z]) => plane(project, [11.4, y, z], [11.4, y + 1.5, z], [11.4, y + 1.5, z + 1.4], [11.4, y, z + 1.4]));
  const trees = [cypress(project([1.4, 13, 0]), unit, 5), cypress(project([1.4, 10.4, 0]), unit, 4)];
  return (
    <g strokeLinejoin="round">
      <Plot project={project} fill={colour.paper2} />
      <Solid faces={box(project, [3, 3, 0, 8.4, 8, 6.4])} fill={colour.paper} width={line.behind} />
      <path
        d={windowsLeft.join('') + windowsRight.join('')}
        fill={colour.steelSoft}
        stroke={colour.ink}
        strokeWidth={line.dimension}
      />
      <path
        d={run(project, [3, 11, 3.2], [11.4, 11, 3.2], [11.4, 3, 3.2])}
        stroke={colour.ink}
        strokeWidth={line.fine}
      />
      <path
        d={plane(project, [6.6, 11, 0], [7.8, 11, 0], [7.8, 11, 2.2], [6.6, 11, 2.2])}
        fill={colour.accent}
        stroke={colour.ink}
        strokeWidth={line.dimension}
      />
      <Solid faces={boxes(project, [[2.8, 2.8, 6.4, 8.8, 8.4, 0.5]])} fill={colour.concrete} width={line.behind} />
      <Solid faces={boxes(project, [[4.4, 4.4, 6.9, 2.6, 2.6, 1.8]])} fill={colour.paper} />
      <path
        d={trees.map((tree) => tree.outline).join('')}
        fill={colour.green}
        fillOpacity=".75"
        stroke={colour.ink}
        strokeWidth={line.texture}
      />
      <path d={person(project([8.2, 13.4, 0]), unit) + person(project([9.2, 13.8, 0]), unit)} fill={colour.ink} />
    </g>
  );
}
