import { isRightToLeft } from '../../app/language/detect.ts';
import { formats } from '../../app/language/format.ts';
import { type Building, type DairyFigures, layBuilding } from '../dairy-axonometric/building.ts';
import { Balloon } from '../kit/balloon.tsx';
import type { DrawingProps } from '../kit/drawing.ts';
import { colour, dash, line, type Point, round } from '../kit/geometry.ts';
import { Label } from '../kit/label.tsx';
import { ScaleBar } from '../kit/marks.tsx';
import { type Metres, metres } from '../kit/metres.ts';
import { Hatches, Sheet } from '../kit/sheet.tsx';
import { FillingLine } from './line.tsx';
import { Columns, Cores, east, OuterWalls, west } from './walls.tsx';

/** Plan of one floor: grid, cores and the filling line; or the line's start close up. */
export function Drawing({ figures, language, view, title, description }: DrawingProps<DairyFigures>) {
  const building = layBuilding(figures);
  const sheet = view === 'sheet';
  const unit = sheet ? Math.min(25, 1120 / building.length) : 25;
  const scale = sheet
    ? metres(unit, 800 - (building.length * unit) / 2, 120 + building.depth * unit)
    : metres(unit, -140, 26 + building.depth * unit);
  const { quantity, number, parts } = formats[language];
  const bottom = scale.z(0) + 66;
  const rtl = isRightToLeft(language);
  const [left, right] = [scale.x(0), scale.x(building.length)];
  return (
    <Sheet viewBox={sheet ? `0 0 1600 ${bottom + 20}` : '0 0 640 453'} title={title} description={description}>
      {(id) => (
        <>
          <Hatches id={id} use={['concrete', 'steel']} />
          <OuterWalls scale={scale} building={building} id={id} />
          <Cores scale={scale} building={building} />
          <FillingLine scale={scale} building={building} />
          {sheet && <Grid scale={scale} building={building} />}
          <Columns scale={scale} building={building} id={id} />
          {sheet && (
            <>
              <Rooms scale={scale} building={building} />
              <ScaleBar
                at={[rtl ? right - 20 * unit - 20 : left, bottom - 8]}
                unitsPerMetre={unit}
                steps={[5, 10, 20]}
                unit={parts(20, 'metre')[1]}
                language={language}
              />
              <Label at={[rtl ? left : right, bottom]} size={24} weight={600} anchor="end" language={language}>
                {`${number(figures.floors)} × ${quantity(Math.round(figures.squareMetres / figures.floors), 'squareMetre')}`}
              </Label>
            </>
          )}
        </>
      )}
    </Sheet>
  );
}

interface PartProps {
  scale: Metres;
  building: Building;
}

const letters = 'ABCDEFGHJK';

/** Axes with numbers along the building and letters across it. */
function Grid({ scale, building: { axesX, axesY, length, depth } }: PartProps) {
  const { x, z } = scale;
  const [top, side] = [z(depth) - 62, x(0) - 70];
  return (
    <g>
      <path
        d={
          axesX.map((at) => `M${x(at)} ${round(top + 15)}V${z(-1.2)}`).join('') +
          axesY.map((at) => `M${round(side + 15)} ${z(at)}H${x(length + 1.2)}`).join('')
        }
        stroke={colour.ink2}
        strokeWidth={line.fine}
        strokeDasharray={dash.axis}
      />
      {axesX.map((at, index) => (
        <Balloon key={`x${at}`} at={[x(at), top]} n={index + 1} r={15} />
      ))}
      {axesY.map((at, index) => (
        <Balloon key={`y${at}`} at={[side, z(at)]} n={letters[index] ?? ''} r={15} />
      ))}
    </g>
  );
}

/** The rooms of the legend, as solid balloons. */
function Rooms({ scale, building }: PartProps) {
  const { length, depth } = building;
  const places: Point[] = [
    [5.9, 8],
    [5.7, 13],
    [west + 10.6, depth - 8.4],
    [west + 1.7, 2],
    [(east(building) + length) / 2, 16.6],
  ];
  return places.map((place, index) => <Balloon key={index} at={scale.at(...place)} n={index + 1} r={14} solid />);
}
