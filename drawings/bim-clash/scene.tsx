import { type Box, boxes, type Project, plane, run, type Space } from '../kit/axonometric.ts';
import { person } from '../kit/entourage.ts';
import { colour, dash, line } from '../kit/geometry.ts';
import { Solid } from '../kit/solids.tsx';

/** The part of the building in metres, and the pipe's crossing of the beam. */
export const place = { length: 9, depth: 7, beam: 4.5, pipe: { y: 3.6, z: 3.55 } } as const;

interface SceneProps {
  project: Project;
  unit: number;
  /** Whether the pipe already dips below the beam. */
  solved: boolean;
}

/** Floor, frame and the services that cross it, from back to front. */
export function Scene({ project, unit, solved }: SceneProps) {
  const { length, depth, beam } = place;
  const concrete = (...list: Box[]) => (
    <Solid faces={boxes(project, list)} fill={colour.concrete} width={line.behind} />
  );
  return (
    <g strokeLinejoin="round">
      {concrete([0, 0, -0.3, length, depth, 0.3])}
      <FloorGrid project={project} />
      {concrete([beam - 0.3, 0, 0, 0.6, 0.6, 3.2])}
      <path d={person(project([6.9, 2.4, 0]), unit, 'reaching', -1)} fill={colour.ink} />
      <Tray project={project} />
      <Duct project={project} />
      {concrete([beam - 0.3, depth - 0.6, 0, 0.6, 0.6, 3.2])}
      <Beam project={project} unit={unit} solved={solved} />
    </g>
  );
}

/** The model's own grid on the floor. */
function FloorGrid({ project }: { project: Project }) {
  const { length, depth } = place;
  const along = Array.from({ length: depth - 1 }, (_, index) =>
    run(project, [0, index + 1, 0], [length, index + 1, 0]),
  );
  const across = Array.from({ length: length - 1 }, (_, index) =>
    run(project, [index + 1, 0, 0], [index + 1, depth, 0]),
  );
  return (
    <path d={[...along, ...across].join('')} stroke={colour.ink2} strokeOpacity=".45" strokeWidth={line.texture} />
  );
}

/** A ladder tray with its rungs, hung on threaded rods. */
function Tray({ project }: { project: Project }) {
  const { length } = place;
  const [y, z] = [1.3, 2.9];
  const rungs = Array.from({ length: 17 }, (_, index) =>
    run(project, [0.4 + index * 0.5, y, z], [0.4 + index * 0.5, y + 0.6, z]),
  );
  const rods = [1, 3.4, 5.8, 8.2].map(
    (x) => run(project, [x, y, z], [x, y, z + 1.1]) + run(project, [x, y + 0.6, z], [x, y + 0.6, z + 1.1]),
  );
  return (
    <>
      <path d={rods.join('')} stroke={colour.ink2} strokeWidth={line.dimension} />
      <path
        d={plane(project, [0, y, z], [length, y, z], [length, y + 0.6, z], [0, y + 0.6, z])}
        fill={colour.sand}
        fillOpacity=".55"
      />
      <path d={rungs.join('')} stroke={colour.ink} strokeWidth={line.dimension} />
      <Solid
        faces={boxes(project, [
          [0, y, z - 0.05, length, 0.05, 0.14],
          [0, y + 0.6, z - 0.05, length, 0.05, 0.14],
        ])}
        fill={colour.sand}
        top={colour.sand}
      />
    </>
  );
}

/** An air duct with its flanges, under the beam. */
function Duct({ project }: { project: Project }) {
  const { length } = place;
  const [y, z] = [5, 2.2];
  const flanges = [1.5, 3.5, 5.5, 7.5].map((x): Box => [x, y - 0.06, z - 0.06, 0.08, 1.02, 0.82]);
  return (
    <>
      <Solid
        faces={boxes(project, [[0, y, z, length, 0.9, 0.7]])}
        fill={colour.water}
        top={colour.waterSoft}
        width={line.behind}
      />
      <Solid faces={boxes(project, flanges)} fill={colour.water} top={colour.waterSoft} width={line.fine} />
    </>
  );
}

/** The beam with the pipe: through it, or below it. */
function Beam({ project, unit, solved }: SceneProps) {
  const { length, depth, beam, pipe } = place;
  const { y, z } = pipe;
  const low = 2.75;
  const body = (
    <Solid
      faces={boxes(project, [[beam - 0.25, 0, 3.2, 0.5, depth, 0.9]])}
      fill={colour.concrete}
      width={line.outline}
    />
  );
  const straight: Space[] = [
    [0, y, z],
    [length, y, z],
  ];
  const path: Space[] = solved
    ? [
        [0, y, z],
        [beam - 1.5, y, z],
        [beam - 1.5, y, low],
        [beam + 1.5, y, low],
        [beam + 1.5, y, z],
        [length, y, z],
      ]
    : straight;
  if (solved)
    return (
      <>
        <Tube project={project} unit={unit} path={path.slice(0, 5)} />
        {body}
        <path
          d={run(project, [beam - 1.5, y, z], [beam + 1.5, y, z])}
          stroke={colour.accent}
          strokeWidth={line.outline}
          strokeDasharray={dash.ghost}
        />
        <Tube project={project} unit={unit} path={[[beam + 1.5, y, low + 0.3], ...path.slice(4)]} />
      </>
    );
  return (
    <>
      <Tube project={project} unit={unit} path={straight} />
      {body}
      <Tube
        project={project}
        unit={unit}
        path={[
          [beam + 0.25, y, z],
          [length, y, z],
        ]}
      />
      <path
        d={run(project, [beam - 0.25, y, z], [beam + 0.25, y, z])}
        stroke={colour.accent}
        strokeWidth={unit * 0.42}
        strokeOpacity=".75"
      />
    </>
  );
}

/** The pipe: a wide stroke with dark edges and a highlight on its upper side. */
function Tube({ project, unit, path }: { project: Project; unit: number; path: readonly Space[] }) {
  const d = run(project, ...path);
  const width = unit * 0.42;
  return (
    <g strokeLinejoin="round">
      <path d={d} stroke={colour.ink} strokeWidth={width + 3} />
      <path d={d} stroke={colour.accent} strokeWidth={width} />
      <path d={d} stroke={colour.accentSoft} strokeWidth={width * 0.3} transform={`translate(0 ${-width * 0.2})`} />
    </g>
  );
}
