import { boxes, drum, plane, type Space } from '../kit/axonometric.ts';
import { broadleaf } from '../kit/entourage.ts';
import { colour, dash, line } from '../kit/geometry.ts';
import { Drums, Solid } from '../kit/solids.tsx';
import type { Building } from './building.ts';
import { Line, type Scene, Staff, Tanker } from './equipment.tsx';

const margin = { back: 4, right: 14, front: 9, depth: 1.6 };

/** The ground under the building, cut like a model's base, with the road in front. */
export function Site({ id, project, building }: Scene & { id: string; building: Building }) {
  const { length, depth } = building;
  const base = boxes(project, [
    [
      -margin.back,
      -margin.back,
      -0.45 - margin.depth,
      length + margin.back + margin.right,
      depth + margin.back + margin.front,
      margin.depth,
    ],
  ]);
  const z = -0.45;
  const [x0, x1, y0, y1] = [-margin.back, length + margin.right, depth + 2.4, depth + 7.6];
  return (
    <g strokeLinejoin="round">
      <path d={base.top} fill={colour.paper2} stroke={colour.ink} strokeWidth={line.outline} />
      <path d={base.left + base.right} fill={`url(#${id}earth)`} stroke={colour.ink} strokeWidth={line.outline} />
      <path
        d={plane(project, [x0, y0, z], [x1, y0, z], [x1, y1, z], [x0, y1, z])}
        fill={colour.paper}
        stroke={colour.ink2}
        strokeWidth={line.dimension}
      />
      <path
        d={plane(project, [x0, (y0 + y1) / 2, z], [x1, (y0 + y1) / 2, z])}
        stroke={colour.ink2}
        strokeWidth={line.fine}
        strokeDasharray={dash.hidden}
      />
    </g>
  );
}

/** Everything in front of the building: milk silos, tanker, trees, people. */
export function SiteFront({ project, unit, building }: Scene & { building: Building }) {
  const { length, depth } = building;
  const z = -0.45;
  const silos = [1.5, 6.2, 10.9].map((y): Space => [length + 7, y, z]);
  const trees: [number, number, number][] = [
    [length + 11.8, 0, 8],
    [length + 11.8, 6, 10],
    [length + 11.8, 12, 7],
    [length + 11.8, 20, 9],
  ];
  const grown = trees.map(([x, y, height]) => broadleaf(project([x, y, z]), unit, height));
  return (
    <g strokeLinejoin="round">
      <Solid faces={boxes(project, [[length + 4.4, -1, z, 5.2, 14.4, 0.4]])} fill={colour.concrete} />
      <Line
        project={project}
        unit={unit}
        process
        width={3}
        points={[
          [length + 7, 10.9, z + 0.7],
          [length + 7, 17, z + 0.7],
          [length + 0.1, 17, z + 0.7],
        ]}
      />
      <Drums drums={silos.map((place) => drum(project, unit, place, 2, 13))} fill={colour.steelSoft} />
      <path
        d={grown.map((tree) => tree.crown).join('')}
        fill={colour.green}
        stroke={colour.ink}
        strokeWidth={line.texture}
      />
      <path d={grown.map((tree) => tree.trunk).join('')} stroke={colour.ink} strokeWidth={line.texture} />
      <Tanker project={project} at={[length - 14, depth + 3.2, z]} />
      <Staff
        project={project}
        unit={unit}
        at={[
          [length + 2, depth + 1.2, z],
          [length + 3.2, depth + 1.2, z],
          [6, depth + 1.2, z],
        ]}
      />
    </g>
  );
}
