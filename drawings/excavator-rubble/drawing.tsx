import { isRightToLeft } from '../../app/language/detect.ts';
import type { DrawingFacts, DrawingProps } from '../kit/drawing.ts';
import { person } from '../kit/entourage.ts';
import { Excavator } from '../kit/excavator.tsx';
import { colour, dash, line, type Point } from '../kit/geometry.ts';
import { Ground } from '../kit/marks.tsx';
import { bars, rock, slab } from '../kit/rocks.ts';
import { Rubble } from '../kit/rubble.tsx';
import { Hatches, Sheet } from '../kit/sheet.tsx';

const ground = 560;
const unitsPerMetre = 40;
const storey = 3 * unitsPerMetre;
/** Position and level of the machine. */
const stand: Point = [330, ground - 148];

/** The heap: a plateau for the machine, a shoulder in front of it, and a long foot. */
const profile = (t: number): number =>
  Math.min(150, (t / 0.17) * 150, 150 - (t - 0.47) * 150, ((1 - t) / 0.22) * 90) + 7 * Math.sin(t * 23);

const slabs = [
  slab([640, 448], 190, 17, 14, 3),
  slab([742, 494], 150, 17, -9, 4),
  slab([212, 470], 130, 17, -24, 5),
  slab([560, 522], 170, 17, 6, 6),
];
const steel: Point[] = [
  [120, 520],
  [276, 512],
  [440, 470],
  [500, 430],
  [836, 522],
  [884, 538],
];
/** Rubble falling from the bucket. */
const falling: Point[] = [
  [712, 316],
  [704, 350],
  [720, 384],
];

export const facts = {
  flow: true,
  share: { on: ['/community'] },
} satisfies DrawingFacts;

/** An excavator on the rubble of a building, whose outline is dashed. Mirrors with the reading direction. */
export function Drawing({ language, view, title, description }: DrawingProps) {
  const mirrored = isRightToLeft(language);
  const whole = view === 'sheet';
  return (
    <Sheet
      viewBox={whole ? '0 0 1060 590' : mirrored ? '200 34 736 554' : '124 34 736 554'}
      title={title}
      description={description}
    >
      {(id) => (
        <>
          <Hatches id={id} use={['earth']} />
          <g transform={mirrored ? 'matrix(-1 0 0 1 1060 0)' : undefined}>
            {whole && <path d={ghost} stroke={colour.ink2} strokeWidth={line.dimension} strokeDasharray={dash.ghost} />}
            <Rubble from={36} to={990} ground={ground} profile={profile} size={whole ? 33 : 38} seed={9} />
            <path
              d={slabs.map((one) => one.outline).join('')}
              fill={colour.concrete}
              stroke={colour.ink}
              strokeWidth={line.behind}
            />
            <path
              d={slabs.map((one) => one.bars).join('') + bars(steel, 34, 3)}
              stroke={colour.accent}
              strokeWidth={line.outline}
              strokeLinecap="round"
            />
            <Excavator
              at={stand}
              unitsPerMetre={unitsPerMetre}
              arm={{ knee: [2.7, 6], tip: [7.2, 8.2], wrist: [9.9, 5.2], bucket: -14 }}
              loaded
            />
            <path
              d={falling.map((at, n) => rock(n, at, 19 - 3 * n)).join('')}
              fill={colour.paper2}
              stroke={colour.ink}
              strokeWidth={line.fine}
            />
            <path d={person([1022, ground], unitsPerMetre, 'standing', -1)} fill={colour.ink} />
            <Ground id={id} x1={0} x2={1060} y={ground} />
          </g>
        </>
      )}
    </Sheet>
  );
}

/** The former building: outline and floors. */
const ghost = [1, 2, 3, 4].reduce(
  (data, floor) => `${data}M560 ${ground - floor * storey}h430`,
  `M560 ${ground}V${ground - 4.35 * storey}h430V${ground}`,
);
