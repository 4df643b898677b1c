import { isRightToLeft } from '../../app/language/detect.ts';
import { Balloon } from '../kit/balloon.tsx';
import type { DrawingProps } from '../kit/drawing.ts';
import { colour, line, type Point } from '../kit/geometry.ts';
import { type Metres, metres } from '../kit/metres.ts';
import { Hatches, Sheet } from '../kit/sheet.tsx';
import { Architecture, Rooms, Structure } from './building.tsx';
import { space, trades } from './lines.ts';
import { Hangers, services } from './services.tsx';

/** Section through a corridor with the services of all trades above its ceiling. */
export function Drawing({ language, view, title, description }: DrawingProps) {
  const sheet = view === 'sheet';
  const rtl = isRightToLeft(language);
  const scale = sheet ? metres(152, rtl ? 420 : 700, 808) : metres(90, 170, 424);
  // The slabs extend to the sheet's edge on the side away from the key.
  const edges = !sheet ? ([-10, 650] as const) : rtl ? ([-10, 1322] as const) : ([278, 1610] as const);
  return (
    <Sheet viewBox={sheet ? '0 0 1600 884' : '0 0 640 450'} title={title} description={description}>
      {(id) => (
        <>
          <Hatches id={id} use={['concrete', 'steel']} />
          <Rooms scale={scale} />
          <Hangers scale={scale} />
          {services.map((service, index) => (
            <g key={index}>{service(scale)}</g>
          ))}
          <Architecture scale={scale} id={id} />
          <Structure scale={scale} id={id} edges={edges} />
          {sheet && (
            <>
              <Key rtl={rtl} />
              <Balloons scale={scale} />
            </>
          )}
        </>
      )}
    </Sheet>
  );
}

/** One sample of each trade's line beside its number. */
function Key({ rtl }: { rtl: boolean }) {
  const x = rtl ? 1400 : 64;
  return (
    <g>
      {trades.map((trade, index) => {
        const y = 108 + index * 82;
        return (
          <g key={index}>
            <path d={`M${rtl ? x : x + 36} ${y}h100`} {...trade} />
            <Balloon at={[rtl ? x + 118 : x + 18, y]} n={index + 1} r={17} />
          </g>
        );
      })}
      <path d={rtl ? 'M1362 60V756' : 'M238 60V756'} stroke={colour.ink} strokeWidth={line.fine} />
    </g>
  );
}

function Balloons({ scale }: { scale: Metres }) {
  const marks: [Point, Point][] = [
    [
      [-1.9, 5.06],
      [-1.7, 4.62],
    ],
    [
      [2.95, 2.3],
      [2.7, space.ceiling + 0.02],
    ],
    [
      [1.55, 5.06],
      [1.5, 4.1],
    ],
    [
      [0.45, 5.06],
      [0.6, 3.95],
    ],
    [
      [-0.62, 2.57],
      [0.25, 3.54],
    ],
    [
      [3.85, 4.2],
      [3.14, 4.12],
    ],
    [
      [1.7, 2.3],
      [2.26, 2.9],
    ],
    [
      [-0.62, 2.09],
      [0.25, 3.14],
    ],
  ];
  return marks.map(([from, to], index) => (
    <Balloon key={index} at={scale.at(...from)} n={index + 1} to={scale.at(...to)} r={17} />
  ));
}
