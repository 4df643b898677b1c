import type { Building } from '../dairy-axonometric/building.ts';
import { colour, line, round } from '../kit/geometry.ts';
import type { Metres } from '../kit/metres.ts';
import { hatch } from '../kit/sheet.tsx';

interface ShellProps {
  scale: Metres;
  building: Building;
  id: string;
}

/** Width of the stair core at the left end of the section. */
export const core = 6.4;

/** Columns behind the cut. */
export function Columns({ scale: { rect }, building: { floors, storey, slab, axesX } }: Omit<ShellProps, 'id'>) {
  const columns = Array.from({ length: floors }, (_, index) =>
    axesX.slice(1, -1).map((x) => rect(x - 0.3, index * storey, 0.6, storey - slab - 0.4)),
  ).flat();
  return <path d={columns.join('')} fill={colour.concrete} stroke={colour.ink} strokeWidth={line.dimension} />;
}

/** Slabs, outer walls and foundations that the section cuts. */
export function Shell({ scale, building, id }: ShellProps) {
  const { rect, area } = scale;
  const { floors, storey, slab, length, axesX } = building;
  const roof = floors * storey;
  const levels = Array.from({ length: floors }, (_, index) => (index + 1) * storey);
  const slabs = levels.map((z) => rect(z === roof ? 0 : core, z - slab, z === roof ? length : length - core, slab));
  const drops = levels.flatMap((z) => axesX.slice(1, -1).map((x) => rect(x - 0.45, z - slab - 0.45, 0.9, 0.5)));
  const pads = axesX.map((x) =>
    area(
      [x - 0.35, -0.6],
      [x - 0.35, -1.3],
      [x - 1.3, -1.3],
      [x - 1.3, -2],
      [x + 1.3, -2],
      [x + 1.3, -1.3],
      [x + 0.35, -1.3],
      [x + 0.35, -0.6],
    ),
  );
  const cut = { fill: hatch(id, 'concrete'), stroke: colour.ink, strokeWidth: line.outline } as const;
  return (
    <g strokeLinejoin="round">
      <path d={pads.join('')} {...cut} />
      <path d={drops.join('')} {...cut} />
      <path d={slabs.join('') + rect(-0.4, -0.6, length + 0.8, 0.6) + rect(core - 0.3, 0, 0.3, roof - slab)} {...cut} />
      <Walls scale={scale} building={building} />
      <RoofTop scale={scale} building={building} />
    </g>
  );
}

/** Insulated outer walls with a band of glass on every floor. */
function Walls({ scale: { rect }, building: { floors, storey, length } }: Omit<ShellProps, 'id'>) {
  const storeys = Array.from({ length: floors }, (_, index) => index * storey);
  const solid = storeys.flatMap((z) =>
    [-0.4, length].flatMap((x) => [rect(x, z, 0.4, 1.2), rect(x, z + 3.2, 0.4, storey - 3.2)]),
  );
  const glass = storeys.flatMap((z) => [-0.28, length + 0.12].map((x) => rect(x, z + 1.2, 0.16, 2)));
  return (
    <>
      <path d={solid.join('')} fill={colour.steelSoft} stroke={colour.ink} strokeWidth={line.outline} />
      <path d={glass.join('')} fill={colour.waterSoft} stroke={colour.ink} strokeWidth={line.dimension} />
    </>
  );
}

/** Insulation, parapets and the air handling units on the roof. */
function RoofTop({ scale, building: { floors, storey, length } }: Omit<ShellProps, 'id'>) {
  const { rect, x, z, u } = scale;
  const roof = floors * storey;
  const units = [length - 10.4, length - 5.2];
  return (
    <>
      <path
        d={rect(-0.4, roof, length + 0.8, 0.5) + rect(-0.6, roof, 0.5, 1) + rect(length + 0.1, roof, 0.5, 1)}
        fill={colour.paper2}
        stroke={colour.ink}
        strokeWidth={line.outline}
      />
      <path
        d={units.map((at) => rect(at, roof + 0.8, 4.2, 2)).join('')}
        fill={colour.waterSoft}
        stroke={colour.ink}
        strokeWidth={line.behind}
      />
      <path
        d={units
          .map(
            (at) =>
              `${rect(at + 0.3, roof + 1.1, 1.1, 1.4)}M${x(at + 2.1)} ${z(roof + 2.8)}v${u(-0.8)}h${u(-0.5)}m${u(2)} ${u(0.8)}v${u(-0.8)}h${u(-0.5)}`,
          )
          .join('')}
        stroke={colour.water}
        strokeWidth={line.dimension}
      />
      <path
        d={units.map((at) => rect(at + 0.6, roof + 0.5, 0.3, 0.3) + rect(at + 3.4, roof + 0.5, 0.3, 0.3)).join('')}
        fill={colour.ink}
      />
      <path
        d={rect(0.8, roof + 0.5, core - 1.4, 2.6)}
        fill={colour.concrete}
        stroke={colour.ink}
        strokeWidth={round(line.outline)}
      />
    </>
  );
}

/** The stair in the core, two flights a storey, with its rails. */
export function Stair({ scale, building: { floors, storey } }: { scale: Metres; building: Building }) {
  const { u, x, z } = scale;
  const [low, high, steps] = [1.5, core - 1.7, 12];
  const run = (high - low) / steps;
  const rise = storey / 2 / steps;
  const flights = Array.from({ length: floors }, (_, index) => {
    const base = index * storey;
    const step = `v${u(-rise)}h${u(run)}`;
    const back = `v${u(-rise)}h${u(-run)}`;
    return {
      cut: `M${x(low)} ${z(base)}${step.repeat(steps)}h${u(1.3)}v${u(0.2)}h${u(-1.4)}L${x(low + 0.5)} ${z(base)}z`,
      behind: `M${x(high)} ${z(base + storey / 2)}${back.repeat(steps)}h${u(-1.3)}v${u(0.2)}h${u(1.4)}L${x(high - 0.2)} ${z(base + storey / 2 - 0.25)}z`,
      rail: `M${x(low)} ${z(base + 0.95)}L${x(high)} ${z(base + storey / 2 + 0.95)}L${x(low)} ${z(base + storey + 0.95)}`,
    };
  });
  return (
    <g strokeLinejoin="round">
      <path
        d={flights.map((one) => one.behind).join('')}
        fill={colour.paper2}
        stroke={colour.ink2}
        strokeWidth={line.fine}
      />
      <path
        d={flights.map((one) => one.cut).join('')}
        fill={colour.concrete}
        stroke={colour.ink}
        strokeWidth={line.dimension}
      />
      <path d={flights.map((one) => one.rail).join('')} stroke={colour.ink} strokeWidth={line.fine} />
    </g>
  );
}
