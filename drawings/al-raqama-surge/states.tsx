import { circle, colour, line, type Point, polyline, round } from '../kit/geometry.ts';
import { Pipe } from '../kit/pipe.tsx';

const r = 62;

/** The three states: centre of the vessel in cross-section. */
export const states: readonly { at: Point; fill: number; main: -1 | 0 | 1; branch: -1 | 0 | 1 }[] = [
  { at: [950, 120], fill: -6, main: 1, branch: 0 },
  { at: [1196, 120], fill: 34, main: 1, branch: 1 },
  { at: [1442, 120], fill: -36, main: -1, branch: -1 },
];

/** An arrow of 48 along x (`sign` 1: with the flow), or of 34 along y (1: down), about its middle. */
function arrow([x, y]: Point, sign: -1 | 0 | 1, along: 'x' | 'y'): string {
  if (sign === 0) return '';
  const put = (forward: number, aside: number): Point =>
    along === 'x' ? [x + forward * sign, y + aside] : [x + aside, y + forward * sign];
  const half = along === 'x' ? 24 : 17;
  return polyline(put(-half, 0), put(half, 0)) + polyline(put(half - 12, -7), put(half, 0), put(half - 12, 7));
}

/** The vessel in cross-section at rest, supplying and receiving water. `fill` is the water's level below the axis. */
export function States() {
  return (
    <g stroke={colour.ink} strokeLinejoin="round">
      {states.map(({ at: [x, y], fill, main, branch }) => {
        const half = Math.sqrt(r * r - fill * fill);
        const pipe = y + 140;
        return (
          <g key={x}>
            <Pipe d={`M${x} ${y + r - 4}V${pipe - 8}`} width={24} />
            <Pipe d={`M${x - 100} ${pipe}h200`} width={34} />
            <path d={`M${x - 10.6} ${pipe - 19}h21.2v5h-21.2z`} fill={colour.water} stroke="none" />
            <path d={circle(x, y, r + 5)} fill={colour.steelSoft} strokeWidth={line.outline} />
            <path d={circle(x, y, r)} fill={colour.paper} strokeWidth={line.outline} />
            <path
              d={`M${round(x - half)} ${y + fill}A${r} ${r} 0 ${fill < 0 ? 1 : 0} 0 ${round(x + half)} ${y + fill}z`}
              fill={colour.waterSoft}
              stroke={colour.water}
              strokeWidth={line.outline}
            />
            <path
              d={`${arrow([x - 58, pipe], main, 'x')}${arrow([x + 58, pipe], main, 'x')}${arrow([x, y + 92], branch, 'y')}`}
              stroke={colour.paper}
              strokeWidth={line.cut}
            />
          </g>
        );
      })}
    </g>
  );
}
