import { circle, colour, dash, line, round, seeded } from '../kit/geometry.ts';

const rect = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h${-w}z`;
const outline = { stroke: colour.ink, strokeWidth: line.outline } as const;
const fine = { stroke: colour.ink2, strokeWidth: line.fine } as const;

/** The road across the sheet, its branches to the yards above and to the hall's gates below, and lorries on it from above. */
export function Roads({ y, gates }: { y: number; gates: readonly (readonly [from: number, to: number])[] }) {
  const yards = [368, 966].map((x) => [x, x + 34] as const);
  const edge = (gaps: readonly (readonly [number, number])[], at: number): string =>
    `M0 ${at}${gaps.map(([from, to]) => `H${round(from)}M${round(to)} ${at}`).join('')}H1600`;
  const truck = (x: number, at: number): string => `${rect(x, at, 36, 10)}${rect(x + 38, at, 10, 10)}`;
  return (
    <g strokeLinejoin="round">
      <path d={`M0 ${y}H1600V${y + 40}H0z`} fill={colour.paper} />
      <path
        d={[
          ...yards.map(([x]) => rect(x, y - 60, 34, 60)),
          ...gates.map(([from, to]) => rect(from, y + 40, to - from, 32)),
        ].join('')}
        fill={colour.paper}
      />
      <path
        d={
          edge(yards, y) +
          edge(gates, y + 40) +
          yards.map(([from, to]) => `M${from} ${y - 60}v60M${to} ${y - 60}v60`).join('')
        }
        stroke={colour.ink2}
        strokeWidth={line.dimension}
      />
      <path d={`M0 ${y + 20}H1600`} stroke={colour.ink2} strokeWidth={line.fine} strokeDasharray={dash.hidden} />
      <path
        d={`${truck(512, y + 25)}${truck(1130, y + 25)}${truck(1200, y + 25)}${rect(692, y + 5, 36, 10)}${rect(680, y + 5, 10, 10)}`}
        fill={colour.paper}
        stroke={colour.ink}
        strokeWidth={line.dimension}
      />
      <path d={rect(516, y + 27, 28, 6) + rect(1134, y + 27, 28, 6) + rect(696, y + 7, 28, 6)} fill={colour.accent} />
    </g>
  );
}

/** Offices round a planted court, a lower wing, parked cars. */
export function Administration({ x, y }: { x: number; y: number }) {
  const cars = Array.from({ length: 11 }, (_, index) => rect(x + 4 + index * 19, y + 128, 9, 18));
  return (
    <g strokeLinejoin="round">
      <path d={rect(x + 8, y + 8, 210, 92)} fill={colour.ink} fillOpacity=".14" />
      <path d={rect(x, y, 210, 92)} fill={colour.paper} {...outline} />
      <path
        d={`M${x} ${y + 28}h210m0 36h-210M${x + 66} ${y}v28m78-28v28m-78 36v28m78-28v28M${x + 66} ${y + 28}v36m78-36v36`}
        {...fine}
      />
      <path d={rect(x + 66, y + 28, 78, 36)} fill={colour.paper2} stroke={colour.ink} strokeWidth={line.dimension} />
      <path
        d={[86, 105, 124].map((dx) => circle(x + dx, y + 46, 9)).join('')}
        fill={colour.green}
        fillOpacity=".55"
        {...fine}
      />
      <path d={`M${x} ${y + 122}${'v28m19-28'.repeat(12)}`} {...fine} />
      <path
        d={cars.filter((_, index) => index % 4 !== 2).join('')}
        fill={colour.steelSoft}
        stroke={colour.ink2}
        strokeWidth={line.texture}
      />
    </g>
  );
}

/** Tanks in their bund, cooling towers with fans, a substation, and the pipe bridge to the hall. */
export function Utilities({ x, y, hall }: { x: number; y: number; hall: number }) {
  const tanks: [number, number, number][] = [
    [48, 56, 36],
    [136, 56, 36],
    [200, 82, 20],
  ];
  const fans = [0, 1, 2, 3].map((n) => [x + 282 + n * 46, y + 34] as const);
  const blades = fans.map(([cx, cy]) => `M${cx - 13} ${cy}h26M${cx} ${cy - 13}v26`).join('');
  return (
    <g strokeLinejoin="round">
      <path d={rect(x, y + 4, 232, 110)} fill={colour.paper2} stroke={colour.ink} strokeWidth={line.dimension} />
      <path
        d={tanks.map(([dx, dy, r]) => circle(x + dx + 6, y + dy + 6, r)).join('')}
        fill={colour.ink}
        fillOpacity=".14"
      />
      <path d={tanks.map(([dx, dy, r]) => circle(x + dx, y + dy, r)).join('')} fill={colour.waterSoft} {...outline} />
      <path
        d={tanks.map(([dx, dy, r]) => circle(x + dx, y + dy, r * 0.3)).join('')}
        stroke={colour.water}
        strokeWidth={line.dimension}
      />
      <path
        d={tanks.map(([dx, dy, r]) => `M${x + dx - r} ${y + dy}h${2 * r}`).join('')}
        stroke={colour.water}
        strokeWidth={line.fine}
      />
      <path d={rect(x + 264, y + 18, 184, 44)} fill={colour.ink} fillOpacity=".14" />
      <path d={rect(x + 258, y + 12, 184, 44)} fill={colour.paper} {...outline} />
      <path
        d={fans.map(([cx, cy]) => circle(cx, cy, 17)).join('')}
        fill={colour.waterSoft}
        stroke={colour.ink}
        strokeWidth={line.dimension}
      />
      <path d={blades} stroke={colour.ink} strokeWidth={line.dimension} />
      <path d={rect(x + 258, y + 76, 120, 40)} fill={colour.paper} {...outline} />
      <path
        d={`M${x + 298} ${y + 76}v40m40-40v40M${x + 312} ${y + 84}l-6 12h10l-6 12`}
        stroke={colour.ink2}
        strokeWidth={line.dimension}
      />
      <path
        d={`M${x + 48} ${y + 92}V${hall}M${x + 136} ${y + 92}V${hall}M${x + 430} ${y + 56}V${hall}M${x + 418} ${y + 56}V${hall}`}
        stroke={colour.water}
        strokeWidth={line.cut}
        strokeDasharray="9 4"
      />
    </g>
  );
}

/** The storage yard: rows of coils and crates under a gantry crane, and the siding with its wagons along the edge. */
export function Storage({ x, y, width }: { x: number; y: number; width: number }) {
  const random = seeded(5);
  const cell = 24;
  const columns = Math.floor((width - 40) / cell);
  const stock = [0, 1, 2, 3].map((r) =>
    Array.from({ length: columns }, (_, n) =>
      random() > 0.22 ? rect(x + 20 + n * cell, y + 12 + r * 28, 18, 20) : '',
    ).join(''),
  );
  const bands = [0, 1, 2, 3].map((r) => `M${x + 20} ${y + 22 + r * 28}h${columns * cell - 6}`).join('');
  return (
    <g strokeLinejoin="round">
      <path
        d={rect(x, y, width, 124)}
        fill={colour.paper2}
        stroke={colour.ink}
        strokeWidth={line.outline}
        strokeDasharray={dash.hidden}
      />
      <path d={stock.join('')} fill={colour.steelSoft} stroke={colour.ink} strokeWidth={line.dimension} />
      <path d={bands} stroke={colour.paper2} strokeWidth={line.dimension} strokeDasharray="2 22" />
      <path
        d={rect(x + width * 0.62, y - 10, 8, 144) + rect(x + width * 0.62 + 16, y - 10, 8, 144)}
        fill={colour.accentSoft}
        stroke={colour.ink}
        strokeWidth={line.dimension}
      />
      <path
        d={rect(x + width * 0.62 - 4, y + 44, 32, 18)}
        fill={colour.accent}
        stroke={colour.ink}
        strokeWidth={line.dimension}
      />
    </g>
  );
}

/** The railway siding along the top of the sheet. */
export function Siding({ y }: { y: number }) {
  const wagons = [1092, 1184, 1276].map((x) => rect(x, y - 7, 84, 20));
  const coils = [1092, 1184].map((x) => [8, 30, 52].map((dx) => rect(x + dx, y - 3, 14, 12)).join(''));
  return (
    <g>
      <path d={`M0 ${y + 3}H1600`} stroke={colour.ink2} strokeWidth="13" strokeDasharray="2.5 7.5" />
      <path d={`M0 ${y}H1600M0 ${y + 6}H1600`} stroke={colour.ink} strokeWidth={line.dimension} />
      <path d={wagons.join('')} fill={colour.paper} stroke={colour.ink} strokeWidth={line.behind} />
      <path d={coils.join('')} fill={colour.accent} stroke={colour.ink} strokeWidth={line.texture} />
    </g>
  );
}
