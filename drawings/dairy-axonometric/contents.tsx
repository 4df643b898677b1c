import { Fragment, type ReactNode } from 'react';
import type { Box, Space } from '../kit/axonometric.ts';
import { type Building, cutAt } from './building.ts';
import { Conveyor, Line, Machines, type Scene, Staff, Tanks, Units } from './equipment.tsx';
import { Floor } from './floor.tsx';
import { Roof } from './roof.tsx';

type Furnish = (scene: Scene, building: Building, z: number, from: number, to: number) => ReactNode[];

/** The furnishings of each floor, bay by bay along y from the back; `from` to `to` is the visible strip. */
const furnishings: readonly Furnish[] = [reception, pasteurising, filling, ventilation];

/** The floors from the ground up, and the roof. */
export function Contents({ building, ...scene }: Scene & { building: Building }) {
  return (
    <>
      {Array.from({ length: building.floors }, (_, floor) => {
        const furnish = furnishings[Math.min(floor, furnishings.length - 1)]!;
        const contents = furnish(
          scene,
          building,
          floor * building.storey,
          cutAt(building, floor + 1),
          cutAt(building, floor),
        );
        return (
          <Floor
            key={floor}
            project={scene.project}
            bare={scene.bare}
            building={building}
            floor={floor}
            contents={contents}
          />
        );
      })}
      <Roof {...scene} building={building} />
    </>
  );
}

function reception(scene: Scene, { depth, axesX, axesY }: Building, z: number, from: number, to: number): ReactNode[] {
  const bay = depth / (axesY.length - 1);
  const tanks = (y: number): Space[] => [
    [from + 2, y, z],
    [to - 2.2, y, z],
  ];
  return axesY.map((y, index) => {
    if (index === axesY.length - 1) return null;
    const middle = y + bay / 2;
    const front = index === axesY.length - 2;
    return (
      <Fragment key={y}>
        {front && (
          <Tanks
            {...scene}
            at={[0, 1, 2].map((n): Space => [axesX[2]! + 3.6 + n * 5, depth - 2.6, z])}
            radius={1.7}
            height={3.4}
          />
        )}
        <Tanks {...scene} at={tanks(middle)} radius={1.5} height={3.7} />
        <Line
          {...scene}
          process
          points={[
            [from + 2, middle + 1.9, z + 0.4],
            [to - 2.2, middle + 1.9, z + 0.4],
          ]}
          width={3}
        />
        {front && (
          <Staff
            {...scene}
            at={[
              [to - 4.5, depth - 1.2, z],
              [from - 3, depth - 0.8, z],
            ]}
          />
        )}
      </Fragment>
    );
  });
}

function pasteurising(
  scene: Scene,
  { depth, axesX, axesY }: Building,
  z: number,
  from: number,
  to: number,
): ReactNode[] {
  const bay = depth / (axesY.length - 1);
  const plates = (x: number, y: number): Box[] =>
    Array.from(
      { length: 7 },
      (_, n): Box => [
        x + n * 0.5,
        n % 6 === 0 ? y - 0.2 : y,
        z + 0.2,
        n % 6 === 0 ? 0.3 : 0.4,
        n % 6 === 0 ? 2.4 : 2,
        n % 6 === 0 ? 2.9 : 2.3,
      ],
    );
  return axesY.map((y, index) => {
    if (index === axesY.length - 1) return null;
    const middle = y + bay / 2;
    const front = index === axesY.length - 2;
    return (
      <Fragment key={y}>
        {front && <Machines {...scene} list={[[axesX[2]! + 1.5, depth - 4, z, 8, 2.6, 1.6]]} />}
        <Machines
          {...scene}
          list={scene.bare ? [[from + 0.9, middle - 1.6, z + 0.2, 3.3, 2.4, 2.9]] : plates(from + 0.9, middle - 1.4)}
        />
        <Tanks {...scene} at={[[from + 6, middle, z]]} radius={1.1} height={3.4} />
        <Line
          {...scene}
          process
          width={3}
          points={[
            [from + 4, middle, z + 0.5],
            [from + 5, middle, z + 0.5],
          ]}
        />
        <Line
          {...scene}
          points={[
            [from + 0.6, y + 0.8, z + 3.4],
            [to - 0.8, y + 0.8, z + 3.4],
            [to - 0.8, y + 0.8, z + 0.2],
          ]}
        />
        {front && <Staff {...scene} at={[[to - 1.6, middle + 2, z]]} />}
      </Fragment>
    );
  });
}

function filling(scene: Scene, { depth, axesX, axesY }: Building, z: number, from: number, to: number): ReactNode[] {
  const bay = depth / (axesY.length - 1);
  return axesY.map((y, index) => {
    if (index === axesY.length - 1) return null;
    const middle = y + bay / 2;
    const front = index === axesY.length - 2;
    return (
      <Fragment key={y}>
        {index === 0 && <Machines {...scene} list={[[from + 1.4, middle - 1.2, z, 4.5, 2.8, 2.6]]} />}
        {index > 0 && <Conveyor {...scene} at={[axesX[2]! - 2, middle - 0.6, z]} length={to - axesX[2]! + 0.6} />}
        {index > 0 && <Machines {...scene} list={[[from + 2, middle - 1, z, 3.2, 2, 2.2]]} />}
        {front && (
          <Staff
            {...scene}
            at={[
              [to - 2, depth - 1.2, z],
              [to - 5, depth - 1.4, z],
            ]}
          />
        )}
      </Fragment>
    );
  });
}

function ventilation(scene: Scene, { depth, axesY }: Building, z: number, from: number, to: number): ReactNode[] {
  const bay = depth / (axesY.length - 1);
  return axesY.map((y, index) => {
    if (index === axesY.length - 1) return null;
    const front = index === axesY.length - 2;
    return (
      <Fragment key={y}>
        {!front && <Units {...scene} list={[[from + 1.2, y + 2, z + 0.3, 5, bay - 4.4, 2.2]]} />}
        <Units {...scene} list={[[from - 6, y + bay - 1.9, z + 2.6, to - from + 5, 1, 1]]} />
        {front && <Staff {...scene} at={[[to - 1.5, depth - 1.5, z]]} />}
      </Fragment>
    );
  });
}
