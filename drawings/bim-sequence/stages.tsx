import type { Building } from '../dairy-axonometric/building.ts';
import { type Box, boxes, type Project, plane, run } from '../kit/axonometric.ts';
import { colour, line } from '../kit/geometry.ts';
import { Solid } from '../kit/solids.tsx';

export interface StageProps {
  project: Project;
  unit: number;
  building: Building;
}

/** Depth of the pit, and width of the plot around the building, in metres. */
const pit = 1.2;
export const plotEdge = 5;

/** The plot: a thin slab of ground, with an open pit during the foundation stage. */
export function Plot({ project, building: { length, depth }, open }: StageProps & { open?: boolean }) {
  const quad = (grow: number, z: number): string =>
    plane(
      project,
      [-grow, -grow, z],
      [length + grow, -grow, z],
      [length + grow, depth + grow, z],
      [-grow, depth + grow, z],
    );
  return (
    <g strokeLinejoin="round">
      <path d={quad(plotEdge, 0)} fill={colour.paper2} stroke={colour.ink} strokeWidth={line.behind} />
      {open && (
        <>
          <path d={quad(2.6, 0)} fill={colour.sand} stroke={colour.ink} strokeWidth={line.dimension} />
          <path
            d={
              plane(project, [-2.6, -2.6, 0], [length + 2.6, -2.6, 0], [length + 1, -1, -pit], [-1, -1, -pit]) +
              plane(project, [-2.6, -2.6, 0], [-2.6, depth + 2.6, 0], [-1, depth + 1, -pit], [-1, -1, -pit])
            }
            fill={colour.ink}
            fillOpacity=".22"
          />
        </>
      )}
    </g>
  );
}

/** Stage 1: pads with their starter bars in the pit, half of the base slab poured. */
export function Foundations({ project, building: { length, depth, axesX, axesY } }: StageProps) {
  const pads = axesY.flatMap((y) => axesX.map((x): Box => [x - 1.1, y - 1.1, -pit, 2.2, 2.2, 0.7]));
  const bars = axesY.flatMap((y) =>
    axesX.map((x) => [-0.4, 0.4].map((d) => run(project, [x + d, y - d, -pit + 0.7], [x + d, y - d, 1.2])).join('')),
  );
  return (
    <g strokeLinejoin="round">
      <Solid faces={boxes(project, pads)} fill={colour.concrete} width={line.fine} />
      <path d={bars.join('')} stroke={colour.accent} strokeWidth={line.dimension} />
      <Solid faces={boxes(project, [[0, 0, -0.5, length * 0.46, depth, 0.5]])} fill={colour.concrete} />
    </g>
  );
}

/** Stage 2: slabs and columns of every floor, and the tower crane. */
export function Skeleton({ project, building }: StageProps) {
  const { floors, storey, slab, length, depth, axesX, axesY } = building;
  const columns = (level: number, y: number): Box[] =>
    axesX.map((x) => [
      Math.min(Math.max(x - 0.4, 0), length - 0.8),
      Math.min(Math.max(y - 0.4, 0), depth - 0.8),
      level * storey,
      0.8,
      0.8,
      storey - slab,
    ]);
  const roof = floors * storey;
  const starters = axesY.flatMap((y) =>
    axesX.map((x) =>
      run(
        project,
        [Math.min(Math.max(x, 0.4), length - 0.4), Math.min(Math.max(y, 0.4), depth - 0.4), roof],
        [Math.min(Math.max(x, 0.4), length - 0.4), Math.min(Math.max(y, 0.4), depth - 0.4), roof + 1.4],
      ),
    ),
  );
  const storeys = Array.from({ length: floors }, (_, level) => (
    <g key={level} strokeLinejoin="round">
      {level === 0 && <Solid faces={boxes(project, [[0, 0, 0, length, depth, 0.1]])} fill={colour.concrete} />}
      {axesY.map((y) => (
        <Solid key={y} faces={boxes(project, columns(level, y))} fill={colour.concrete} width={line.texture} />
      ))}
      <Solid
        faces={boxes(project, [[0, 0, (level + 1) * storey - slab, length, depth, slab]])}
        fill={colour.concrete}
      />
    </g>
  ));
  return (
    <>
      {storeys}
      <path d={starters.join('')} stroke={colour.accent} strokeWidth={line.outline} />
      <Solid faces={boxes(project, [[1, 1, roof, 5, 6, 2.4]])} fill={colour.concrete} />
    </>
  );
}

/** A tower crane beside the building: mast, jib and counter-jib, hook. */
export function TowerCrane({ project, building: { floors, storey, length } }: StageProps) {
  const top = floors * storey + 9;
  const [x, y] = [length + 2.6, -2.6];
  const mast = [run(project, [x, y, 0], [x, y, top + 3]), run(project, [x + 1, y, 0], [x + 1, y, top])];
  const lacing = Array.from({ length: Math.floor(top / 2) }, (_, index) =>
    run(project, [x + (index % 2), y, index * 2], [x + ((index + 1) % 2), y, index * 2 + 2]),
  );
  const jib =
    run(project, [x + 8, y, top], [x - 34, y, top]) + run(project, [x + 8, y, top], [x, y, top + 3], [x - 30, y, top]);
  const hook = run(project, [x - 22, y, top], [x - 22, y, top - 7]);
  return (
    <g strokeLinejoin="round">
      <path d={mast.join('') + jib} stroke={colour.accent} strokeWidth={line.outline} />
      <path d={lacing.join('')} stroke={colour.accent} strokeWidth={line.fine} />
      <path d={hook} stroke={colour.ink} strokeWidth={line.dimension} />
      <Solid
        faces={boxes(project, [
          [x + 5.5, y - 0.8, top - 2.4, 2.4, 1.6, 2.4],
          [x - 24.5, y - 0.5, top - 8.2, 5, 1, 1.2],
        ])}
        fill={colour.accent}
        top={colour.accentSoft}
        width={line.fine}
      />
    </g>
  );
}
