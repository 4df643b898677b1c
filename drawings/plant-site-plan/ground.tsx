import { circle, colour, dash, line, type Point, polygon, polyline } from '../kit/geometry.ts';
import { turned, unitsPerMetre, weighbridges } from './layout.ts';

/** The site's edge, with gaps for the two gates. */
const fence: Point[][] = [
  [
    [364, 836],
    [70, 836],
    [70, 64],
    [1530, 64],
    [1530, 836],
    [1484, 836],
  ],
  [
    [1404, 836],
    [444, 836],
  ],
];

/** Trees in a slightly irregular row along the fence, from above. */
const row = (from: Point, to: Point, n: number): Point[] =>
  Array.from({ length: n }, (_, i) => [
    Math.round(from[0] + ((to[0] - from[0]) * i) / (n - 1)),
    Math.round(from[1] + ((to[1] - from[1]) * i) / (n - 1)) + ((i * 7) % 3),
  ]);

const trees: Point[] = [
  ...row([96, 92], [1010, 92], 27),
  ...row([1504, 92], [1504, 800], 20),
  ...row([96, 460], [96, 806], 10),
  ...row([478, 812], [1370, 812], 26),
];

/** Roads: the public one along the lower edge, and the way through the site from gate to gate. */
export function Roads() {
  const site = 'M366 880V386h78v240h940q98 0 98 98v156h-76v-142q0-36-36-36H444v178z';
  return (
    <g>
      <path d={site} fill={colour.paper2} stroke={colour.ink2} strokeWidth={line.behind} />
      <path d="M0 880H366M444 880H1406M1482 880H1600M0 962H1600" stroke={colour.ink} strokeWidth={line.outline} />
      <path d="M0 880H1600V962H0z" fill={colour.paper2} />
      <path d="M0 921H1600" stroke={colour.ink2} strokeWidth={line.behind} strokeDasharray="30 20" />
      <path
        d="M385 520V482M560 664H700M980 664h140"
        stroke={colour.ink2}
        strokeWidth={line.behind}
        strokeDasharray={dash.axis}
      />
      <path
        d={
          polygon([385, 462], [377, 482], [393, 482]) +
          polygon([720, 664], [700, 656], [700, 672]) +
          polygon([1140, 664], [1120, 656], [1120, 672]) +
          polygon([1444, 860], [1436, 840], [1452, 840]) +
          polygon([404, 796], [396, 816], [412, 816])
        }
        fill={colour.ink2}
      />
    </g>
  );
}

/** Fence, gates and the tree belt against dust. */
export function Edge() {
  return (
    <g>
      <path
        d={fence.map((run) => polyline(...run)).join('')}
        stroke={colour.ink}
        strokeWidth={line.outline}
        strokeDasharray={dash.axis}
      />
      <path
        d="M364 836l58-30M444 836l-58-30M1404 836l58-30M1484 836l-58-30"
        stroke={colour.ink}
        strokeWidth={line.behind}
      />
      <path
        d={trees.map(([x, y], n) => circle(x, y, 13 + (n % 3) * 2)).join('')}
        fill={colour.green}
        fillOpacity=".55"
        stroke={colour.ink}
        strokeWidth={line.texture}
      />
      <path
        d={trees.map(([x, y]) => `M${x - 5} ${y}h10m-5-5v10`).join('')}
        stroke={colour.ink}
        strokeWidth={line.texture}
      />
    </g>
  );
}

/** A tipper from above, heading at an angle in degrees. */
const truck = (at: Point, angle: number) => ({
  body: turned(at, 58, 25, angle, [-14, 0]),
  cab: turned(at, 17, 24, angle, [26, 0]),
  glass: turned(at, 4, 18, angle, [31, 0]),
});

/** Trucks arriving, on the scales, being loaded and leaving. */
export function Trucks() {
  const list = [
    truck([404, 706], -90),
    truck([385, 560], -90),
    truck([424, 438], 90),
    truck([1180, 664], 0),
    truck([1444, 760], 90),
    truck([760, 664], 0),
    truck([150, 942], 0),
    truck([980, 900], 180),
  ];
  return (
    <g stroke={colour.ink} strokeWidth={line.dimension}>
      <path d={list.map((one) => one.body).join('')} fill={colour.accent} />
      <path d={list.map((one) => one.cab).join('')} fill={colour.paper} />
      <path d={list.map((one) => one.glass).join('')} fill={colour.steelSoft} />
    </g>
  );
}

/** Weighbridges, scale house, workshop, welfare rooms: roofs with their ridges. */
export function Buildings() {
  const roofs = [
    [470, 700, 96, 66],
    [130, 500, 172, 120],
    [130, 664, 172, 96],
    [1286, 716, 84, 56],
  ] as const;
  return (
    <g stroke={colour.ink}>
      <path
        d={weighbridges.map(([x, y]) => turned([x, y], 118, 38, 90)).join('')}
        fill={colour.steelSoft}
        strokeWidth={line.outline}
      />
      <path
        d={weighbridges.map(([x, y]) => `M${x - 19} ${y - 20}h38m-38 40h38`).join('')}
        strokeWidth={line.dimension}
      />
      <path
        d={roofs.map(([x, y, w, h]) => `M${x} ${y}h${w}v${h}h-${w}z`).join('')}
        fill={colour.concrete}
        strokeWidth={line.outline}
      />
      <path
        d={roofs
          .map(
            ([x, y, w, h]) =>
              `M${x} ${y}l${h / 2} ${h / 2}H${x + w - h / 2}L${x + w} ${y}M${x} ${y + h}l${h / 2}-${h / 2}M${x + w} ${y + h}l-${h / 2}-${h / 2}`,
          )
          .join('')}
        strokeWidth={line.dimension}
      />
      <path d={[0, 1, 2, 3, 4, 5].map((n) => `M${590 + n * 28} 716v48`).join('')} strokeWidth={line.dimension} />
      <path
        d={[0, 1, 3].map((n) => turned([604 + n * 28, 742], 4.2 * unitsPerMetre, 1.8 * unitsPerMetre, 90)).join('')}
        fill={colour.steelSoft}
        strokeWidth={line.dimension}
      />
    </g>
  );
}
