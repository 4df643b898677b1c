import { type Arm, type ArmProps, beside, between, type Put, trace } from './excavator-arm.ts';
import { Bucket, Pulveriser } from './excavator-tools.tsx';
import { colour, line, type Point, polygon, polyline, round } from './geometry.ts';
import { stamp } from './stamp.ts';
import { Tracks } from './tracks.tsx';

interface ExcavatorProps {
  at: Point;
  unitsPerMetre: number;
  arm?: Arm;
  facing?: 1 | -1;
  /** Rubble in the bucket. */
  loaded?: boolean;
  /** The tool at the wrist. */
  tool?: 'bucket' | 'pulveriser';
}

const raised: Arm = { knee: [2.3, 6.6], tip: [5.2, 9.4], wrist: [8.2, 7.4], bucket: 24 };
const foot: Point = [1.25, 1.7];

/** A 30 t excavator in side view; body and arm have the machines' accent colour. Facing 1 looks to the right. */
export function Excavator({ at, unitsPerMetre: u, arm = raised, facing = 1, loaded, tool = 'bucket' }: ExcavatorProps) {
  const put: Put = ([x, y]) => [at[0] + x * u * facing, at[1] - y * u];
  const part = (data: string, [x, y]: Point = [0, 0]): string => stamp(data, put([x, y]), (u / 100) * facing, u / 100);
  return (
    <g stroke={colour.ink} strokeWidth={line.behind} strokeLinejoin="round">
      <Tracks at={at} unitsPerMetre={u} length={5} />
      <path d={part('m-80-96h160v-24h-160z')} fill={colour.steel} />
      <House part={part} />
      <BoomAndStick {...{ arm, put, part, u }} />
      {tool === 'bucket' ? (
        <Bucket {...{ arm, put, u }} loaded={loaded === true} />
      ) : (
        <Pulveriser {...{ arm, put, u }} />
      )}
    </g>
  );
}

type Part = (data: string, at?: Point) => string;

/** Engine house with its counterweight, and the cab. */
function House({ part }: { part: Part }) {
  return (
    <>
      <path
        d={part('m-196-238v-26h12v26zm-40 0v-22h-70v22', [0, 0])}
        fill={colour.steel}
        strokeWidth={line.dimension}
      />
      <path d={part('m-300-134h450v18h-450z')} fill={colour.steel} />
      <path d={part('m-316-134v-78c0-20 10-30 30-30h66v108zm96 0v-104h200v104z')} fill={colour.accent} />
      <path
        d={part('m-190-168h90m-90-15h90m-90-15h90m-90-15h90m30 55h30m-30-45h30')}
        stroke={colour.paper}
        strokeOpacity=".75"
        strokeWidth={line.dimension}
      />
      <path d={part('m-20-134v-150c0-14 8-22 22-22h76c12 0 18 6 22 18l22 94v60z')} fill={colour.paper} />
      <path
        d={part('m-8-220v-60c0-8 4-13 12-13h38v73zm60 0v-73h24c8 0 12 4 14 12l14 61z')}
        fill={colour.steelSoft}
        strokeWidth={line.dimension}
      />
      <path d={part('m46-220v86m-12-66h-16m-4-106v-8h74v8')} strokeWidth={line.dimension} />
    </>
  );
}

function BoomAndStick({ arm: { knee, tip, wrist }, put, part, u }: ArmProps & { part: Part }) {
  // A parabola through foot, knee and tip, by its control point.
  const bend: Point = [2 * knee[0] - (foot[0] + tip[0]) / 2, 2 * knee[1] - (foot[1] + tip[1]) / 2];
  const on = (t: number, off = 0): Point => {
    const [a, b] = [between(foot, bend, t), between(bend, tip, t)];
    return beside(a, b, t, off);
  };
  const bent = (off: number): Point => {
    const [x, y] = beside(foot, tip, 0, off);
    return [bend[0] + x - foot[0], bend[1] + y - foot[1]];
  };
  const boom = trace(
    put,
    'M',
    beside(foot, bend, 0, 0.3),
    'Q',
    bent(0.72),
    beside(bend, tip, 0.98, 0.38),
    'L',
    beside(bend, tip, 1.04, 0.3),
    beside(bend, tip, 1.07, 0),
    beside(bend, tip, 1.03, -0.32),
    'Q',
    bent(-0.62),
    beside(foot, bend, 0, -0.3),
    'Q',
    beside(foot, bend, -0.1, 0),
    beside(foot, bend, 0, 0.3),
    'z',
  );
  const heel = beside(tip, wrist, -0.28, 0.16);
  const stick = polygon(
    ...[
      beside(tip, wrist, -0.33, 0.2),
      beside(tip, wrist, 0.06, 0.42),
      beside(tip, wrist, 1.04, 0.15),
      beside(tip, wrist, 1.04, -0.15),
      beside(tip, wrist, 0.05, -0.34),
      beside(tip, wrist, -0.33, -0.02),
    ].map(put),
  );
  const crank = beside(tip, wrist, 0.82, 0.48);
  const cylinders: [Point, Point][] = [
    [[1.75, 1.45], on(0.42, -0.25)],
    [on(0.52, 0.62), heel],
    [beside(tip, wrist, 0.04, 0.56), crank],
  ];
  const rods = cylinders.map(([a, b]) => polyline(put(between(a, b, 0.5)), put(b))).join('');
  const barrels = cylinders.map(([a, b]) => polyline(put(a), put(between(a, b, 0.56)))).join('');
  const links = polyline(put(beside(tip, wrist, 0.84, 0)), put(crank), put(beside(wrist, tip, -0.02, -0.42)));
  const pin = 'm-13 0c0-17 26-17 26 0s-26 17-26 0z';
  const pins = [foot, tip, wrist, heel, crank, ...cylinders.map(([a]) => a), cylinders[0]![1]];
  return (
    <>
      <path d={rods + links} strokeWidth={round(0.13 * u)} />
      <path d={barrels} strokeWidth={round(0.3 * u)} />
      <path d={barrels} stroke={colour.paper} strokeWidth={round(0.3 * u - 2 * line.dimension)} />
      <path d={boom + stick} fill={colour.accent} />
      <path
        d={
          trace(put, 'M', on(0.06), 'Q', bend, on(0.92)) +
          polyline(put(between(tip, wrist, 0.14)), put(between(tip, wrist, 0.86)))
        }
        stroke={colour.paper}
        strokeOpacity=".5"
        strokeWidth={line.dimension}
      />
      <path d={pins.map((p) => part(pin, p)).join('')} fill={colour.paper} strokeWidth={line.dimension} />
    </>
  );
}
