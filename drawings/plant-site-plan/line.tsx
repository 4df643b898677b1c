import { circle, colour, line, type Point, polygon, polyline, round, seeded } from '../kit/geometry.ts';
import { rock } from '../kit/rocks.ts';
import { hatch } from '../kit/sheet.tsx';
import { axis, crusher, magnet, receiving, screen, turned } from './layout.ts';

/** Unsorted rubble at the tipping place, with the excavator that feeds the line. */
export function Receiving() {
  const random = seeded(19);
  const { x, y } = receiving;
  const rim: Point[] = Array.from({ length: 22 }, (_, n) => {
    const a = (n / 22) * 2 * Math.PI;
    const r = 1 + (random() - 0.5) * 0.16;
    return [x + Math.cos(a) * 112 * r, y + Math.sin(a) * 142 * r];
  });
  const stones = [0, 1].map((half) =>
    Array.from({ length: 60 }, (_, n) => {
      const a = n * 2.399963;
      const r = Math.sqrt((n + 0.5) / 60) * 0.93;
      return n % 2 === half
        ? rock(n, [Math.round(x + Math.cos(a) * 108 * r), Math.round(y + Math.sin(a) * 136 * r)], 18 + random() * 16)
        : '';
    }).join(''),
  );
  const bars = [
    [150, 190, 24, -14],
    [240, 300, 20, 18],
    [190, 340, -22, 12],
    [262, 210, 18, 20],
    [168, 268, 26, 6],
  ]
    .map(([bx, by, dx, dy]) => `M${bx} ${by}l${dx} ${dy}`)
    .join('');
  return (
    <g stroke={colour.ink} strokeLinejoin="round">
      <path d={polygon(...rim)} fill={colour.concrete} strokeWidth={line.outline} />
      {stones.map((d, half) => (
        <path key={half ? 'near' : 'far'} d={d} fill={colour.paper2} strokeWidth={line.fine} />
      ))}
      <path d={bars} stroke={colour.accent} strokeWidth={line.outline} strokeLinecap="round" />
      <path
        d={turned([372, 262], 50, 9, 0, [0, -15]) + turned([372, 262], 50, 9, 0, [0, 15])}
        fill={colour.steel}
        strokeWidth={line.behind}
      />
      <path d={turned([372, 262], 46, 30, 18)} fill={colour.accent} strokeWidth={line.behind} />
      <path d={turned([372, 262], 18, 12, 18, [10, -8])} fill={colour.paper} strokeWidth={line.dimension} />
      <path d={turned([372, 262], 66, 9, 198, [44, 2])} fill={colour.accent} strokeWidth={line.behind} />
      <path d={turned([372, 262], 16, 20, 198, [84, 2])} fill={colour.steelSoft} strokeWidth={line.behind} />
    </g>
  );
}

/** A belt from above, with its edges and idlers. */
function belt(from: Point, to: Point, width: number) {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const rungs = Array.from({ length: Math.floor(length / 16) }, (_, n) => {
    const s = 8 + n * 16;
    return polyline(
      [from[0] + ux * s - (uy * width) / 2, from[1] + uy * s + (ux * width) / 2],
      [from[0] + ux * s + (uy * width) / 2, from[1] + uy * s - (ux * width) / 2],
    );
  }).join('');
  return { outline: turned(middle, length, width, angle), rungs };
}

