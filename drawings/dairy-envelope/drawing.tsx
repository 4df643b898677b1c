import { isRightToLeft } from '../../app/language/detect.ts';
import { Balloon } from '../kit/balloon.tsx';
import type { DrawingFacts, DrawingProps } from '../kit/drawing.ts';
import { colour, dash, line, type Point } from '../kit/geometry.ts';
import { Label } from '../kit/label.tsx';
import { type Metres, metres } from '../kit/metres.ts';
import { Hatches, Sheet } from '../kit/sheet.tsx';
import { EnergyBars } from './bars.tsx';
import { heights, inside, WallDetail, zigzag } from './wall.tsx';

interface Figures {
  /** Energy demand in percent of the reference building. */
  percent: number;
}

const reach = 1.85;

export const facts = {
  phone: [
    [0, 10, 800, 800],
    [800, 170, 800, 350],
  ],
} satisfies DrawingFacts;

/** The outer wall of the dairy building at a slab, and the building's low energy demand. */
export function Drawing({ figures, language, view, labels, title, description }: DrawingProps<Figures>) {
  const sheet = view === 'sheet';
  const scale = sheet ? metres(292, 200, 512) : metres(150, 110, 262);
  return (
    <Sheet viewBox={sheet ? '0 0 1600 830' : '30 20 600 426'} title={title} description={description}>
      {(id) => {
        const bars = { id, percent: figures.percent, language, labels };
        return (
          <>
            <Hatches id={id} use={['concrete', 'steel']} />
            <WallDetail scale={scale} id={id} reach={sheet ? reach : 1.2} />
            {sheet && (
              <>
                <Breaks scale={scale} />
                <Label
                  at={[scale.x(-0.18), scale.z(1.48)]}
                  size={19}
                  anchor={isRightToLeft(language) ? 'start' : 'end'}
                  language={language}
                >
                  {labels.outside}
                </Label>
                <Label
                  at={[scale.x(inside + 0.16), scale.z(1.48)]}
                  size={19}
                  anchor={isRightToLeft(language) ? 'end' : 'start'}
                  language={language}
                >
                  {labels.inside}
                </Label>
                <Balloons scale={scale} />
                <EnergyBars {...bars} words from={940} to={1536} y={258} step={190} />
              </>
            )}
            {!sheet && <EnergyBars {...bars} from={350} to={600} y={128} step={110} />}
          </>
        );
      }}
    </Sheet>
  );
}

/** The edges of the detail: chain lines above and below, a break line in the room. */
function Breaks({ scale: { x, z } }: { scale: Metres }) {
  const data = [heights.top, heights.bottom].map((height) => `M${x(-0.3)} ${z(height)}H${x(0.6)}`);
  return (
    <g stroke={colour.ink} strokeWidth={line.fine}>
      <path d={data.join('')} strokeDasharray={dash.axis} />
      <path d={`M${x(reach)} ${z(-0.6)}V${z(zigzag.at)}${zigzag.path}V${z(0.9)}`} />
    </g>
  );
}

function Balloons({ scale }: { scale: Metres }) {
  const marks: [Point, Point][] = [
    [
      [-0.36, 0.62],
      [0.015, 0.56],
    ],
    [
      [-0.36, 0.3],
      [0.22, 0.24],
    ],
    [
      [0.86, 0.72],
      [0.47, 0.6],
    ],
    [
      [0.74, 1.08],
      [0.24, 1.16],
    ],
    [
      [1.1, -0.72],
      [1.1, -0.26],
    ],
    [
      [1.5, -0.72],
      [1.5, -0.05],
    ],
  ];
  return marks.map(([from, to], index) => (
    <Balloon key={index} at={scale.at(...from)} n={index + 1} to={scale.at(...to)} r={20} />
  ));
}
