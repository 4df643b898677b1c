import { type Box, boxes, drum, plane, run, type Space } from '../kit/axonometric.ts';
import { colour, dash, line } from '../kit/geometry.ts';
import { Drums, Solid } from '../kit/solids.tsx';
import type { StageProps } from './stages.tsx';

/** Stages 3 and 4: the closed building with its bands of windows; `glazed`: with glass. */
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

/** Units, panels and silos on the roof and beside the building; `share` of them is installed. */
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
