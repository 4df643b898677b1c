import { person } from '../kit/entourage.ts';
import { colour, line, type Point, round } from '../kit/geometry.ts';
import { stamp } from '../kit/stamp.ts';

/** Metres: bay and storey of the intact block, and its counts. */
const bay = 2.7;
const storey = 3.4;
const bays = 9;
const storeys = 5;

export const officeWidth = bays * bay + 1;

/** The window of the person who reads messages. */
const lit = { bay: 6, storey: 3 };

/** An intact office block in elevation, its lower start corner at `at`; `detailed` adds glazing bars. */
export function OfficeBlock({ at, u, detailed }: { at: Point; u: number; detailed: boolean }) {
  const put = (x: number, y: number): Point => [at[0] + x * u, at[1] - y * u];
  const part = (shape: string, x: number, y: number): string => stamp(shape, put(x, y), u / 100);
  const cells = Array.from({ length: bays * storeys }, (_, i) => [i % bays, Math.floor(i / bays)] as const);
  const upper = cells.filter(([, s]) => s > 0);
  const place = ([b, s]: readonly [number, number]): [number, number] => [
    0.5 + b * bay + 0.45,
    0.9 + s * storey + 0.75,
  ];
  const windows = (which: typeof cells): string =>
    which.map((cell) => part('h180v-190h-180z', ...place(cell))).join('');
  const bars = upper.map((cell) => part('m70 0v-190m-70 130h70', ...place(cell))).join('');
  const blinds = upper
    .filter(([b, s]) => (b * 3 + s * 5) % 4 === 0)
    .map((cell) => part('m4-186h172v62h-172zm0 16h172m-172 16h172m-172 16h172', ...place(cell)))
    .join('');
  const height = storeys * storey + 1.2;
  const width = officeWidth;
  const entrance = 0.5 + 4 * bay;
  const shops = cells.filter(([b, s]) => s === 0 && (b < 4 || b > 4));
  const bands = Array.from({ length: storeys - 1 }, (_, s) =>
    part(`h${width * 100}v-26h-${width * 100}z`, 0, (s + 1) * storey + 0.75),
  );
  return (
    <g stroke={colour.ink} strokeLinejoin="round">
      <path
        d={
          part('m200 0v-260h520v260zm560 0v-150h300v150z', 3, height) +
          part('m300-260v-150m-28 22h56m-44 24h32', 3, height)
        }
        fill={colour.paper}
        strokeWidth={line.behind}
      />
      <path
        d={[12.5, 15.5, 18.5, 21.5].map((x) => part('l210-90h14l-210 90z', x, height + 0.1)).join('')}
        fill={colour.steel}
        strokeWidth={line.dimension}
      />
      <path
        d={part(`h${width * 100}v-${height * 100}h-${width * 100}z`, 0, 0)}
        fill={colour.paper}
        strokeWidth={line.cut}
      />
      <path
        d={part(`h${width * 100}v-70h-${width * 100}z`, 0, 0) + bands.join('')}
        fill={colour.paper2}
        strokeWidth={line.fine}
      />
      <path d={windows(upper)} fill={colour.steelSoft} strokeWidth={line.behind} />
      <path
        d={shops.map(([b]) => part('h226v-230h-226zm113 0v-230', 0.5 + b * bay + 0.22, 0.7)).join('')}
        fill={colour.steelSoft}
        strokeWidth={line.behind}
      />
      <path d={blinds} fill={colour.paper} strokeWidth={line.texture} />
      <path
        d={part('h180v-190h-180z', ...place([lit.bay, lit.storey]))}
        fill={colour.accentSoft}
        strokeWidth={line.behind}
      />
      {detailed && <path d={bars} strokeWidth={line.dimension} />}
      <path
        d={part('m112 0v-52c0-20 48-20 48 0v52zm8-78c0-30 34-30 34 0s-34 30-34 0z', ...place([lit.bay, lit.storey]))}
        fill={colour.ink}
        stroke="none"
      />
      <path
        d={part('h270v-310h-270zm135 0v-310m-135 80h270', entrance, 0)}
        fill={colour.paper2}
        strokeWidth={line.behind}
      />
      <path d={part('m-60 0h390v-22h-390z', entrance, 3.3)} fill={colour.accent} strokeWidth={line.behind} />
      <path
        d={part(`m-30 0h${width * 100 + 60}v-34h-${width * 100 + 60}z`, 0, height)}
        fill={colour.ink}
        stroke="none"
      />
      <path d={person(put(entrance + 1.7, 0), u, 'walking')} fill={colour.ink} stroke="none" />
    </g>
  );
}

/** Trees and a lamp of a northern street; trees by foot and height in metres. */
export function StreetTrees({ at, u, trees, lamp }: { at: Point; u: number; trees: readonly Point[]; lamp: number }) {
  const crowns = trees.map(([x, h]) => {
    const r = h * 0.36 * u;
    const [cx, cy] = [at[0] + x * u, at[1] - h * u + r];
    return stamp(
      'c-46 6-72-34-50-62-18-34 14-66 44-54 20-34 72-24 72 10 34 12 34 62 2 72-10 32-44 44-68 34z',
      [cx - 8, cy + r * 0.95],
      r / 64,
    );
  });
  const stems = trees.map(([x, h]) => {
    const [cx, k] = [round(at[0] + x * u), h * u];
    return `M${cx} ${round(at[1])}v${round(-k * 0.62)}m0 ${round(k * 0.2)}l${round(k * 0.1)} ${round(-k * 0.12)}m${round(-k * 0.1)} ${round(k * 0.02)}l${round(-k * 0.09)} ${round(-k * 0.11)}`;
  });
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      <path d={crowns.join('')} fill={colour.green} fillOpacity=".62" stroke={colour.ink} strokeWidth={line.fine} />
      <path d={stems.join('')} stroke={colour.ink} strokeWidth={line.dimension} />
      <path
        d={stamp('v-560c0-50 20-70 70-70h50m-10 14h50v-20h-60z', [at[0] + lamp * u, at[1]], u / 100)}
        stroke={colour.ink}
        strokeWidth={line.behind}
      />
    </g>
  );
}
