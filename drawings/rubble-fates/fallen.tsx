import { colour, dash, line, type Point, polygon } from '../kit/geometry.ts';
import { bars, slab } from '../kit/rocks.ts';
import { Rubble } from '../kit/rubble.tsx';
import { hatch } from '../kit/sheet.tsx';
import { ground, storey } from './layout.ts';

const level = (n: number): number => ground - n * storey;

/** Floors of the torn half, from the bottom up: their remaining projection from the façade. */
const reaches = [118, 96, 72, 46];
const facade = { x: 84, width: 70 };
const torn = facade.x + facade.width;
/** The former outlines of both buildings: x, width, storeys. */
const former = [
  { x: facade.x, width: 196, storeys: 5.4 },
  { x: 330, width: 176, storeys: 4.6 },
];

/** The stacked floors of a collapsed building. */
const pancakes = Array.from({ length: 6 }, (_, n) =>
  slab([414 + [0, 9, -4, 12, 3, 16][n]!, ground - 15 - n * 15], 172 - n * 7, 8, [-1, -4, -2, -6, -4, -9][n]!, n + 2),
);
const hanging = [slab([torn + 50, level(3) + 34], 74, 7, 62, 8), slab([torn + 96, level(2) + 24], 60, 7, 48, 9)];

/** A building torn open and a collapsed one, with dashed outlines of the former buildings. */
export function Fallen({ id }: { id: string }) {
  const rooms = reaches
    .map((reach, n) =>
      polygon([torn, level(n)], [torn + reach, level(n)], [torn + reach - 12, level(n + 1)], [torn, level(n + 1)]),
    )
    .join('');
  const floors = reaches.map((reach, n) => slab([torn + reach / 2 - 2, level(n + 1)], reach, 7, 0, n + 20));
  const windows = [0, 1, 2, 3].map((n) => `M${facade.x + 11} ${level(n) - 33}h16v20h-16zm32 0h16v20h-16z`).join('');
  const ragged: Point[] = [0, 0.2, 0.42, 0.66, 1].map((part, n) => [
    facade.x + part * facade.width,
    level(4) - [16, 28, 12, 24, 6][n]!,
  ]);
  return (
    <g stroke={colour.ink} strokeLinejoin="round">
      <path
        d={former.map(({ x, width, storeys }) => `M${x} ${ground}V${level(storeys)}h${width}V${ground}`).join('')}
        stroke={colour.ink2}
        strokeWidth={line.behind}
        strokeDasharray={dash.ghost}
      />
      <path
        d={former
          .map(({ x, width, storeys }) =>
            [1, 2, 3, 4, 5].map((n) => (n < storeys ? `M${x} ${level(n)}h${width}` : '')).join(''),
          )
          .join('')}
        stroke={colour.ink2}
        strokeWidth={line.fine}
        strokeOpacity=".7"
        strokeDasharray={dash.ghost}
      />
      <path d={rooms} fill={colour.paper2} strokeWidth={line.fine} />
      <path
        d={`M${torn + 62} ${level(0)}v-29h16v29M${torn + 60} ${level(1)}v-29h16v29M${torn + 10} ${level(3)}v-27h14v27`}
        fill={colour.steelSoft}
        strokeWidth={line.dimension}
      />
      <path
        d={`M${torn + 12} ${level(2)}v-9h28v9m-28-9v-9h6v9m10 0v-4h12v4M${torn + 20} ${level(2) - 42}v11m-5 6l5-6 5 6z`}
        fill={colour.accentSoft}
        strokeWidth={line.dimension}
      />
      <path d={polygon([facade.x, ground], ...ragged, [torn, ground])} fill={colour.paper} strokeWidth={line.outline} />
      <path d={windows} fill={colour.ink} fillOpacity=".78" stroke="none" />
      <path d={[1, 2, 3, 4].map((n) => `M${facade.x} ${level(n)}h${facade.width}`).join('')} strokeWidth={line.fine} />
      <path
        d={[1, 2].map((n) => `M${facade.x - 14} ${level(n)}h14v4h-14zm0 0v-14h14m-9 14v-14m5 14v-14`).join('')}
        fill={colour.paper}
        strokeWidth={line.dimension}
      />
      <path
        d={`M${facade.x + 2} ${ground}v40h16v12h-44v-12h16v-40zm${torn - facade.x - 4} 0v40h16v12h-44v-12h16v-40z`}
        fill={hatch(id, 'concrete')}
        strokeWidth={line.dimension}
      />
      <path d={floors.map((one) => one.outline).join('')} fill={hatch(id, 'concrete')} strokeWidth={line.behind} />
      <path d={hanging.map((one) => one.outline).join('')} fill={colour.concrete} strokeWidth={line.behind} />
      <Rubble
        from={178}
        to={352}
        ground={ground}
        profile={(t) => 62 * Math.max(0, 1 - Math.abs(t - 0.45) ** 1.5 * 2.9)}
        size={17}
        seed={6}
        width={line.texture}
      />
      <path d={pancakes.map((one) => one.outline).join('')} fill={colour.concrete} strokeWidth={line.behind} />
      <Rubble
        from={322}
        to={530}
        ground={ground}
        profile={(t) => 12 + 20 * Math.abs(Math.cos(t * 3.3)) * (t < 0.06 || t > 0.94 ? 0.4 : 1)}
        size={17}
        seed={7}
        width={line.texture}
      />
      <path
        d={
          floors.map((one) => one.right).join('') +
          [...hanging, ...pancakes].map((one) => one.bars).join('') +
          bars(ragged, 18, 2)
        }
        stroke={colour.accent}
        strokeWidth={line.dimension}
        strokeLinecap="round"
      />
    </g>
  );
}
