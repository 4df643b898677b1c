import { box, disc, drum, run, type Space } from '../kit/axonometric.ts';
import { colour, line, round } from '../kit/geometry.ts';
import { Pipe } from '../kit/pipe.tsx';
import { Drums, Solid } from '../kit/solids.tsx';
import { across, branch, type Layout, level, nozzle, pumpY, unit } from './layout.ts';

/** A flange as a thin disc with its rim, across a pipe along x or y. */
function collar({ project: p }: Layout, [x, y, z]: Space, radius: number, face: 'yz' | 'xz'): string {
  const back: Space = face === 'yz' ? [x - 0.12, y, z] : [x, y - 0.12, z];
  return disc(p, back, radius, face) + disc(p, [x, y, z], radius, face);
}

/** Risers of all branches, drawn before the manifold that hides their upper ends. */
export function Risers({ layout }: { layout: Layout }) {
  const { project: p } = layout;
  const all = Array.from({ length: layout.pumps }, (_, i) => layout.axis(i));
  return (
    <g strokeLinejoin="round">
      {all.map((x) => (
        <g key={x}>
          <Drums
            drums={[drum(p, unit, [x, 0, 0], 0.42, 0.14), drum(p, unit, [x, 0, 0.14], 0.2, 0.3)]}
            fill={colour.steelSoft}
          />
          <Pipe
            d={run(p, [x, pumpY - 0.5, nozzle], [x, 0, nozzle], [x, 0, level])}
            width={across(branch)}
            edge={line.outline}
          />
          <Valve layout={layout} x={x} />
        </g>
      ))}
    </g>
  );
}

/** An isolating valve on a riser: flanges, body, stem along x with its hand wheel. */
function Valve({ layout, x }: { layout: Layout; x: number }) {
  const { project: p } = layout;
  const put = (z: number, radius: number, height: number) => drum(p, unit, [x, 0, z], radius, height);
  const wheel: Space = [x + 1.15, 0, 2.62];
  return (
    <g stroke={colour.ink} strokeLinejoin="round">
      <Drums drums={[put(1.75, 0.44, 0.12)]} fill={colour.paper} />
      <Drums drums={[put(1.87, 0.36, 1.4)]} fill={colour.steelSoft} lid={colour.steelSoft} />
      <Drums drums={[put(3.27, 0.44, 0.12)]} fill={colour.paper} />
      <DismantlingJoint layout={layout} x={x} />
      <Solid faces={box(p, [x + 0.28, -0.16, 2.46, 0.4, 0.32, 0.32])} fill={colour.steelSoft} />
      <Pipe d={run(p, [x + 0.6, 0, 2.62], wheel)} width={6} fill={colour.paper} edge={line.dimension} />
      <path
        d={disc(p, wheel, 0.42, 'yz') + disc(p, wheel, 0.33, 'yz')}
        fill={colour.accent}
        fillRule="evenodd"
        strokeWidth={line.dimension}
      />
      <path
        d={
          run(p, [wheel[0], -0.33, wheel[2]], [wheel[0], 0.33, wheel[2]]) +
          run(p, [wheel[0], 0, wheel[2] - 0.33], [wheel[0], 0, wheel[2] + 0.33])
        }
        strokeWidth={line.behind}
      />
    </g>
  );
}

/** Above the valve: a sliding sleeve between flanges with tie rods, so that the valve can be removed. */
function DismantlingJoint({ layout, x }: { layout: Layout; x: number }) {
  const { project: p } = layout;
  const [foot, head] = [3.39, 3.95];
  const [cx, cy] = p([x, 0, foot]);
  const rods = [-0.4, -0.13, 0.22, 0.4].map(
    (share) => `M${round(cx + share * unit)} ${round(cy)}v-${(head - foot) * unit}`,
  );
  return (
    <>
      <Pipe
        d={run(p, [x, 0, foot], [x, 0, head])}
        width={across(branch - 0.06)}
        fill={colour.steelSoft}
        edge={line.behind}
      />
      <path d={rods.join('')} strokeWidth={line.outline} />
      <Drums drums={[drum(p, unit, [x, 0, head], 0.44, 0.12)]} fill={colour.paper} />
      <Pipe d={run(p, [x, 0, head + 0.12], [x, 0, level])} width={across(branch)} edge={line.outline} />
    </>
  );
}

/** A check valve on the horizontal part of a branch, with lever and weight, between two flanges. */
export function CheckValve({ layout, x }: { layout: Layout; x: number }) {
  const { project: p } = layout;
  const y = 2.1;
  return (
    <g stroke={colour.ink} strokeLinejoin="round">
      <path d={collar(layout, [x, y - 0.15, nozzle], 0.42, 'xz')} fill={colour.paper} strokeWidth={line.dimension} />
      <Solid
        faces={box(p, [x - 0.34, y - 0.1, nozzle - 0.36, 0.68, 1.1, 0.72])}
        fill={colour.steelSoft}
        top={colour.steelSoft}
      />
      <Solid faces={box(p, [x - 0.24, y + 0.12, nozzle + 0.36, 0.48, 0.6, 0.2])} fill={colour.steelSoft} />
      <Pipe
        d={run(
          p,
          [x + 0.34, y + 0.4, nozzle + 0.2],
          [x + 0.5, y + 0.4, nozzle + 0.2],
          [x + 0.5, y + 1.05, nozzle + 0.42],
        )}
        width={6}
        fill={colour.paper}
        edge={line.dimension}
      />
      <Solid
        faces={box(p, [x + 0.38, y + 0.95, nozzle + 0.3, 0.24, 0.3, 0.3])}
        fill={colour.accent}
        top={colour.accent}
      />
      <path d={collar(layout, [x, y + 1.2, nozzle], 0.42, 'xz')} fill={colour.paper} strokeWidth={line.dimension} />
      <Pipe d={run(p, [x, y + 1.2, nozzle], [x, pumpY - 0.55, nozzle])} width={across(branch)} edge={line.outline} />
      <path
        d={collar(layout, [x, pumpY - 0.62, nozzle], 0.42, 'xz')}
        fill={colour.paper}
        strokeWidth={line.dimension}
      />
    </g>
  );
}
