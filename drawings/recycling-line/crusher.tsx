import { circle, colour, line, polygon, polyline, round } from '../kit/geometry.ts';
import { ribs } from '../kit/ribs.ts';
import { rock } from '../kit/rocks.ts';
import { hatch } from '../kit/sheet.tsx';
import { crusher, ground, shaft } from './layout.ts';

const [x, y] = crusher;
const fixedJaw = polygon(
  [x + 14, y],
  [x + 40, y],
  ...ribs([x + 40, y], [x + 64, y + 188], 13, 6),
  [x + 42, y + 190],
  [x + 18, y + 112],
);
const swingJaw = polygon(
  [x + 118, y - 6],
  [x + 158, y - 10],
  [x + 166, y + 38],
  [x + 116, y + 184],
  [x + 86, y + 184],
  ...ribs([x + 86, y + 184], [x + 118, y - 6], 13, -6),
);
/** Stones falling between the jaws in three columns, smaller towards the outlet. `shift` as for the belts. */
function charge(shift: number): string {
  const count = 13;
  return Array.from({ length: count }, (_, n) => {
    const t = (n + ((shift * 2) % 1)) / count;
    const room = 21 - 19 * t;
    const dx = 79 - 2 * t + [-0.62, 0.7, -0.05][n % 3]! * room;
    return rock(n, [x + dx, y + 4 + 186 * t], 25 - 17 * t);
  }).join('');
}

interface CrusherProps {
  id: string;
  /** Rotation of the flywheel and swing of the jaw, in degrees. */
  turn: number;
  swing: number;
  /** 0 to 1: how far the stones have moved. */
  shift: number;
}

/** A single-toggle jaw crusher, cut open: fixed jaw, swing jaw on its eccentric shaft, toggle plate, tension rod, frame. */
export function JawCrusher({ id, turn, swing, shift }: CrusherProps) {
  const [sx, sy] = shaft;
  const spokes = [0, 1, 2, 3, 4, 5]
    .map((n) => {
      const a = (n * Math.PI) / 3;
      return polyline([sx + Math.cos(a) * 14, sy + Math.sin(a) * 14], [sx + Math.cos(a) * 54, sy + Math.sin(a) * 54]);
    })
    .join('');
  return (
    <g stroke={colour.ink}>
      <g transform={turn ? `rotate(${round(turn)} ${sx} ${sy})` : undefined}>
        <path
          d={circle(sx, sy, 64) + circle(sx, sy, 54)}
          fillRule="evenodd"
          fill={colour.steelSoft}
          strokeWidth={line.behind}
        />
        <path d={spokes} strokeWidth={line.cut} />
      </g>
      <path
        d={polygon([x, y], [x + 204, y], [x + 204, y + 198], [x, y + 198])}
        fill={colour.paper}
        fillOpacity=".88"
        strokeWidth={line.outline}
      />
      <path d={circle(sx, sy, 64)} stroke={colour.ink2} strokeWidth={line.dimension} strokeDasharray="8 4" />
      <path d={charge(shift)} fill={colour.sand} strokeWidth={line.fine} />
      <path d={fixedJaw} fill={colour.paper} />
      <path d={fixedJaw} fill={hatch(id, 'steel')} strokeWidth={line.cut} />
      <g transform={swing ? `rotate(${round(swing)} ${sx} ${sy})` : undefined}>
        <path d={swingJaw} fill={colour.accentSoft} />
        <path d={swingJaw} fill={hatch(id, 'steel')} strokeWidth={line.cut} />
        <path d={circle(sx, sy, 17)} fill={colour.paper} strokeWidth={line.outline} />
        <path d={circle(sx + 3.5, sy, 9)} fill={colour.ink} />
      </g>
      <path
        d={polygon([x + 176, y + 62], [x + 204, y + 62], [x + 204, y + 198], [x + 176, y + 198])}
        fill={colour.paper}
      />
      <path
        d={polygon([x + 176, y + 62], [x + 204, y + 62], [x + 204, y + 198], [x + 176, y + 198])}
        fill={hatch(id, 'steel')}
        strokeWidth={line.cut}
      />
      <path d={polyline([x + 120, y + 164], [x + 176, y + 142])} strokeWidth="7" />
      <path d={polyline([x + 120, y + 164], [x + 176, y + 142])} stroke={colour.paper} strokeWidth="3.6" />
      <path d={`M${x + 108} ${y + 182}l68 4m-44-8l4 12 4-11 4 12 4-11 4 12 4-11`} strokeWidth={line.behind} />
      <path
        d={`M${x - 12} ${y + 198}h230v5h-230zm0 13h230v5h-230z`}
        fill={colour.steelSoft}
        strokeWidth={line.behind}
      />
      <path d={`M${x} ${y + 203}v8m206-8v8`} strokeWidth={line.cut} />
      <path d={`M${x - 2} ${y + 216}V${ground}m12-54v54m184-54v54m12-54v54`} strokeWidth={line.outline} />
    </g>
  );
}
