import { disc, drum, run } from '../kit/axonometric.ts';
import { colour, line, type Point, polygon } from '../kit/geometry.ts';
import { Pipe } from '../kit/pipe.tsx';
import { Drums } from '../kit/solids.tsx';
import { across, type Layout, level, start, unit } from './layout.ts';
import { RisingMain } from './main.tsx';

/** The manifold from its blind end to the main, parts in order from back to front. */
export function Manifold({ layout }: { layout: Layout }) {
  const { large, end } = layout;
  const flanges = Array.from({ length: layout.pumps - 1 }, (_, i) => layout.axis(i) + layout.pitch * 0.86);
  const bounds = [start, ...flanges, end];
  return (
    <g stroke={colour.ink} strokeLinejoin="round">
      {layout.ends && (
        <>
          <BlindFlange layout={layout} />
          <Ring layout={layout} x={start} radius={large / 2 + 0.16} />
        </>
      )}
      {bounds.slice(1).map((to, i) => (
        <g key={to}>
          <Length layout={layout} from={bounds[i]!} to={to} diameter={large} />
          {(layout.ends || to < end) && <Ring layout={layout} x={to} radius={large / 2 + 0.16} />}
        </g>
      ))}
      {layout.ends && <Outlet layout={layout} />}
      <Arrows layout={layout} />
      {layout.ends && <AirValve layout={layout} />}
    </g>
  );
}

/** Dismantling joint, reducer and main. */
function Outlet({ layout }: { layout: Layout }) {
  const { large, small, end } = layout;
  const cone = end + 1.1;
  return (
    <>
      <Length layout={layout} from={end} to={end + 0.55} diameter={large * 0.9} fill={colour.steelSoft} />
      <Rods layout={layout} />
      <Ring layout={layout} x={end + 0.65} radius={large / 2 + 0.16} />
      <Reducer layout={layout} from={end + 0.65} to={cone + 0.5} />
      <Ring layout={layout} x={cone + 0.6} radius={small / 2 + 0.15} />
      <RisingMain layout={layout} from={cone + 0.6} />
    </>
  );
}

/** A straight length along x; the circle at its start shows above the flange behind it. */
function Length({
  layout,
  from,
  to,
  diameter,
  fill = colour.water,
}: {
  layout: Layout;
  from: number;
  to: number;
  diameter: number;
  fill?: string;
}) {
  const { project: p } = layout;
  return (
    <>
      <path d={disc(p, [from, 0, level], diameter / 2, 'yz')} fill={fill} strokeWidth={line.outline} />
      <Pipe d={run(p, [from, 0, level], [to, 0, level])} width={across(diameter)} edge={line.outline} fill={fill} />
    </>
  );
}

/** A pair of flanges: rim and face. */
function Ring({ layout, x, radius }: { layout: Layout; x: number; radius: number }) {
  const { project: p } = layout;
  return (
    <>
      <path d={disc(p, [x - 0.14, 0, level], radius, 'yz')} fill={colour.steelSoft} strokeWidth={line.behind} />
      <path d={disc(p, [x, 0, level], radius, 'yz')} fill={colour.paper} strokeWidth={line.behind} />
    </>
  );
}

/** The blind flange at the first end, with its bolts. */
function BlindFlange({ layout }: { layout: Layout }) {
  const { project: p, large } = layout;
  const rim = large / 2 + 0.16;
  const bolts = Array.from({ length: 7 }, (_, i) => {
    const angle = ((i * 30 + 45) * Math.PI) / 180;
    const [y, z] = [rim * 0.93 * Math.cos(angle), level + rim * 0.93 * Math.sin(angle)];
    return run(p, [start - 0.46, y, z], [start, y, z]);
  });
  return (
    <>
      <path d={bolts.join('')} strokeWidth={line.cut} />
      <path d={disc(p, [start - 0.34, 0, level], rim, 'yz')} fill={colour.steel} strokeWidth={line.behind} />
      <path d={disc(p, [start - 0.18, 0, level], rim, 'yz')} fill={colour.steelSoft} strokeWidth={line.behind} />
    </>
  );
}

/** Tie rods of the dismantling joint. */
function Rods({ layout }: { layout: Layout }) {
  const { project: p, large, end } = layout;
  const r = large / 2 + 0.08;
  const rods = [-20, 25, 70, 115].map((degrees) => {
    const [y, z] = [r * Math.cos((degrees * Math.PI) / 180), level + r * Math.sin((degrees * Math.PI) / 180)];
    return run(p, [end, y, z], [end + 0.6, y, z]);
  });
  return <path d={rods.join('')} strokeWidth={line.cut} />;
}

function Reducer({ layout, from, to }: { layout: Layout; from: number; to: number }) {
  const { project: p, large, small } = layout;
  const side = (x: number, diameter: number, sign: 1 | -1): Point => {
    const [cx, cy] = p([x, 0, level]);
    const r = across(diameter) / 2;
    return [cx + sign * r * 0.5, cy - sign * r * Math.cos(Math.PI / 6)];
  };
  return (
    <>
      <path d={disc(p, [from, 0, level], large / 2, 'yz')} fill={colour.water} strokeWidth={line.outline} />
      <path
        d={polygon(side(from, large, 1), side(to, small, 1), side(to, small, -1), side(from, large, -1))}
        fill={colour.water}
        stroke="none"
      />
      <path
        d={[1, -1]
          .map((sign) => `M${side(from, large, sign as 1 | -1).join(' ')}L${side(to, small, sign as 1 | -1).join(' ')}`)
          .join('')}
        strokeWidth={line.outline}
      />
    </>
  );
}

/** Flow direction arrows. */
function Arrows({ layout }: { layout: Layout }) {
  const { project: p, large } = layout;
  const [y, z] = [large * 0.36, level + large * 0.1];
  const arrows = Array.from({ length: layout.pumps - 1 }, (_, i) => {
    const x = layout.axis(i) + layout.pitch * 0.28;
    return run(p, [x, y, z], [x + 1, y, z]) + run(p, [x + 0.72, y, z + 0.18], [x + 1, y, z], [x + 0.72, y, z - 0.18]);
  });
  return <path d={arrows.join('')} stroke={colour.paper} strokeWidth={line.outline} />;
}

/** An air valve on top of the blind end, where air collects. */
function AirValve({ layout }: { layout: Layout }) {
  const { project: p, large } = layout;
  const x = start + 0.75;
  const put = (z: number, radius: number, height: number) =>
    drum(p, unit, [x, 0, level + large / 2 + z], radius, height);
  return <Drums drums={[put(-0.04, 0.14, 0.3), put(0.26, 0.26, 0.08), put(0.34, 0.2, 0.36)]} fill={colour.steelSoft} />;
}
