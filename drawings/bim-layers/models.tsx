import type { Building } from '../dairy-axonometric/building.ts';
import { Conveyor, Line, Machines, type Scene, Tanks, Units } from '../dairy-axonometric/equipment.tsx';
import { type Box, boxes, plane, type Space } from '../kit/axonometric.ts';
import { colour, line } from '../kit/geometry.ts';
import { Solid } from '../kit/solids.tsx';

interface ModelProps extends Scene {
  building: Building;
}

const columnBoxes = ({ axesX, storey, slab, depth, length }: Building, y: number): Box[] =>
  axesX.map((x) => [
    Math.min(Math.max(x - 0.35, 0), length - 0.7),
    Math.min(Math.max(y - 0.35, 0), depth - 0.7),
    0,
    0.7,
    0.7,
    storey - slab,
  ]);

/** The slab alone: the ground of every model. */
export function Slab({ project, building: { length, depth, slab } }: ModelProps) {
  return (
    <Solid faces={boxes(project, [[0, 0, -slab, length, depth, slab]])} fill={colour.concrete} width={line.behind} />
  );
}

/** Columns of one axis. */
export function ColumnRow({ project, building, y }: ModelProps & { y: number }) {
  return <Solid faces={boxes(project, columnBoxes(building, y))} fill={colour.concrete} />;
}

/** The stair core as four walls, seen from above. */
export function Core({ project, building: { storey, slab, axesX } }: ModelProps) {
  const [width, depth, height] = [axesX[1]! - 1.4, 7, storey - slab];
  return (
    <Solid
      faces={boxes(project, [
        [0.8, 0.8, 0, width, 0.35, height],
        [0.8, 0.8, 0, 0.35, depth, height],
        [0.8 + width, 0.8, 0, 0.35, depth, height],
        [0.8, 0.8 + depth, 0, width * 0.55, 0.35, height],
      ])}
      fill={colour.concrete}
    />
  );
}

/** Structure: slab, columns, core. */
export function Structure(props: ModelProps) {
  const { axesY } = props.building;
  return (
    <g strokeLinejoin="round">
      <Slab {...props} />
      {axesY.map((y, index) => (
        <g key={y}>
          <ColumnRow {...props} y={y} />
          {index === 0 && <Core {...props} />}
        </g>
      ))}
    </g>
  );
}

/** Envelope: the far walls solid, the near ones of glass. */
export function Envelope({ project, building, near = true }: ModelProps & { near?: boolean }) {
  const { length, depth, storey } = building;
  const wall = 0.5;
  const count = Math.floor(length / 3.5);
  const rows = Math.floor(depth / 3.5);
  const panes = (at: (offset: number, z: number) => Space, number: number): string =>
    Array.from({ length: number }, (_, index) => {
      const [from, to] = [0.8 + index * 3.5, 3.4 + index * 3.5];
      return plane(project, at(from, 1.3), at(to, 1.3), at(to, 3.4), at(from, 3.4));
    }).join('');
  const front = boxes(project, [[-wall, depth, -0.4, length + 2 * wall, wall, storey]]);
  const side = boxes(project, [[length, 0, -0.4, wall, depth, storey]]);
  return (
    <g strokeLinejoin="round">
      <Solid
        faces={boxes(project, [
          [-wall, -wall, -0.4, wall, depth + wall, storey],
          [0, -wall, -0.4, length + wall, wall, storey],
        ])}
        fill={colour.steelSoft}
        top={colour.steel}
      />
      <path
        d={panes((offset, z) => [offset, 0, z], count) + panes((offset, z) => [0, offset, z], rows)}
        fill={colour.waterSoft}
        stroke={colour.ink}
        strokeWidth={line.fine}
      />
      {near && (
        <>
          <path
            d={front.left + side.right}
            fill={colour.steelSoft}
            fillOpacity=".55"
            stroke={colour.ink}
            strokeWidth={line.dimension}
          />
          <path d={front.top + side.top} fill={colour.steel} stroke={colour.ink} strokeWidth={line.dimension} />
          <path
            d={
              panes((offset, z) => [offset, depth + wall, z], count) +
              panes((offset, z) => [length + wall, offset, z], rows)
            }
            fill={colour.waterSoft}
            fillOpacity=".8"
            stroke={colour.ink}
            strokeWidth={line.fine}
          />
        </>
      )}
    </g>
  );
}

/** Services of one bay along y: a duct with its branch, or pipes with a riser. */
export function ServiceBay({ building, y, index, ...scene }: ModelProps & { y: number; index: number }) {
  const { length, axesX, depth, axesY } = building;
  const bay = depth / (axesY.length - 1);
  const from = axesX[1]! + 1;
  return (
    <>
      <Line
        {...scene}
        width={3}
        points={[
          [length - 1, y + 1.2, 0.2],
          [length - 1, y + 1.2, 3.2],
          [from, y + 1.2, 3.2],
        ]}
      />
      {index === 0 && <Units {...scene} list={[[from, y + 3, 0.2, 6, 2.6, 2.4]]} />}
      <Units
        {...scene}
        list={[
          [from + (index === 0 ? 5 : 0), y + bay - 2.8, 3, length - from - (index === 0 ? 7 : 3), 1, 0.9],
          ...[0.35, 0.6, 0.85].map((at): Box => [from + (length - from) * at, y + bay - 1.8, 3.2, 0.8, 1.4, 0.5]),
        ]}
      />
    </>
  );
}

/** Process of one bay along y: tanks at the back, filling lines in front. */
export function ProcessBay({ building, y, index, ...scene }: ModelProps & { y: number; index: number }) {
  const { length, axesX, depth, axesY } = building;
  const middle = y + depth / (axesY.length - 1) / 2;
  const from = axesX[1]! + 2;
  if (index === 0)
    return (
      <>
        <Tanks
          {...scene}
          at={Array.from({ length: 6 }, (_, n): Space => [from + 8 + n * 4.2, middle, 0])}
          radius={1.5}
          height={3.6}
        />
        <Line
          {...scene}
          process
          width={3}
          points={[
            [from + 6, middle + 2, 0.4],
            [from + 30, middle + 2, 0.4],
          ]}
        />
      </>
    );
  return (
    <>
      <Conveyor {...scene} at={[from, middle - 0.6, 0]} length={length - from - 5} />
      <Machines
        {...scene}
        list={[
          [from + 2, middle - 1.2, 0, 3.4, 2.4, 2.4],
          [length - 5, middle - 1.4, 0, 3.6, 2.8, 2.6],
        ]}
      />
    </>
  );
}
