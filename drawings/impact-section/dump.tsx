import { lorry, person } from '../kit/entourage.ts';
import { colour, line, type Point, polygon, seeded } from '../kit/geometry.ts';
import { bars, heap } from '../kit/rocks.ts';
import { ground, type Layout, u } from './layout.ts';

/** The dump: a long heap with a ramp on its left side and a lorry tipping on top. */
export function Dump({ layout }: { layout: Layout }) {
  const { from, to, top } = layout.dump;
  const height = ground - top;
  const profile = (t: number): number => {
    const ramp = Math.min(1, t / 0.28);
    const fall = Math.min(1, (1 - t) / 0.34);
    const bumps = 1 + 0.05 * Math.sin(t * 22) + 0.04 * Math.sin(t * 41);
    return height * Math.min(ramp, fall ** 0.8) * (t > 0.28 && t < 0.66 ? 1 + (bumps - 1) * 0.4 : bumps);
  };
  const rows = heap({ from, to, ground, profile, size: 21, seed: 12 });
  const edge = Array.from(
    { length: 25 },
    (_, i): Point => [from + (i / 24) * (to - from), ground - profile(i / 24) * 0.9],
  );
  const places = [0.3, 0.44, 0.5, 0.62, 0.7, 0.78, 0.86].map(
    (t) => [from + t * (to - from), ground - profile(t) * 0.86] as const,
  );
  return (
    <g strokeLinejoin="round">
      <path d={polygon(...edge, [to, ground], [from, ground])} fill={colour.paper2} />
      {rows.map((row) => (
        <path key={row} d={row} fill={colour.paper2} stroke={colour.ink} strokeWidth={line.dimension} />
      ))}
      <path d={bars(places, 17, 8)} stroke={colour.accent} strokeWidth={line.behind} strokeLinecap="round" />
    </g>
  );
}

/** A lorry that tips backwards at the top, and a waste picker. */
export function Traffic({ layout }: { layout: Layout }) {
  const { body, detail, wheels } = lorry([472, layout.dump.top + 2], u, -1);
  return (
    <g strokeLinejoin="round">
      <path d={body} fill={colour.paper} stroke={colour.ink} strokeWidth={line.behind} />
      <path d={detail} fill={colour.steelSoft} stroke={colour.ink} strokeWidth={line.fine} />
      <path d={wheels + person([686, ground], u, 'walking')} fill={colour.ink} />
    </g>
  );
}

/** Dust that thins out downwind, above and behind the dump, up to the given x (at most to the plan); and the wind. */
export function Dust({ layout, grains, until = 1168 }: { layout: Layout; grains: number; until?: number }) {
  const random = seeded(41);
  let near = '';
  let far = '';
  for (let i = 0; i < grains; i++) {
    const t = random() ** 1.5;
    const x = 478 + t * 730;
    const spread = 22 + t * 74;
    const middle = layout.dump.top - 34 - 60 * Math.sin(Math.min(1, t * 1.5) * 1.7) + 26 * t;
    const y = middle + (random() + random() + random() - 1.5) * spread;
    const grain = `M${Math.round(x)} ${Math.round(Math.min(y, ground - 8))}h.1`;
    if (x > until) continue;
    if (t < 0.22) near += grain;
    else far += grain;
  }
  const wind = [
    [470, 60],
    [740, 36],
    [1000, 84],
  ].map(([x, y]) => `M${x} ${y}c40-16 70 14 110 2s44-20 60-10m-12-6l13 6-7 12`);
  return (
    <g strokeLinecap="round" strokeLinejoin="round">
      <path d={near} stroke={colour.ink2} strokeWidth="3.4" strokeOpacity=".75" />
      <path d={far} stroke={colour.ink2} strokeWidth="2.2" strokeOpacity=".55" />
      <path d={wind.join('')} stroke={colour.ink2} strokeWidth={line.dimension} />
    </g>
  );
}
