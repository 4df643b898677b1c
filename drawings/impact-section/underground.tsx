import { colour, dash, line, round, seeded } from '../kit/geometry.ts';
import { earthMarks } from '../kit/terrain.ts';
import { ground, type Layout, u } from './layout.ts';

/** Soil, aquifer and clay from edge to edge; their grain up to the given x, sparser in a close-up. */
export function Strata({ layout, until = 1600 }: { layout: Layout; until?: number }) {
  const { table, clay, height } = layout;
  const random = seeded(6);
  // None below the label of this layer.
  const pebbles = Array.from({ length: Math.round(until / (until < 1600 ? 36 : 23)) }, () => {
    const [x, y] = [Math.round(random() * until), Math.round(table + 14 + random() * (clay - table - 30))];
    return x > 52 && x < 176 ? '' : `M${x} ${y}c4-6 14-5 14 0s-12 7-14 0z`;
  });
  const grains = Array.from({ length: Math.round(until / 18) }, () => {
    const y = Math.round(ground + 30 + random() * (table - ground - 40));
    return `M${Math.round(random() * until)} ${y}h.1`;
  });
  const clayLines = Array.from(
    { length: Math.round(until / 62) },
    (_, i) => `M${i * 64 + (i % 2) * 20 - 10} ${round(clay + 14 + (i % 3) * 13)}h34`,
  );
  return (
    <g>
      <path d={`M-10 ${ground}h1620v${height - ground}H-10z`} fill={colour.paper2} />
      <path
        d={`M-10 ${table}q200 6 420 4t420 8 420 6 360 10V${clay + 8}q-300-14-700-6T-10 ${clay}z`}
        fill={colour.waterSoft}
      />
      <path d={grains.join('')} stroke={colour.ink2} strokeWidth="2" strokeLinecap="round" strokeOpacity=".6" />
      <path d={pebbles.join('')} fill={colour.paper} fillOpacity=".5" stroke={colour.ink2} strokeWidth={line.texture} />
      <path
        d={`M-10 ${table}q200 6 420 4t420 8 420 6 360 10`}
        stroke={colour.water}
        strokeWidth={line.outline}
        strokeDasharray={dash.axis}
      />
      <path d={`M1610 ${clay + 8}q-300-14-700-6T-10 ${clay}V${height + 10}h1620z`} fill={colour.concrete} />
      <path d={`M1610 ${clay + 8}q-300-14-700-6T-10 ${clay}`} stroke={colour.ink} strokeWidth={line.outline} />
      <path d={clayLines.join('')} stroke={colour.ink2} strokeWidth={line.fine} />
      <path
        d={earthMarks([36, 748, 930, 1000, 1150, 1230, 1450, 1540].map((x) => [x, ground]))}
        stroke={colour.ink2}
        strokeWidth={line.fine}
      />
    </g>
  );
}

/** The leachate's deepest point. */
export const deepest = 410;

/** Leachate: stained soil below the dump, and threads that sink to the given depth. */
export function Leachate({ layout, drops: number }: { layout: Layout; drops: number }) {
  const { leak } = layout;
  const { from, to } = layout.dump;
  const random = seeded(23);
  const depth = leak - ground;
  const stain = `M${from - 24} ${ground}H${to + 24}C${to + 50} ${round(ground + depth * 0.6)} ${to} ${leak} ${deepest} ${leak}S${from + 10} ${round(ground + depth * 0.5)} ${from - 24} ${ground}z`;
  const threads = Array.from({ length: 15 }, (_, i) => {
    const x = Math.round(from + 14 + (i / 14) * (to - from - 28));
    const share = 0.38 + 0.46 * Math.sin((Math.PI * (i + 0.5)) / 15) * (0.7 + random() * 0.3);
    const step = round((depth * share) / 4);
    return `M${x} ${ground + 8}q-5 ${round(step / 2)} 0 ${step}t0 ${step} 3 ${step} 4 ${step}`;
  });
  const drops = Array.from({ length: number }, () => {
    const x = Math.round(from + 140 + random() * (to - from - 230));
    const y = Math.round(leak - 18 - random() * depth * 0.34);
    return `M${x} ${y}h.1`;
  });
  return (
    <g strokeLinejoin="round">
      <path d={stain} fill={colour.accentSoft} fillOpacity=".85" />
      <path
        d={`M${from - 24} ${ground}H${to + 24}q-8 ${round(1.7 * u)} -60 ${round(1.9 * u)}H${from + 40}q-50 0-64-${round(1.9 * u)}z`}
        fill={colour.accent}
        fillOpacity=".3"
      />
      <path d={stain} stroke={colour.accent} strokeWidth={line.behind} strokeDasharray={dash.hidden} />
      <path d={threads.join('')} stroke={colour.accent} strokeWidth={line.dimension} />
      <path d={drops.join('')} stroke={colour.accent} strokeWidth="3" strokeLinecap="round" />
    </g>
  );
}

/** Boreholes with casing, screen, rising pipe and a head above ground. */
export function Wells({ layout }: { layout: Layout }) {
  const { wells, table, clay } = layout;
  const bottom = round(clay - 6);
  const draw = (shape: (x: number, y: number) => string): string =>
    wells.map((x) => shape(x, round(table + 6 + x * 0.02))).join('');
  return (
    <g strokeLinejoin="round">
      <path
        d={draw((x) => `M${x - 8} ${ground - 10}V${bottom}h16V${ground - 10}z`)}
        fill={colour.paper}
        stroke={colour.ink}
        strokeWidth={line.behind}
      />
      <path d={draw((x, y) => `M${x - 8} ${y}h16V${bottom}h-16z`)} fill={colour.water} fillOpacity=".55" />
      <path
        d={draw((x, y) => `M${x - 8} ${y + 14}h16m-16 7h16m-16 7h16m-16 7h16m-16 7h16m-16 7h16m-16 7h16`)}
        stroke={colour.ink}
        strokeWidth={line.fine}
      />
      <path d={draw((x, y) => `M${x} ${ground - 22}V${y + 34}`)} stroke={colour.ink} strokeWidth={line.outline} />
      <path
        d={draw((x, y) => `M${x - 4} ${y + 20}h8v24h-8z`)}
        fill={colour.steel}
        stroke={colour.ink}
        strokeWidth={line.dimension}
      />
      <path
        d={draw((x) => `M${x - 22} ${ground}v-11h44v11zm15-11v-13h14v13zm7-13v-6h30v14h8v-20h-46v12z`)}
        fill={colour.concrete}
        stroke={colour.ink}
        strokeWidth={line.behind}
      />
      <path
        d={draw((x, y) => `M${x + 14} ${y}h16m-13-7h10l-5 7z`)}
        stroke={colour.water}
        strokeWidth={line.dimension}
      />
    </g>
  );
}

/** The groundwater's flow direction. */
export function Flow({ layout }: { layout: Layout }) {
  const y = round((layout.table + layout.clay) / 2 + 8);
  return (
    <path
      d={[1130, 1220, 1440].map((x) => `M${x} ${y}h46m-11-5l12 5-12 5`).join('')}
      stroke={colour.water}
      strokeWidth={line.outline}
      strokeLinejoin="round"
    />
  );
}
