import { formats } from '../../app/language/format.ts';
import { Balloon } from '../kit/balloon.tsx';
import type { DrawingFacts, DrawingProps } from '../kit/drawing.ts';
import { colour, line, type Point } from '../kit/geometry.ts';
import { ScaleBar } from '../kit/marks.tsx';
import { type Metres, metres } from '../kit/metres.ts';
import { Hatches, Sheet } from '../kit/sheet.tsx';
import { Envelope } from './envelope.tsx';
import { Bearing, Column, Girder, Tie } from './node.tsx';

const low = -1.25;

const whole = metres(196, 520, 604);
const close = metres(212, 200, 350);
const closeSize: Point = [640, 450];

export const facts = { phone: [[60, 0, 1540, 870]] } satisfies DrawingFacts;

/** The node where the timber girder rests on its column. */
export function Drawing({ language, view, title, description }: DrawingProps) {
  const sheet = view === 'sheet';
  const scale = sheet ? whole : close;
  const reach = sheet ? 5.6 : 2.2;
  return (
    <Sheet viewBox={sheet ? '0 0 1600 880' : `0 0 ${closeSize.join(' ')}`} title={title} description={description}>
      {(id) => (
        <>
          <Hatches id={id} use={['concrete', 'steel']} />
          <Column scale={scale} id={id} low={low} />
          <Envelope scale={scale} id={id} reach={reach} low={low} />
          <Girder scale={scale} reach={reach} />
          <Bearing scale={scale} />
          <Tie scale={scale} reach={reach} />
          {sheet && (
            <>
              <Break scale={scale} />
              <Balloons scale={scale} />
              <ScaleBar
                at={[1300, 846]}
                unitsPerMetre={scale.unit}
                steps={[0.5, 1]}
                unit={formats[language].unit(1, 'metre')}
                language={language}
              />
            </>
          )}
        </>
      )}
    </Sheet>
  );
}

/** Break lines where column and wall continue below. */
function Break({ scale: { x, z } }: { scale: Metres }) {
  const y = z(low);
  return (
    <path d={`M${x(-0.7)} ${y}H${x(0.2)}l8-16l16 32l8-16H${x(0.9)}`} stroke={colour.ink} strokeWidth={line.dimension} />
  );
}

function Balloons({ scale }: { scale: Metres }) {
  const marks: [Point, Point][] = [
    [
      [1.1, -0.85],
      [0.44, -0.7],
    ],
    [
      [1.1, -0.06],
      [0.5, 0.03],
    ],
    [
      [-1.3, 0.5],
      [0.12, 0.64],
    ],
    [
      [2.5, 2.75],
      [2.2, 1.5],
    ],
    [
      [2.6, -0.2],
      [2.5, 0.42],
    ],
    [
      [1.1, 2.62],
      [0.9, 1.76],
    ],
    [
      [-1.8, 1.9],
      [-1.29, 1.26],
    ],
  ];
  return marks.map(([from, to], index) => (
    <Balloon key={index} at={scale.at(...from)} n={index + 1} to={scale.at(...to)} r={20} />
  ));
}
