import { isRightToLeft } from '../../app/language/detect.ts';
import { Callout } from '../kit/callout.tsx';
import type { DrawingFacts, DrawingProps } from '../kit/drawing.ts';
import { person } from '../kit/entourage.ts';
import { frame } from '../kit/frame.ts';
import { colour, line, type Point } from '../kit/geometry.ts';
import { Ground } from '../kit/marks.tsx';
import { quantity } from '../kit/number-labels.ts';
import { Hatches, Sheet } from '../kit/sheet.tsx';
import { stamp } from '../kit/stamp.ts';
import { TrackedCrusher } from './crusher.tsx';
import { LowLoader, Tractor } from './lorry.tsx';

const ground = 440;
const unitsPerMetre = 62;
/** Height of the loading deck, in metres. */
const deck = 0.92;

interface Figures {
  crusherTonnesPerHour: number;
}

const lorry = frame([164, ground], unitsPerMetre);
const crusher = frame(lorry.at(12.6, deck), unitsPerMetre);

/** The parts with callouts, in the crusher's metres. */
const parts: { name: string; at: Point; to: Point }[] = [
  { name: 'hopper', at: [-4.4, 4.7], to: [-4.1, 3.2] },
  { name: 'feeder', at: [-7.3, 2.9], to: [-4.4, 2.3] },
  { name: 'jaw', at: [-1.2, 5.1], to: [-0.9, 3.1] },
  { name: 'engine', at: [1.9, 4.7], to: [2.1, 2.4] },
  { name: 'magnet', at: [4.1, 5.1], to: [3.9, 3] },
  { name: 'belt', at: [8, 3.95], to: [5.75, 3.8] },
];

export const facts = {
  still: { x: 660, y: 224, width: 860 },
} satisfies DrawingFacts;

/**
 * A tracked jaw crusher moving to the rubble. Vehicles drive in reading direction.
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
  const mirrored = !isRightToLeft(language);
  const put = ([x, y]: Point): Point => {
    const [sheetX, sheetY] = crusher.at(x, y);
    return [mirrored ? 1600 - sheetX : sheetX, sheetY];
  };
  const card = mirrored ? '212 80 818 401' : '570 80 818 401';
  return (
    <Sheet viewBox={view === 'sheet' ? '0 10 1600 456' : card} title={title} description={description}>
      {(id) => (
        <>
          <Hatches id={id} use={['earth']} />
          <g transform={mirrored ? 'matrix(-1 0 0 1 1600 0)' : undefined}>
            {view === 'sheet' && <Tractor frame={lorry} />}
            <LowLoader frame={lorry} deck={[8.4, 16.4]} end={21.4} />
            <TrackedCrusher
              frame={crusher}
              tonnesPerHour={figures.crusherTonnesPerHour}
              turn={-phase * 2 * Math.PI * 8}
            />
            <path
              d={lorry.lines(
                [
                  [8.6, 0.95],
                  [9.6, 1.9],
                ],
                [
                  [16.2, 0.95],
                  [15.4, 1.9],
                ],
              )}
              stroke={colour.ink}
              strokeWidth={line.outline}
              strokeDasharray="3 3"
            />
            <path
              d={person([104, ground], unitsPerMetre) + person([1524, ground], unitsPerMetre, 'reaching', -1)}
              fill={colour.ink}
            />
            <path d={helmet(104) + helmet(1524)} fill={colour.accent} />
            <Ground id={id} x1={0} x2={1600} y={ground} />
          </g>
          {view === 'sheet' &&
            parts.map(({ name, at, to }) => (
              <Callout
                key={name}
                at={put(at)}
                to={put(to)}
                language={language}
                figure={
                  name === 'jaw' ? quantity(figures.crusherTonnesPerHour, labels.tonnesPerHour!, language) : undefined
                }
              >
                {labels[name]}
              </Callout>
            ))}
        </>
      )}
    </Sheet>
  );
}

/** A helmet on the head of a person at x. */
const helmet = (x: number): string => stamp('m-13-161c0-20 26-20 26 0h5v4h-36v-4z', [x, ground], unitsPerMetre / 100);
