import { person } from '../kit/entourage.ts';
import { colour, dash, line, type Point, polygon, round, seeded } from '../kit/geometry.ts';
import { bars, heap } from '../kit/rocks.ts';
import { hatch } from '../kit/sheet.tsx';
import { stamp } from '../kit/stamp.ts';

/** Storey height and bay width in metres, before and after. */
const storey = 3;
const bay = 3.2;
const bays = 6;
const storeys = 9;
export const blockWidth = bays * bay;
export const blockHeight = storeys * storey;

/** The remaining bays of each storey, from the ground up; the rest is dashed. */
const standing = [6, 6, 5.4, 5, 4, 3.3, 1.6];

/** The dashed outline and floors of the destroyed (or not yet rebuilt) part. */
export function MissingFloors({ at, u }: { at: Point; u: number }) {
  const floors = Array.from({ length: storeys }, (_, s) => {
    const from = round(at[0] + (standing[s + 1] ?? 0) * bay * u);
    const to = round(at[0] + blockWidth * u);
    return s + 1 < storeys && to - from > 4 ? `M${from} ${round(at[1] - (s + 1) * storey * u)}H${to}` : '';
  });
  const axes = Array.from({ length: bays - 1 }, (_, b) => {
    const top = standing.findIndex((count) => count < b + 1.2);
    return `M${round(at[0] + (b + 1) * bay * u)} ${round(at[1] - blockHeight * u)}V${round(at[1] - Math.max(0, top) * storey * u - 8)}`;
  });
  const outline = `M${round(at[0])} ${round(at[1] - 7 * storey * u)}V${round(at[1] - blockHeight * u)}h${round(blockWidth * u)}V${round(at[1] - 2 * storey * u)}`;
  return (
    <g>
      <path
        d={floors.join('') + axes.join('')}
        stroke={colour.ink2}
        strokeOpacity=".7"
        strokeWidth={line.fine}
        strokeDasharray={dash.ghost}
      />
      <path d={outline} stroke={colour.ink2} strokeWidth={line.outline} strokeDasharray={dash.hidden} />
    </g>
  );
}

const balcony = 'm70 0h200v-14h-200zm0-14v-86h200v86';

