import { circle, colour, dash, line, type Point, polygon, polyline } from '../kit/geometry.ts';
import { hatch } from '../kit/sheet.tsx';
import { beside, floor, flywheelRadius, type Jaws, shaft } from './layout.ts';

interface CutProps {
  id: string;
  d: string;
  /** For one of two adjacent cut parts: the opposite hatch. */
  cast?: boolean;
  fill?: string;
}

/** A cut part: fill, hatch, heavy edge. */
export const Cut = ({ id, d, cast, fill = colour.paper }: CutProps) => (
  <>
    <path d={d} fill={fill} />
    <path d={d} fill={hatch(id, cast ? 'cast' : 'steel')} strokeWidth={line.cut} />
  </>
);

/** Side plate and bearing block behind the section, flywheel and drive as hidden edges. */
export function Behind({ jaws: { fixed } }: { jaws: Jaws }) {
  const [x, y] = fixed[0];
  const [sx, sy] = shaft;
  const motor: Point = [1392, 612];
  const spokes = [0, 1, 2, 3, 4, 5]
    .map((n) => {
      const a = (n * Math.PI) / 3 + 0.26;
      const at = (r: number): Point => [sx + Math.cos(a) * r, sy + Math.sin(a) * r];
      return polyline(at(112), at(flywheelRadius - 34));
    })
    .join('');
  return (
    <>
      <g stroke={colour.ink2} strokeWidth={line.dimension} strokeDasharray={dash.hidden}>
        <path d={circle(sx, sy, flywheelRadius) + circle(sx, sy, flywheelRadius - 34) + spokes} />
        <path
          d={`M${sx + 118} ${sy - 156}L${motor[0] + 30} ${motor[1] - 40}M${sx - 110} ${sy + 162}L${motor[0] - 32} ${motor[1] + 39}`}
        />
      </g>
      <path
        d={polygon(
          [x - 88, y - 20],
          [812, y - 20],
          [1004, 330],
          [1116, 330],
          [1116, floor],
          [540, floor],
          [x - 88, 420],
        )}
        fill={colour.paper2}
        strokeWidth={line.behind}
      />
      <path
        d={polygon([808, 122], [1016, 122], [1016, 330], [808, 330])}
        fill={colour.paper2}
        strokeWidth={line.behind}
      />
      <path
        d={
          polyline([x - 88, y + 90], [x - 30, y + 90]) +
          polyline([1004, 420], [1070, 420]) +
          `M1000 690h70M820 700V${floor}m40-46V${floor}`
        }
        strokeWidth={line.dimension}
      />
    </>
  );
}

/** Front wall, rear wall, and the parts on the floor: motor, foundations, anchor bolts. */
export function Walls({ id, jaws: { fixed } }: { id: string; jaws: Jaws }) {
  const [x, y] = fixed[0];
  const front = polygon(
    [x - 98, y - 30],
    [x - 34, y - 30],
    beside(fixed, 1, -34),
    [630, 724],
    [556, 724],
    [x - 98, 430],
  );
  const foot = `M380 ${floor}h196v-26h-196zm460 0h300v-26h-300z`;
  const bolts = [420, 540, 880, 1100].map((at) => `M${at} ${floor - 42}v130m-9-122h18m-14 122h10`).join('');
  return (
    <>
      <Cut id={id} d={front} />
      <Cut id={id} d={polygon([1070, 316], [1130, 316], [1130, floor - 26], [1070, floor - 26])} />
      <path d={foot} fill={colour.steel} strokeWidth={line.outline} />
      <path d={`M340 ${floor}h236v150H340zm460 0h380v150H800z`} fill={hatch(id, 'concrete')} strokeWidth={line.cut} />
      <path d={bolts} strokeWidth={line.behind} />
    </>
  );
}

/** The motor on its base; its belts drive the flywheel. */
export function Motor({ id }: { id: string }) {
  return (
    <>
      <path d={`M1270 ${floor}h250v90h-250z`} fill={hatch(id, 'concrete')} strokeWidth={line.cut} />
      <path d={`M1290 ${floor}v-20h210v20zm16-20l12-46h154l12 46z`} fill={colour.steel} strokeWidth={line.behind} />
      <path d={circle(1392, 612, 88)} fill={colour.accent} strokeWidth={line.outline} />
      <path
        d={Array.from({ length: 16 }, (_, n) => {
          const a = (n * Math.PI) / 8;
          return polyline(
            [1392 + Math.cos(a) * 62, 612 + Math.sin(a) * 62],
            [1392 + Math.cos(a) * 82, 612 + Math.sin(a) * 82],
          );
        }).join('')}
        stroke={colour.paper}
        strokeOpacity=".7"
        strokeWidth={line.behind}
      />
      <path
        d={circle(1392, 612, 50) + circle(1392, 612, 43)}
        fill={colour.steelSoft}
        fillRule="evenodd"
        strokeWidth={line.behind}
      />
      <path d={circle(1392, 612, 12)} fill={colour.ink} />
      <path d="M1364 524v-24h60v24z" fill={colour.paper} strokeWidth={line.behind} />
    </>
  );
}
