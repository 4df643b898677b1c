import { isRightToLeft } from '../../app/language/detect.ts';
import { Callout } from '../kit/callout.tsx';
import { Conveyor } from '../kit/conveyor.tsx';
import type { DrawingFacts, DrawingProps } from '../kit/drawing.ts';
import { person } from '../kit/entourage.ts';
import { colour, line, type Point, polyline } from '../kit/geometry.ts';
import { Label } from '../kit/label.tsx';
import { Ground } from '../kit/marks.tsx';
import { Fall, Stream } from '../kit/material.tsx';
import { Hatches, Sheet } from '../kit/sheet.tsx';
import { Stockpile } from '../kit/stockpile.tsx';
import { Shipping } from './bales.tsx';
import { bars, belt, ground, heap, unitsPerMetre } from './layout.ts';
import { BalingPress, OverbandMagnet } from './magnet.tsx';
import { Pulverising } from './pulverise.tsx';

interface Figures {
  recoveryPercent: number;
}

const callouts: { name: string; at: Point; to: Point }[] = [
  { name: 'pulveriser', at: [392, 226], to: [326, 296] },
  { name: 'magnet', at: [610, 144], to: [768, 221] },
  { name: 'press', at: [1120, 300], to: [1108, 366] },
  { name: 'bales', at: [1390, 280], to: [1366, 352] },
];
/** The place of the tally of twenty bars. */
const tally: Point = [1010, 186];
const tallyStep = 14;

export const facts = {
  flow: true,
  still: { x: 770, y: 288, width: 600 },
  brokenCard: true,
} satisfies DrawingFacts;

/**
 * The separation of steel from crushed concrete: pulveriser, overband magnet, baling press, lorry. The flow runs in
 * reading direction.
 * @param phase moment of the cycle, 0 to 1, for films
 */
export function Drawing({
  figures,
  language,
  view,
  labels,
  title,
  description,
  phase = 0,
}: DrawingProps<Figures> & { phase?: number }) {
  const mirrored = isRightToLeft(language);
  const put = ([x, y]: Point): Point => [mirrored ? 1600 - x : x, y];
  const shift = (phase * 15) % 1;
  const whole = view === 'sheet';
  const recovered = Math.round((figures.recoveryPercent / 100) * bars);
  return (
    <Sheet
      viewBox={whole ? '0 76 1600 392' : mirrored ? '484 96 560 372' : '556 96 560 372'}
      title={title}
      description={description}
    >
      {(id) => (
        <>
          <Hatches id={id} use={['earth']} />
          <g transform={mirrored ? 'matrix(-1 0 0 1 1600 0)' : undefined}>
            {whole && <Pulverising />}
            <path d={hopper} fill={colour.steelSoft} stroke={colour.ink} strokeWidth={line.outline} />
            <Conveyor belt={belt} ground={ground} r={11} girder={17} trestles={[0.4, 0.76]} />
            <Stream id={id} belt={belt} size={11} above={15} shift={shift} name="steel-belt" steelUntil={0.78} />
            <Fall from={[822, 262]} to={[838, 350]} size={11} shift={shift} />
            <Stockpile x={heap.x + 10} ground={ground} height={heap.height} grain={8} tint={0.9} seed={12} />
            <path
              d={missed(bars - recovered)}
              stroke={colour.accent}
              strokeWidth={line.outline}
              strokeLinecap="round"
            />
            <OverbandMagnet shift={shift} />
            <BalingPress shift={shift} />
            {whole && (
              <>
                <Shipping />
                <path
                  d={person([604, ground], unitsPerMetre) + person([1234, ground], unitsPerMetre, 'reaching')}
                  fill={colour.ink}
                />
              </>
            )}
            <Ground id={id} x1={0} x2={1600} y={ground} />
          </g>
          {whole && (
            <>
              {callouts.map(({ name, at, to }) => (
                <Callout key={name} at={put(at)} to={put(to)} language={language}>
                  {labels[name]}
                </Callout>
              ))}
              {/* One group, so that a still shows neither the tally nor its label. */}
              <g>
                <Label at={put([tally[0] - 4, tally[1] - 24])} size={24} weight={600} language={language}>
                  {`${figures.recoveryPercent}% ${labels.share}`}
                </Label>
                <path d={counted(0, recovered, put)} stroke={colour.accent} strokeWidth={line.ground} />
                <path d={counted(recovered, bars, put)} stroke={colour.ink2} strokeWidth={line.behind} />
              </g>
            </>
          )}
        </>
      )}
    </Sheet>
  );
}

/** Feed hopper over the tail of the belt. */
const hopper = `M404 366h84l-18 32h-40z`;

/** Missed bars in the clean aggregate, on its heap. */
const missed = (count: number): string =>
  Array.from({ length: count }, (_, n) =>
    polyline([heap.x - 34 + n * 26, ground - 26 + (n % 3) * 9], [heap.x - 12 + n * 26, ground - 32 + (n % 2) * 10]),
  ).join('');

/** Upright strokes for the bars from one number to another; thin for missed ones. */
const counted = (from: number, to: number, put: (point: Point) => Point): string =>
  Array.from({ length: to - from }, (_, n) => {
    const x = tally[0] + (from + n) * tallyStep;
    return polyline(put([x, tally[1]]), put([x, tally[1] - 14]));
  }).join('');
