import { broadleaf, car, lorry, person } from '../kit/entourage.ts';
import { colour, line, type Point, polyline, round } from '../kit/geometry.ts';

/** Trees along the wall: metres from its left end, and height. */
const trees = [
  [4, 11], [7, 8], [10, 12], [49, 9], [53, 13], [98, 12], [101, 8], [121, 13], [125, 9], [128, 11], [165, 10], [169, 13],
  [183, 11],
  [186.5, 8],
  [228, 9], [232, 12], [235, 8], [268, 11], [300, 13], [303, 10], [333, 9], [337, 12], [341, 10],
] as const; // biome-ignore format: a table
const walkers = [
  14, 16.5, 31, 44, 58, 74, 85, 99, 101, 116, 137, 152, 174, 188, 190, 205, 224, 246, 268, 281, 296, 312, 328, 346,
];

interface StreetProps {
  /** Sheet units per metre. */
  unit: number;
  /** The ground point at 0 m. */
  origin: Point;
  /** The visible stretch, in metres. */
  from: number;
  to: number;
}

/** Life-size people, trees and vehicles in front of the wall. */
export function Street({ unit, origin: [x0, ground], from, to }: StreetProps) {
  const at = (metres: number): Point => [x0 + metres * unit, ground];
  const inside = (metres: number): boolean => metres > from - 6 && metres < to + 6;
  const grown = trees.filter(([x]) => inside(x)).map(([x, height]) => broadleaf(at(x), unit, height));
  const people = walkers
    .filter(inside)
    .map((x, index) => person(at(x), unit, index % 3 === 0 ? 'standing' : 'walking', index % 2 === 0 ? 1 : -1));
  const traffic = [
    inside(66) && lorry(at(66), unit),
    inside(199) && lorry(at(199), unit, 1, 'coils'),
    inside(288) && lorry(at(288), unit, -1),
    inside(108) && { ...car(at(108), unit, -1), detail: '', load: '' },
    inside(160) && { ...car(at(160), unit), detail: '', load: '' },
  ].filter((one) => one !== false);
  return (
    <g strokeLinejoin="round">
      <path
        d={grown.map((tree) => tree.crown).join('')}
        fill={colour.green}
        fillOpacity=".78"
        stroke={colour.ink}
        strokeWidth={line.texture}
      />
      <path d={grown.map((tree) => tree.trunk).join('')} stroke={colour.ink} strokeWidth={line.texture} />
      <path
        d={traffic.map((one) => one.body).join('')}
        fill={colour.paper}
        stroke={colour.ink}
        strokeWidth={unit > 8 ? line.behind : line.dimension}
      />
      <path d={traffic.map((one) => one.detail).join('')} fill={colour.steel} />
      <path
        d={traffic.map((one) => one.load).join('')}
        fill={colour.accent}
        stroke={colour.ink}
        strokeWidth={line.dimension}
      />
      <path d={traffic.map((one) => one.wheels).join('') + people.join('')} fill={colour.ink} />
    </g>
  );
}

/** A crawler crane slightly higher than the wall, in the machines' accent colour. */
export function Crane({ unit, at: [x, y], reach }: { unit: number; at: Point; reach: number }) {
  const angle = (77 * Math.PI) / 180;
  const foot: Point = [x + 1.2 * unit, y - 2.6 * unit];
  const along = (metres: number, side = 0): Point => [
    foot[0] + (metres * Math.cos(angle) + side * Math.sin(angle)) * unit,
    foot[1] - (metres * Math.sin(angle) - side * Math.cos(angle)) * unit,
  ];
  const taper = (metres: number): number => 0.9 * Math.min(1, metres / 8, (reach - metres) / 8);
  const steps = Math.round(reach / 3);
  const points = Array.from({ length: steps + 1 }, (_, index): Point => {
    const metres = (reach * index) / steps;
    return along(metres, (index % 2 === 0 ? 1 : -1) * Math.max(0.2, taper(metres)));
  });
  const chord = (side: number): string =>
    polyline(along(0, 0), along(8, side * 0.9), along(reach - 8, side * 0.9), along(reach, side * 0.2));
  const tip = along(reach);
  const mast: Point = [x - 4 * unit, y - 11 * unit];
  const u = (value: number): number => round(value * unit);
  const panelTop = tip[1] + 17 * unit;
  return (
    <g strokeLinejoin="round">
      <path
        d={polyline(mast, tip) + polyline([x - 4.5 * unit, y - 3 * unit], mast, foot)}
        stroke={colour.accent}
        strokeWidth={line.dimension}
      />
      <path d={chord(1) + chord(-1)} stroke={colour.accent} strokeWidth={line.outline} />
      <path d={polyline(...points)} stroke={colour.accent} strokeWidth={line.dimension} />
      <path
        d={`${polyline(tip, [tip[0], panelTop - 3 * unit])}l${u(-1.7)} ${u(3)}m${u(1.7)} ${u(-3)}l${u(1.7)} ${u(3)}`}
        stroke={colour.ink}
        strokeWidth={line.dimension}
      />
      <path
        d={`M${round(tip[0] - 1.75 * unit)} ${round(panelTop)}h${u(3.5)}v${u(4.06)}h${u(-3.5)}z`}
        fill={colour.paper}
        stroke={colour.ink}
        strokeWidth={line.behind}
      />
      <path
        d={`M${round(tip[0] - 1.75 * unit)} ${round(panelTop)}h${u(3.5)}l${u(-3.5)} ${u(4.06)}z`}
        fill={colour.accentSoft}
      />
      <path
        d={`M${round(x - 5.6 * unit)} ${round(y - 4.6 * unit)}h${u(6.2)}v${u(-0.6)}h${u(1.6)}l${u(1)} ${u(1.6)}v${u(1.6)}h${u(-8.8)}z`}
        fill={colour.accent}
        stroke={colour.ink}
        strokeWidth={line.dimension}
      />
      <path
        d={`M${round(x - 4.2 * unit)} ${round(y - 1.7 * unit)}h${u(8.4)}c${u(1.2)} 0 ${u(1.2)} ${u(1.7)} 0 ${u(1.7)}h${u(-8.4)}c${u(-1.2)} 0 ${u(-1.2)} ${u(-1.7)} 0 ${u(-1.7)}z`}
        fill={colour.ink}
      />
    </g>
  );
}
