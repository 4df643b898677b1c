import type { ReactNode } from 'react';
import { type Box, boxes, type Project, plane, type Space } from '../kit/axonometric.ts';
import { colour, line } from '../kit/geometry.ts';
import { Solid } from '../kit/solids.tsx';
import { type Building, cutAt } from './building.ts';

interface FloorProps {
  project: Project;
  bare?: boolean;
  building: Building;
  floor: number;
  /** Equipment between the column axes along y, one entry per bay, from back to front. */
  contents: readonly ReactNode[];
}

/** One floor: its slab, the outer walls behind, and bay by bay the columns with the equipment between them. */
export function Floor({ project, bare, building, floor, contents }: FloorProps) {
  const { storey, slab, depth, axesX, axesY } = building;
  const [z, reach] = [floor * storey, cutAt(building, floor)];
  const clear = storey - slab;
  const columns = (y: number): Box[] =>
    axesX
      .filter((x) => x <= reach)
      .map((x) => [
        Math.min(Math.max(x - 0.3, 0), reach - 0.6),
        Math.min(Math.max(y - 0.3, 0), depth - 0.6),
        z,
        0.6,
        0.6,
        clear,
      ]);
  return (
    <g strokeLinejoin="round">
      <Solid
        faces={boxes(project, [[0, 0, z - slab, reach, depth, slab]])}
        fill={colour.concrete}
        width={line.behind}
      />
      <BackWalls project={project} bare={bare} building={building} floor={floor} />
      {axesY.map((y, index) => (
        <g key={y}>
          <Solid faces={boxes(project, columns(y))} fill={colour.concrete} />
          {!bare && index === axesY.length - 2 && <Stairs project={project} at={[axesX[2]!, depth - 2.4, z]} />}
          {contents[index]}
        </g>
      ))}
      <FrontWall project={project} building={building} floor={floor} />
    </g>
  );
}

/** The stair, visible through the open front: two flights per storey with a landing. */
function Stairs({ project, at: [x, y, z] }: { project: Project; at: Space }) {
  return (
    <>
      <Solid faces={boxes(project, [[x - 6.4, y - 1.7, z, 1.5, 3.3, 2.2]])} fill={colour.concrete} width={line.fine} />
      <Solid faces={boxes(project, stair([x - 0.5, y, z], 2.2))} fill={colour.concrete} width={line.fine} />
    </>
  );
}

/** Steps of a flight that climbs towards smaller x, from back to front. */
function stair([x, y, z]: Space, rise: number): Box[] {
  const [steps, going, width] = [8, 0.55, 1.5];
  return Array.from({ length: steps }, (_, index): Box => {
    const level = ((steps - index) * rise) / steps;
    return [x - (steps - index) * going, y, z, going, width, level];
  });
}

/** The first bay of the front, with its cladding: wall elements, windows and the joint between two floors. */
function FrontWall({ project, building, floor }: Omit<FloorProps, 'contents'>) {
  const { storey, slab, depth, axesX } = building;
  const z = floor * storey - slab;
  const [y, end] = [depth + 0.4, axesX[1]! + 0.3];
  const windows = [0.6, end / 2 + 0.3].map((x) => {
    const right = x + end / 2 - 1;
    return plane(project, [x, y, z + 1.6], [right, y, z + 1.6], [right, y, z + 4], [x, y, z + 4]);
  });
  return (
    <>
      <Solid
        faces={boxes(project, [[-0.5, depth, z, end + 0.5, 0.4, storey]])}
        fill={colour.steelSoft}
        top={colour.steel}
      />
      <path d={windows.join('')} fill={colour.waterSoft} stroke={colour.ink} strokeWidth={line.fine} />
    </>
  );
}

/** The remaining envelope: the two far walls with their windows, from inside. */
function BackWalls({ project, bare, building, floor }: Omit<FloorProps, 'contents'>) {
  const { storey, slab, depth } = building;
  const [z, reach] = [floor * storey, cutAt(building, floor)];
  const clear = storey - slab;
  const wall = 0.5;
  const band = Array.from({ length: Math.floor(reach / 3.5) }, (_, index): string => {
    const x = 0.8 + index * 3.5;
    return plane(project, [x, 0, z + 1.3], [x + 2.6, 0, z + 1.3], [x + 2.6, 0, z + 3.3], [x, 0, z + 3.3]);
  });
  return (
    <>
      <Solid
        faces={boxes(project, [
          [-wall, -wall, z, wall, depth + wall, clear],
          [0, -wall, z, reach, wall, clear],
        ])}
        fill={colour.steelSoft}
        top={colour.steel}
        width={line.dimension}
      />
      {!bare && <path d={band.join('')} fill={colour.waterSoft} stroke={colour.ink} strokeWidth={line.fine} />}
    </>
  );
}
