import type { Building } from '../dairy-axonometric/building.ts';
import { type Box, boxes, drum, type Project, plane, run, type Space } from '../kit/axonometric.ts';
import { colour, dash, line } from '../kit/geometry.ts';
import { Drums, Solid } from '../kit/solids.tsx';

export interface StageProps {
  project: Project;
  unit: number;
  building: Building;
}

/** Depth of the pit, and how far the plot reaches round the building, in metres. */
const pit = 1.2;
export const plotEdge = 5;

/** The plot: a thin sheet of ground, with the pit open while foundations are built. */
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

/** Stage 3 and 4: the closed building with its bands of windows; `glazed` says whether the windows are in. */
export function Closed({ project, building, glazed }: StageProps & { glazed: boolean }) {
  const { floors, storey, length, depth } = building;
  const height = floors * storey;
  const windows: string[] = [];
  for (let level = 0; level < floors; level++) {
    const [low, high] = [level * storey + 1.4, level * storey + 3.6];
    const count = Math.floor(length / 3.6);
    for (let index = 0; index < count; index++) {
      const x = 1 + index * 3.6;
      windows.push(plane(project, [x, depth, low], [x + 2.7, depth, low], [x + 2.7, depth, high], [x, depth, high]));
    }
    for (let index = 0; index < Math.floor(depth / 3.6); index++) {
      const y = 1.2 + index * 3.6;
      windows.push(
        plane(project, [length, y, low], [length, y + 2.7, low], [length, y + 2.7, high], [length, y, high]),
      );
    }
  }
  const joints = Array.from({ length: floors - 1 }, (_, index) =>
    run(
      project,
      [0, depth, (index + 1) * storey],
      [length, depth, (index + 1) * storey],
      [length, 0, (index + 1) * storey],
    ),
  );
  return (
    <g strokeLinejoin="round">
      <Solid faces={boxes(project, [[0, 0, 0, length, depth, height]])} fill={colour.steelSoft} width={line.behind} />
      <path
        d={plane(
          project,
          [0.7, 0.7, height],
          [length - 0.7, 0.7, height],
          [length - 0.7, depth - 0.7, height],
          [0.7, depth - 0.7, height],
        )}
        stroke={colour.ink}
        strokeWidth={line.fine}
      />
      <Solid faces={boxes(project, [[1.4, 1.4, height, 5, 6, 2.2]])} fill={colour.steelSoft} />
      <path d={joints.join('')} stroke={colour.ink} strokeWidth={line.fine} />
      <path
        d={windows.join('')}
        fill={glazed ? colour.waterSoft : colour.ink2}
        stroke={colour.ink}
        strokeWidth={line.fine}
      />
    </g>
  );
}

/** What still comes, or has come, onto the roof and beside the building: units, panels, silos; `share` of it is there. */
export function Equipment({ project, unit, building, share }: StageProps & { share: number }) {
  const { floors, storey, length, depth } = building;
  const roof = floors * storey;
  const panels = Array.from({ length: 7 }, (_, index): Box => [8 + index * 2.7, 2, roof + 0.2, 1.9, depth - 4, 0.15]);
  const units: Box[] = [
    [length - 12, 4, roof, 4.4, 7, 2.6],
    [length - 6, 4, roof, 4.4, 7, 2.6],
  ];
  const silos = [1.5, 6.5, 11.5, 16.5].map((y): Space => [length + 5, y, 0]);
  const all = panels.length + units.length + silos.length;
  const done = Math.round(all * share);
  const [donePanels, doneUnits] = [
    Math.min(done, panels.length),
    Math.min(Math.max(done - panels.length, 0), units.length),
  ];
  const doneSilos = Math.max(0, done - panels.length - units.length);
  const ghost = (list: readonly Box[]): string => {
    const faces = boxes(project, list);
    return faces.top + faces.left + faces.right;
  };
  const drums = silos.map((place) => drum(project, unit, place, 2.1, 13));
  const dashed =
    ghost(panels.slice(donePanels)) +
    ghost(units.slice(doneUnits)) +
    drums
      .slice(doneSilos)
      .map((one) => one.wall + one.lid)
      .join('');
  return (
    <g strokeLinejoin="round">
      <Solid
        faces={boxes(project, panels.slice(0, donePanels))}
        fill={colour.steel}
        top={colour.steel}
        width={line.fine}
      />
      <Solid faces={boxes(project, units.slice(0, doneUnits))} fill={colour.water} top={colour.waterSoft} />
      <Drums drums={drums.slice(0, doneSilos)} fill={colour.accentSoft} />
      <path d={dashed} stroke={colour.accent} strokeWidth={line.dimension} strokeDasharray={dash.ghost} />
    </g>
  );
}