/** The remaining part: slabs with broken ends, columns, infill walls with windows, balconies and bent bars. */
export function DamagedBlock({ at, u, id, detailed }: { at: Point; u: number; id: string; detailed: boolean }) {
  const random = seeded(17);
  const x = (metres: number): number => round(at[0] + metres * u);
  const y = (metres: number): number => round(at[1] - metres * u);
  const part = (shape: string, mx: number, my: number): string => stamp(shape, [x(mx), y(my)], u / 100);
  let rooms = '';
  let walls = '';
  let windows = '';
  let holes = '';
  let balconies = '';
  let columns = '';
  let slabs = '';
  let steel = '';
  standing.forEach((count, s) => {
    const [low, full] = [s * storey, Math.floor(count)];
    const above = standing[s + 1] ?? 0;
    const ragged = s === standing.length - 1;
    const deep = Math.min(count, Math.max(above, Math.min(count, above + 0.8)) - 0.5) * bay;
    rooms += polygon([x(0), y(low)], [x(deep), y(low)], [x(deep), y(low + storey)], [x(0), y(low + storey)]);
    for (let b = 0; b < full; b++) {
      const open = b >= full - 1 && count < bays;
      const torn = (b * 5 + s * 3) % 7 === 2 || open || ragged;
      columns += polygon(
        [x(b * bay), y(low)],
        [x(b * bay + 0.35), y(low)],
        [x(b * bay + 0.35), y(low + storey)],
        [x(b * bay), y(low + storey)],
      );
      if (torn) {
        if (!ragged)
          walls += part(
            `m35 0h285v-${60 + Math.round(random() * 4) * 20}l-60-20-50 26-70-30-50 34-55-16z`,
            b * bay,
            low,
          );
        continue;
      }
      walls += part('m35 0h285v-270h-285z', b * bay, low);
      const shell = (b * 3 + s * 7) % 5 === 1;
      if (shell) holes += part('m90-60l40-30 70 8 46 50-20 70-58 26-64-14-30-60z', b * bay, low + 0.75);
      else
        windows += part(
          s === 0 ? 'm95 0h150v-220h-150z' : detailed ? 'm105-80h130v-140h-130zm65 0v-140' : 'm105-80h130v-140h-130z',
          b * bay,
          low,
        );
      if (s > 0 && b % 2 === 1 && !shell)
        balconies += part(detailed ? `${balcony}m-160 0v-86m40 86v-86m40 86v-86m40 86v-86` : balcony, b * bay, low);
    }
    const end = Math.max(above, Math.min(count, above + 0.8));
    const sag = end < bays ? 0.5 : 0;
    const tip = end * bay;
    slabs += polygon(
      [x(0), y(low + storey)],
      [x(tip - 1.6), y(low + storey)],
      [x(tip), y(low + storey - sag)],
      [x(tip - 0.15), y(low + storey - sag - 0.2)],
      [x(tip + 0.1), y(low + storey - sag - 0.34)],
      [x(tip - 1.6), y(low + storey - 0.34)],
      [x(0), y(low + storey - 0.34)],
    );
    if (sag) steel += part('m0 60q50 4 80 38m-84-54q46 14 62 60', tip, low + storey);
  });
  const rebar = [0.15, 3.35, 6.5, 9.7, 12.9].map((m, i) => {
    const top = standing.filter((count) => (count - 0.8) * bay > m).length * storey;
    return part(`v-${90 + i * 12}m22 ${90 + i * 12}v-${110 - i * 9}`, m, top);
  });
  return (
    <g stroke={colour.ink} strokeLinejoin="round">
      <path d={rooms} fill={colour.paper2} stroke="none" />
      <path d={walls} fill={colour.paper} strokeWidth={line.dimension} />
      <path d={windows} fill={colour.steelSoft} strokeWidth={line.dimension} />
      <path d={holes} fill={colour.ink2} fillOpacity=".75" strokeWidth={line.dimension} />
      <path d={balconies} fill={colour.paper} strokeWidth={line.dimension} />
      <path d={columns} fill={colour.concrete} strokeWidth={line.dimension} />
      <path d={slabs} fill={hatch(id, 'concrete')} strokeWidth={line.outline} />
      <path d={steel + rebar.join('')} stroke={colour.accent} strokeWidth={line.behind} strokeLinecap="round" />
    </g>
  );
}

/** The rubble in front of the block, level at height `stand` under the machine, with bars; and two surveyors. */
export function Rubble(props: { at: Point; u: number; from: number; to: number; stand: number; people: boolean }) {
  const { at, u, from, to, stand, people } = props;
  const x = (metres: number): number => at[0] + metres * u;
  const peak =
    (centre: number, half: number, height: number) =>
    (m: number): number =>
      Math.max(0, height * (1 - Math.abs(m - centre) / half));
  const [outer, inner] = [peak(from + 4.5, 4.5, 2.2), peak(to - 1.5, 5.5, 4)];
  const ramp = (m: number): number => Math.max(0, Math.min(stand, (m - from) * 0.42, (to - m) * 0.7));
  const rows = heap({
    from: x(from),
    to: x(to),
    ground: at[1],
    profile: (t) => {
      const m = from + t * (to - from);
      return Math.max(outer(m), inner(m), ramp(m)) * u;
    },
    size: (people ? 0.95 : 1.4) * u,
    seed: 5,
  });
  return (
    <g strokeLinejoin="round">
      {rows.map((row) => (
        <path key={row} d={row} fill={colour.paper2} stroke={colour.ink} strokeWidth={line.dimension} />
      ))}
      <path
        d={bars(
          [
            [x(from + 4), at[1] - 1.5 * u],
            [x(from + 7), at[1] - 1.3 * u],
            [x(from + 9), at[1] - u],
            [x(to - 4), at[1] - 1.6 * u],
            [x(to - 2), at[1] - 3 * u],
          ],
          1.1 * u,
          3,
        )}
        stroke={colour.accent}
        strokeWidth={line.behind}
        strokeLinecap="round"
      />
      {people && (
        <path d={person([x(from - 3.4), at[1]], u, 'reaching') + person([x(from - 4.6), at[1]], u)} fill={colour.ink} />
      )}
    </g>
  );
}
