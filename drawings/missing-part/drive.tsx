import { circle, colour, line, type Point, polyline, round } from '../kit/geometry.ts';
import { heap } from '../kit/rocks.ts';

const touching = (a: Point, ra: number, b: Point, rb: number, side: 1 | -1): [Point, Point] => {
  const along = Math.atan2(b[1] - a[1], b[0] - a[0]);
  const open = Math.acos((ra - rb) / Math.hypot(b[0] - a[0], b[1] - a[1])) * side;
  const on = (centre: Point, r: number): Point => [
    centre[0] + r * Math.cos(along + open),
    centre[1] + r * Math.sin(along + open),
  ];
  return [on(a, ra), on(b, rb)];
};

/** The motor on its rails, and the belt up to the pulley on the first wheel's shaft. */
export function Drive({ motor: [x, y], pulley, ground }: { motor: Point; pulley: Point; ground: number }) {
  const [small, large] = [36, 84];
  // The belt lies on both rims.
  const [onSmall, onLarge] = [small + 4.5, large + 4.5];
  const [under, over] = ([1, -1] as const).map((side) =>
    touching([x, y], onSmall, pulley, onLarge, side).map(([px, py]) => `${round(px)} ${round(py)}`),
  ) as [string[], string[]];
  const belt = `M${under[0]}A${onSmall} ${onSmall} 0 0 1 ${over[0]}L${over[1]}A${onLarge} ${onLarge} 0 1 1 ${under[1]}z`;
  const fins = Array.from(
    { length: 9 },
    (_, i) => `M${x - 62 + i * 15.5} ${round(y - 76 + Math.abs(i - 4) ** 2 * 0.8)}V${y + 60}`,
  );
  return (
    <g stroke={colour.ink} strokeLinejoin="round">
      <path d={`M${x - 110} ${ground}v-16h220v16z`} fill={colour.concrete} strokeWidth={line.outline} />
      <path
        d={`M${x - 90} ${ground - 16}v-12h44l10-16h72l10 16h44v12z`}
        fill={colour.steel}
        strokeWidth={line.outline}
      />
      <path
        d={`M${x - 78} ${ground - 44}V${y - 16}c0-40 32-64 78-64s78 24 78 64V${ground - 44}z`}
        fill={colour.accent}
        strokeWidth={line.outline}
      />
      <path d={fins.join('')} stroke={colour.paper} strokeOpacity=".55" strokeWidth={line.fine} />
      <path d={`M${x - 26} ${y - 78}v-26h52v26z`} fill={colour.paper} strokeWidth={line.outline} />
      <path d={belt} strokeWidth="9" />
      <path d={belt} stroke={colour.paper2} strokeWidth="4.6" />
      <path d={circle(...pulley, large) + circle(x, y, small)} fill={colour.paper} strokeWidth={line.cut} />
      <path d={circle(...pulley, large - 9) + circle(x, y, small - 8)} strokeWidth={line.dimension} />
      <path
        d={[0, 1, 2, 3, 4]
          .map((i) => {
            const turn = 0.3 + (i * 2 * Math.PI) / 5;
            const spoke = (c: Point, from: number, to: number) =>
              polyline(
                [c[0] + from * Math.cos(turn), c[1] + from * Math.sin(turn)],
                [c[0] + to * Math.cos(turn), c[1] + to * Math.sin(turn)],
              );
            return spoke(pulley, 26, large - 9) + spoke([x, y], 10, small - 8);
          })
          .join('')}
        strokeWidth={line.outline}
      />
      <path d={circle(...pulley, 26) + circle(x, y, 10)} fill={colour.steel} strokeWidth={line.outline} />
    </g>
  );
}

/** The load: a rope from the drum over a sheave on a gallows to a skip of rubble that does not move. */
export function Hoist({ drum, sheave, ground }: { drum: Point; sheave: Point; ground: number }) {
  const r = 34;
  const [from, to] = touching(drum, 62, sheave, r, -1);
  const [x, y] = sheave;
  const fall = x + r;
  const rows = heap({
    from: fall - 56,
    to: fall + 56,
    ground: ground - 142,
    profile: (t) => 44 * Math.sin(Math.PI * t) + 6,
    size: 26,
    seed: 9,
  });
  const lattice = Array.from({ length: 6 }, (_, i) => {
    const [a, b] = [y + 24 + ((ground - y - 24) * i) / 6, y + 24 + ((ground - y - 24) * (i + 1)) / 6];
    return polyline([x - 86, a], [x - 58, b]) + polyline([x - 86, b], [x - 58, b]);
  });
  return (
    <g stroke={colour.ink} strokeLinejoin="round">
      <path d={`M${x - 86} ${ground}V${y - 30}h28V${ground}`} fill={colour.paper} strokeWidth={line.outline} />
      <path d={lattice.join('')} strokeWidth={line.dimension} />
      <path d={`M${x - 110} ${y - 30}h230l10-18h-250z`} fill={colour.steelSoft} strokeWidth={line.outline} />
      <path d={polyline([x - 58, y + 110], [x, y - 30])} strokeWidth={line.cut} />
      <path d={`M${x - 14} ${y - 30}l6 34h16l6-34z`} fill={colour.steel} strokeWidth={line.outline} />
      <path d={polyline(from, to) + polyline([fall, y], [fall, ground - 246])} strokeWidth={line.outline} />
      <path d={circle(x, y, r)} fill={colour.paper} strokeWidth={line.cut} />
      <path d={circle(x, y, r - 7) + circle(x, y, 8)} fill={colour.steelSoft} strokeWidth={line.dimension} />
      <path
        d={`M${fall - 9} ${ground - 246}h18v22h-18zm9 22v10c0 18-22 18-22 4`}
        fill={colour.paper}
        strokeWidth={line.outline}
      />
      <path d={`M${fall - 52} ${ground - 140}L${fall} ${ground - 208}l52 68`} strokeWidth={line.outline} />
      {rows.map((row) => (
        <path key={row} d={row} fill={colour.paper2} strokeWidth={line.dimension} />
      ))}
      <path d={`M${fall - 66} ${ground - 142}h132l-20 92h-92z`} fill={colour.accent} strokeWidth={line.outline} />
      <path
        d={`M${fall - 70} ${ground - 150}h140v10h-140zm32 10l8 90m64-90l-8 90`}
        fill={colour.accent}
        strokeWidth={line.behind}
      />
      <path d={`M${fall - 84} ${ground}v-50h168v50m-150 0v-34h132v34`} strokeWidth={line.behind} />
    </g>
  );
}
