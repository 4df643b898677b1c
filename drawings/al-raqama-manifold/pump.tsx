import { box, drum, type Space } from '../kit/axonometric.ts';
import { colour, line } from '../kit/geometry.ts';
import { Drums, Solid } from '../kit/solids.tsx';
import { type Layout, pumpY, unit } from './layout.ts';

/** A vertical pump set on its plinth: discharge head, motor with terminal box, fan cowl. `x` is its axis in metres. */
export function PumpSet({ layout, x }: { layout: Layout; x: number }) {
  const { project: p } = layout;
  const put = (z: number, radius: number, height: number) => drum(p, unit, [x, pumpY, z] as Space, radius, height);
  return (
    <g strokeLinejoin="round">
      <Solid faces={box(p, [x - 0.85, pumpY - 0.85, 0, 1.7, 1.7, 0.15])} fill={colour.concrete} />
      <Drums drums={[put(0.15, 0.68, 0.1), put(0.25, 0.46, 1.1)]} fill={colour.steelSoft} lid={colour.steelSoft} />
      <Drums drums={[put(1.35, 0.66, 0.16), put(1.51, 0.56, 1.75)]} fill={colour.accent} lid={colour.accent} />
      <path d={fins(layout, x)} stroke={colour.paper} strokeOpacity=".6" strokeWidth={line.dimension} />
      <Drums drums={[put(3.26, 0.48, 0.38)]} fill={colour.steelSoft} lid={colour.paper} />
      <Solid faces={box(p, [x - 0.25, pumpY + 0.5, 2.2, 0.5, 0.25, 0.6])} fill={colour.paper} />
    </g>
  );
}

/** Cooling fins: upright strokes round the visible half of the motor. */
function fins({ project: p }: Layout, x: number): string {
  return Array.from({ length: 7 }, (_, i) => {
    // The visible half lies between -45 and 135 degrees from the x axis.
    const angle = ((i * 25 - 30) * Math.PI) / 180;
    const foot: Space = [x + 0.56 * Math.cos(angle), pumpY + 0.56 * Math.sin(angle), 1.6];
    const [a, b] = [p(foot), p([foot[0], foot[1], 3.12])];
    return `M${Math.round(a[0])} ${Math.round(a[1])}V${Math.round(b[1])}`;
  }).join('');
}
