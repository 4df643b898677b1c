import { colour, dash, line, type Point, round } from '../kit/geometry.ts';
import { earthMarks } from '../kit/terrain.ts';

/** The diagram: station at the left, discharge at the right, heights above the water of the suction basin. */
export interface Diagram {
  left: number;
  right: number;
  datum: number;
  /** Level of the discharge. */
  top: number;
  kilometres: number;
}

export function plot(headMetres: number, kilometres: number): Diagram {
  const datum = 742;
  return { left: 900, right: 1470, datum, top: round(datum - Math.min(290, headMetres * 5)), kilometres };
}

type Line = readonly (readonly [part: number, height: number, sheetUnits: number])[];

/** Heights as fractions of the head plus sheet units: the pipe, and the pressure lines along it. */
const lines: Record<'pipe' | 'running' | 'highest' | 'lowest' | 'without', Line> = {
  pipe: [
    [0, 0, 0],
    [0.16, 0.1, 0],
    [0.38, 0.46, 0],
    [0.55, 0.64, 0],
    [0.7, 0.62, 0],
    [0.86, 0.84, 0],
    [1, 0.97, 0],
  ],
  running: [
    [0, 1, 44],
    [0.5, 1, 22],
    [1, 1, 0],
  ],
  highest: [
    [0, 1, 108],
    [0.35, 1, 66],
    [0.7, 1, 28],
    [1, 1, 2],
  ],
  lowest: [
    [0, 1, -62],
    [0.35, 1, -34],
    [0.7, 1, -14],
    [1, 1, -2],
  ],
  without: [
    [0, 0, -34],
    [0.16, 0.1, -40],
    [0.38, 0.4, -32],
    [0.55, 0.5, -12],
    [0.7, 0.56, -18],
    [0.86, 0.8, -10],
    [1, 0.97, 0],
  ],
};

/** A smooth curve through the points, forwards or backwards. */
function through(d: Diagram, name: keyof typeof lines, back = false): string {
  const points: Point[] = lines[name].map(([part, height, add]) => [
    d.left + part * (d.right - d.left),
    d.datum - height * (d.datum - d.top) - add,
  ]);
  if (back) points.reverse();
  const at = (index: number): Point => points[Math.max(0, Math.min(points.length - 1, index))]!;
  const pair = ([x, y]: Point): string => `${round(x)} ${round(y)}`;
  const toward = (from: Point, a: Point, b: Point, sign: 1 | -1): Point => [
    from[0] + (sign * (b[0] - a[0])) / 6,
    from[1] + (sign * (b[1] - a[1])) / 6,
  ];
  return points
    .slice(1)
    .map(
      (end, i) => `C${pair(toward(at(i), at(i - 1), end, 1))} ${pair(toward(end, at(i), at(i + 2), -1))} ${pair(end)}`,
    )
    .join('');
}

const first = (d: Diagram, name: keyof typeof lines): string => {
  const [, height, add] = lines[name][0]!;
  return `${d.left} ${round(d.datum - height * (d.datum - d.top) - add)}`;
};
const last = (d: Diagram, name: keyof typeof lines): string => {
  const [, height, add] = lines[name].at(-1)!;
  return `${d.right} ${round(d.datum - height * (d.datum - d.top) - add)}`;
};

/** Ground with the main, the pressure band that the vessel maintains, and the drop without it. */
export function Pressures({ at: d }: { at: Diagram }) {
  const open = (name: keyof typeof lines): string => `M${first(d, name)}${through(d, name)}`;
  const between = (upper: keyof typeof lines, lower: keyof typeof lines): string =>
    `${open(upper)}L${last(d, lower)}${through(d, lower, true)}z`;
  const ticks = Array.from({ length: Math.floor(d.kilometres) + 1 }, (_, i) => {
    const x = round(d.left + (i / d.kilometres) * (d.right - d.left));
    return `M${x} 806v-10`;
  });
  return (
    <g strokeLinejoin="round">
      <path d={`${open('pipe')}H1610V806H${d.left}z`} fill={colour.paper2} />
      <path d={between('highest', 'lowest')} fill={colour.waterSoft} />
      <path d={between('pipe', 'without')} fill={colour.accentSoft} fillOpacity=".8" />
      <path d={open('pipe')} stroke={colour.ink} strokeWidth="9" />
      <path d={open('pipe')} stroke={colour.water} strokeWidth="4.5" />
      <path
        d={`M${d.left} ${d.top}H${d.right}`}
        stroke={colour.ink2}
        strokeWidth={line.fine}
        strokeDasharray={dash.axis}
      />
      <path
        d={open('highest') + open('lowest')}
        stroke={colour.water}
        strokeWidth={line.outline}
        strokeDasharray={dash.hidden}
      />
      <path d={open('running')} stroke={colour.water} strokeWidth={line.cut} />
      <path d={open('without')} stroke={colour.accent} strokeWidth={line.cut} strokeDasharray={dash.hidden} />
      <path
        d={`M${d.left} ${d.top - 130}V806M${d.left} 806H1610${ticks.join('')}`}
        stroke={colour.ink}
        strokeWidth={line.behind}
      />
      <path d={earthMarks([[1560, d.top + 8]])} stroke={colour.ink2} strokeWidth={line.fine} />
    </g>
  );
}

/** A basin at the upper end and a pump at the lower one. */
export function Ends({ at: d }: { at: Diagram }) {
  return (
    <g stroke={colour.ink} strokeLinejoin="round">
      <path d={`M${d.right} ${d.top - 14}v30h56v-30`} fill={colour.paper} strokeWidth={line.outline} />
      <path d={`M${d.right + 2} ${d.top}h52v15h-52z`} fill={colour.waterSoft} stroke="none" />
      <path d={`M${d.right + 2} ${d.top}h52`} stroke={colour.water} strokeWidth={line.outline} />
      <path
        d={`M${d.left} ${d.datum}m-17 0a17 17 0 1 0 34 0a17 17 0 1 0-34 0`}
        fill={colour.accent}
        strokeWidth={line.outline}
      />
      <path d={`M${d.left - 8} ${d.datum - 11}l20 11-20 11z`} fill={colour.paper} strokeWidth={line.dimension} />
    </g>
  );
}
