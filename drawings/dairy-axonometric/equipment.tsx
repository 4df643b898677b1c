import { type Box, barrel, boxes, disc, drum, type Project, plane, run, type Space } from '../kit/axonometric.ts';
import { person } from '../kit/entourage.ts';
import { colour, line } from '../kit/geometry.ts';
import { Drums, Pipe, Solid } from '../kit/solids.tsx';

export interface Scene {
  project: Project;
  unit: number;
  /** Without people, bottles, plates, pipes and stairs, which are too small on a card. */
  bare?: boolean;
}

/** Process equipment, in the accent colour. */
export function Machines({ project, list }: Scene & { list: readonly Box[] }) {
  return <Solid faces={boxes(project, list)} fill={colour.accent} top={colour.accentSoft} />;
}

/** Ventilation units and ducts. */
export function Units({ project, list }: Scene & { list: readonly Box[] }) {
  return <Solid faces={boxes(project, list)} fill={colour.water} top={colour.waterSoft} />;
}

/** Milk tanks on the process side: soft accent with a paper lid. */
export function Tanks({
  project,
  unit,
  at,
  radius,
  height,
}: Scene & { at: readonly Space[]; radius: number; height: number }) {
  return <Drums drums={at.map((place) => drum(project, unit, place, radius, height))} fill={colour.accentSoft} />;
}

/** A pipe through points in space. */
export function Line({
  project,
  bare,
  points,
  process,
  width = 4,
}: Scene & { points: readonly Space[]; process?: boolean; width?: number }) {
  if (bare) return null;
  return <Pipe d={run(project, ...points)} stroke={process ? colour.accent : colour.water} width={width} />;
}

/** A conveyor on legs with bottles on it. */
export function Conveyor({ project, unit, bare, at: [x, y, z], length }: Scene & { at: Space; length: number }) {
  const bottles = Array.from(
    { length: Math.floor(length / 1.1) },
    (_, index): Box => [x + 0.4 + index * 1.1, y + 0.35, z + 1, 0.4, 0.4, 0.7],
  );
  return (
    <>
      <Machines project={project} unit={unit} list={[[x, y, z + 0.6, length, 1.1, 0.4]]} />
      {!bare && <Solid faces={boxes(project, bottles)} fill={colour.paper} width={line.texture} />}
    </>
  );
}

/** Workers, at positions on the floor. */
export function Staff({ project, unit, bare, at }: Scene & { at: readonly Space[] }) {
  if (bare) return null;
  return (
    <path
      d={at
        .map((place, index) => person(project(place), unit, index % 2 ? 'walking' : 'standing', index % 3 ? 1 : -1))
        .join('')}
      fill={colour.ink}
    />
  );
}

/** A road tanker of 12 m, standing along x with its cab to the front. */
export function Tanker({ project, at: [x, y, z] }: { project: Project; at: Space }) {
  const tank = barrel(project, [x, y + 1.25, z + 2.35], 1.2, 8.2);
  const front = x + 11.3;
  const wheels = [0.9, 2.2, 3.5, 8.2, 10.4].map((dx) => disc(project, [x + dx, y + 2.5, z + 0.55], 0.55, 'xz'));
  const screen = [
    [front, y + 0.3, z + 2],
    [front, y + 2.2, z + 2],
    [front, y + 2.2, z + 3],
    [front, y + 0.3, z + 3],
  ] as const;
  return (
    <g strokeLinejoin="round">
      <Solid faces={boxes(project, [[x, y + 0.4, z + 0.85, 11.2, 1.8, 0.3]])} fill={colour.ink2} top={colour.ink2} />
      <path d={tank.mantle} fill={colour.steelSoft} stroke={colour.ink} strokeWidth={line.behind} />
      <path d={tank.end} fill={colour.steel} stroke={colour.ink} strokeWidth={line.dimension} />
      <Solid
        faces={boxes(project, [[x + 9.1, y, z + 0.6, 2.2, 2.5, 2.7]])}
        fill={colour.accent}
        top={colour.accentSoft}
      />
      <path d={plane(project, ...screen)} fill={colour.waterSoft} stroke={colour.ink} strokeWidth={line.fine} />
      <path d={wheels.join('')} fill={colour.ink} stroke={colour.paper} strokeWidth={line.fine} />
    </g>
  );
}
