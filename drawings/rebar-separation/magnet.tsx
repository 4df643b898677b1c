import { circle, colour, dash, line, type Point, polygon, polyline, round } from '../kit/geometry.ts';
import { ground, magnet, press } from './layout.ts';

const [from, to] = magnet;
const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
/** `s` along the magnet from its tail pulley, `down` below its axis. */
const at = (s: number, down: number): Point => [from[0] + ux * s - uy * down, from[1] + uy * s + ux * down];
const r = 17;
/** Distance between the cleats, and between the bars that hang on the belt. */
const pitch = 22;

/**
 * The overband magnet in its gantry. Bars rise to it and move along its underside, past the head, into the chute of the
 * press.
 */
export function OverbandMagnet({ shift }: { shift: number }) {
  const bars = Array.from({ length: 9 }, (_, n) => {
    const s = 12 + (n + shift) * pitch;
    return s > length + 8 ? '' : polyline(at(s - 11, r + 5 + (n % 3) * 3), at(s + 11, r + 4 + ((n + 1) % 3) * 3));
  }).join('');
  const leaping = [0, 1, 2, 3]
    .map((n) => {
      const [x, y]: Point = [704 + n * 22, 284 - n * 9];
      const up = 16 + ((n + shift) % 1.6) * 12;
      return polyline([x, y - up + 8], [x + 16, y - up - 4 - n]);
    })
    .join('');
  const cleats = Array.from({ length: 9 }, (_, n) => polyline(at(8 + n * pitch, -r), at(8 + n * pitch, -r - 6))).join(
    '',
  );
  const [a, b, c, d] = [at(0, -r), at(length, -r), at(length, r), at(0, r)].map((p) => p.map(round).join(' '));
  return (
    <g stroke={colour.ink}>
      <path
        d={`M700 128H912M712 128V${ground}M900 128V${ground}M712 152l26-24M900 152l-26-24M704 ${ground}h16m172 0h16`}
        strokeWidth={line.outline}
      />
      <path
        d={polyline([746, 128], at(26, -r - 4)) + polyline([878, 128], at(length - 34, -r - 4))}
        stroke={colour.ink2}
        strokeWidth={line.dimension}
        strokeDasharray={dash.hidden}
      />
      <path d={bars + leaping} stroke={colour.accent} strokeWidth={line.outline} strokeLinecap="round" />
      <path d={cleats} strokeWidth={line.behind} />
      <path
        d={`M${a}L${b}A${r} ${r} 0 0 1 ${c}L${d}A${r} ${r} 0 0 1 ${a}z`}
        fill={colour.paper}
        strokeWidth={line.cut}
      />
      <path
        d={polygon(at(28, -11), at(length - 34, -11), at(length - 34, 12), at(28, 12))}
        fill={colour.accent}
        strokeWidth={line.behind}
      />
      <path
        d={
          polyline(at(38, 6), at(38, -5)) +
          [0.25, 0.5, 0.75]
            .map((part) => polyline(at(28 + part * (length - 62), -11), at(28 + part * (length - 62), 12)))
            .join('')
        }
        stroke={colour.paper}
        strokeOpacity=".7"
        strokeWidth={line.dimension}
      />
      <path
        d={circle(...at(0, 0), 11) + circle(...at(length, 0), 11)}
        fill={colour.steelSoft}
        strokeWidth={line.behind}
      />
      <path d={circle(...at(0, 0), 2) + circle(...at(length, 0), 2)} fill={colour.ink} />
    </g>
  );
}

/** Chute, baling press with its ram, and the finished bale. */
export function BalingPress({ shift }: { shift: number }) {
  const { x, width, height } = press;
  const top = ground - height;
  const falling = [0, 1, 2, 3]
    .map((n) => {
      const y = 236 + (n + shift) * 26;
      return y < 330
        ? polyline([920 + n * 9 + (y - 236) * 0.5, y - 24], [932 + n * 8 + (y - 236) * 0.5, y - 10 - n * 4])
        : '';
    })
    .join('');
  return (
    <g stroke={colour.ink} strokeLinejoin="round">
      <path d={falling} stroke={colour.accent} strokeWidth={line.outline} strokeLinecap="round" />
      <path
        d={polygon([910, 236], [x - 4, 236], [x + 62, 318], [x + 62, top], [x + 8, top], [x + 8, 324])}
        fill={colour.paper}
        fillOpacity=".85"
        strokeWidth={line.outline}
      />
      <path d={polyline([904, 236], [x + 4, 236])} strokeWidth={line.ground} />
      <path
        d={polyline([930, 240], [x + 24, 324], [x + 24, top]) + polyline([x - 28, 240], [x + 44, 324], [x + 44, top])}
        strokeWidth={line.fine}
      />
      <path d={`M924 244V${ground}m-8 0h16`} strokeWidth={line.outline} />
      <path d={`M${x - 58} ${top + 26}h58v40h-58z`} fill={colour.steel} strokeWidth={line.behind} />
      <path d={`M${x - 84} ${top + 34}h26v24h-26zm-8-4h8v32h-8z`} fill={colour.steelSoft} strokeWidth={line.behind} />
      <path d={`M${x} ${top}h${width}v${height - 8}H${x}z`} fill={colour.accent} strokeWidth={line.outline} />
      <path
        d={`M${x + 4} ${ground - 8}h18v8h-18zm${width - 30} 0h18v8h-18zm${-width / 2 + 15} 0h18v8h-18z`}
        fill={colour.ink}
      />
      <path
        d={
          [0.22, 0.42, 0.62, 0.82].map((part) => `M${round(x + part * width)} ${top + 6}v${height - 20}`).join('') +
          `M${x + 8} ${top + 46}h${width - 16}`
        }
        stroke={colour.paper}
        strokeOpacity=".65"
        strokeWidth={line.dimension}
      />
      <path d={`M${x + 16} ${top + 14}h44v22h-44z`} fill={colour.paper} strokeWidth={line.dimension} />
      <path
        d={`M${x + 22} ${top + 20}l32 10m-30 2l28-14m-32 6l34 2m-20-12l6 22`}
        stroke={colour.accent}
        strokeWidth={line.behind}
      />
    </g>
  );
}