/** Hopper, sorting cabin with its bins, crusher, magnet, screen and the belts between them. */
export function ProcessLine({ id, heads }: { id: string; heads: readonly Point[] }) {
  const { x: cx, width: cw, depth: cd } = crusher;
  const { x: sx, width: sw, depth: sd } = screen;
  const out: Point[] = [
    [sx + 20, axis - sd / 2],
    [sx + sw / 2, axis + 12],
    [sx - 10, axis + sd / 2],
  ];
  const belts = [
    belt([486, axis], [cx - cw / 2, axis], 20),
    belt([cx + cw / 2, axis], [sx - sw / 2, axis], 22),
    ...heads.map((head, n) => belt(out[n]!, head, 15)),
    belt([sx - 30, axis - sd / 2], [sx - 30, 180], 11),
    belt([sx - 24, 180], [cx + 14, 180], 11),
    belt([cx + 20, 174], [cx + 20, axis - cd / 2], 11),
  ];
  const bins: [number, number][] = [
    [530, 316],
    [582, 316],
    [530, 172],
    [582, 172],
  ];
  return (
    <g stroke={colour.ink} strokeLinejoin="round">
      <path d={belts.map((one) => one.outline).join('')} fill={colour.paper} strokeWidth={line.behind} />
      <path d={belts.map((one) => one.rungs).join('')} stroke={colour.ink2} strokeWidth={line.fine} />
      <path d={`M424 ${axis - 42}h64v84h-64z`} fill={colour.steelSoft} strokeWidth={line.outline} />
      <path
        d={`M438 ${axis - 26}h36v52h-36zM424 ${axis - 42}l14 16m50-16l-14 16m14 68l-14-16m-50 16l14-16`}
        strokeWidth={line.dimension}
      />
      <path d={bins.map(([x, y]) => `M${x} ${y}h40v36h-40z`).join('')} fill={colour.paper} strokeWidth={line.outline} />
      <path
        d={bins.map(([x, y]) => polyline([x, y], [x + 40, y + 36]) + polyline([x + 40, y], [x, y + 36])).join('')}
        strokeWidth={line.fine}
      />
      <path d={`M512 ${axis - 36}h122v72H512z`} fill={colour.paper} fillOpacity=".82" strokeWidth={line.cut} />
      <path d={`M512 ${axis}h122`} strokeWidth={line.dimension} strokeDasharray="9 3.5" />
      <path d={`M${cx - cw / 2} ${axis - cd / 2}h${cw}v${cd}h-${cw}z`} fill={colour.accent} strokeWidth={line.cut} />
      <path d={`M${cx - 34} ${axis - 26}h48v52h-48z`} fill={colour.ink} strokeWidth={line.behind} />
      <path d={`M${cx - 26} ${axis - 26}v52m32-52v52`} stroke={colour.paper} strokeWidth={line.outline} />
      <path
        d={`M${cx - 6} ${axis - cd / 2 - 12}h46v12h-46zm0 ${cd + 12}h46v12h-46z`}
        fill={colour.steel}
        strokeWidth={line.behind}
      />
      <path d={turned([magnet.x, axis], 96, 40, 90)} fill={colour.paper} strokeWidth={line.outline} />
      <path d={turned([magnet.x, axis - 6], 54, 30, 90)} fill={colour.accent} strokeWidth={line.behind} />
      <path d={`M${magnet.x - 34} ${axis + 54}h68v44h-68z`} fill={colour.paper} strokeWidth={line.outline} />
      <path
        d={Array.from(
          { length: 14 },
          (_, n) => `M${magnet.x - 26 + n * 4} ${axis + 62 + ((n * 7) % 18)}l${8 - (n % 3) * 5} ${6 + (n % 4)}`,
        ).join('')}
        stroke={colour.accent}
        strokeWidth={line.behind}
      />
      <path d={`M${sx - sw / 2} ${axis - sd / 2}h${sw}v${sd}h-${sw}z`} fill={colour.paper} strokeWidth={line.cut} />
      <path
        d={`M${sx - sw / 2 + 8} ${axis - sd / 2 + 8}h${sw - 16}v${sd - 16}h-${sw - 16}z`}
        fill={hatch(id, 'steel')}
        strokeWidth={line.dimension}
      />
      <path d={circle(sx, axis, 11)} fill={colour.accent} strokeWidth={line.behind} />
    </g>
  );
}

interface StockpilesProps {
  list: readonly { at: Point; r: number; tint: number }[];
}

/** Cones from above: rim, slope strokes and top. */
export function Stockpiles({ list }: StockpilesProps) {
  return (
    <g stroke={colour.ink}>
      {list.map(({ at: [x, y], r, tint }) => (
        <g key={x}>
          <path d={circle(x, y, round(r))} fill={colour.sand} fillOpacity={tint} strokeWidth={line.outline} />
          <path
            d={Array.from({ length: 28 }, (_, n) => {
              const a = (n / 28) * 2 * Math.PI;
              const from = n % 2 ? 0.62 : 0.28;
              return polyline(
                [x + Math.cos(a) * r * from, y + Math.sin(a) * r * from],
                [x + Math.cos(a) * r * 0.93, y + Math.sin(a) * r * 0.93],
              );
            }).join('')}
            strokeWidth={line.fine}
          />
        </g>
      ))}
    </g>
  );
}
