import type { Frame } from '../kit/frame.ts';
import { colour, line, type Point } from '../kit/geometry.ts';
import { Tracks } from '../kit/tracks.tsx';
import { DischargeBelt } from './discharge.tsx';
import { Feed } from './feed.tsx';
import { flywheel, Jaw } from './jaw.tsx';

interface CrusherProps {
  frame: Frame;
  /** Tonnes per hour: a larger jaw needs a larger flywheel. */
  tonnesPerHour: number;
  /** Rotation of the flywheel in radians. */
  turn: number;
}

/** A tracked jaw crusher, hopper to the left, discharge belt to the right; origin in the middle of its tracks. */
export function TrackedCrusher({ frame, tonnesPerHour, turn }: CrusherProps) {
  const r = flywheel(tonnesPerHour);
  return (
    <g stroke={colour.ink} strokeWidth={line.behind} strokeLinejoin="round">
      <Tracks at={frame.at(0, 0)} unitsPerMetre={frame.unitsPerMetre} length={4.6} />
      <DischargeBelt frame={frame} />
      <Chassis frame={frame} />
      <Feed frame={frame} />
      <Engine frame={frame} />
      <Jaw frame={frame} r={r} turn={turn} />
    </g>
  );
}

/** Two beams with stiffeners on the track frames, and the platform with its rail. */
function Chassis({ frame: { shape, lines, part } }: { frame: Frame }) {
  const ribs = [-4.4, -3.6, -2.8, -2, -1.2, -0.4, 0.4, 1.2, 2, 2.8].map((x): Point[] => [
    [x, 1.42],
    [x, 1.08],
  ]);
  return (
    <>
      <path d={shape([-1.5, 1.1], [-1.2, 0.8], [1.2, 0.8], [1.5, 1.1])} fill={colour.ink2} />
      <path
        d={shape([-5.3, 1.5], [4.3, 1.5], [4.5, 1.36], [3.6, 1], [-4.7, 1], [-5.3, 1.3])}
        fill={colour.steel}
        strokeWidth={line.outline}
      />
      <path
        d={lines(
          ...ribs,
          [
            [-5.2, 1.42],
            [4.3, 1.42],
          ],
          [
            [-4.7, 1.08],
            [3.8, 1.08],
          ],
        )}
        strokeWidth={line.fine}
      />
      <path d={part('m0 0v-104m52 104v-104m-26 104v-104m-30 0h60m-60 52h60', 3.55, 1.5)} strokeWidth={line.dimension} />
      <path
        d={part('m0 0h18m-18-22h18m-18-22h18m-18-22h18m-18-22h18m0 112v-122m-18 122v-122', 3.2, 1.08)}
        strokeWidth={line.dimension}
      />
    </>
  );
}

/** Diesel engine and generator in their housing. */
function Engine({ frame: { shape, lines, part } }: { frame: Frame }) {
  return (
    <>
      <path d={part('m0 0v-52h-8v-10h18v62z', 1.2, 2.98)} fill={colour.steel} strokeWidth={line.dimension} />
      <path
        d={part('m0 0v-20c0-8 4-10 10-10h30c6 0 10 2 10 10v20z', 1.95, 2.98)}
        fill={colour.steelSoft}
        strokeWidth={line.dimension}
      />
      <path
        d={part('m0 0h240c10 0 16-4 16-12v-124c0-8-6-12-16-12h-240z', 0.62, 1.5)}
        fill={colour.accent}
        strokeWidth={line.outline}
      />
      <path
        d={lines(
          ...Array.from({ length: 6 }, (_, n): Point[] => [
            [0.8, 2.72 - n * 0.14],
            [1.5, 2.72 - n * 0.14],
          ]),
          [
            [1.68, 2.86],
            [1.68, 1.6],
          ],
          [
            [2.5, 2.86],
            [2.5, 1.6],
          ],
          [
            [2.3, 2.2],
            [2.4, 2.2],
          ],
        )}
        stroke={colour.paper}
        strokeOpacity=".75"
        strokeWidth={line.dimension}
      />
      <path
        d={shape([2.62, 2.7], [2.98, 2.7], [2.98, 2.3], [2.62, 2.3])}
        fill={colour.paper}
        strokeWidth={line.dimension}
      />
      <path d={part('m0 0c0-16 24-16 24 0s-24 16-24 0zm4 24h16m-16 8h10', 2.68, 2.5)} strokeWidth={line.fine} />
    </>
  );
}
