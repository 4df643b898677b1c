import { formats } from '../../app/language/format.ts';
import { Balloon } from '../kit/balloon.tsx';
import type { DrawingProps } from '../kit/drawing.ts';
import { colour, type Point, round } from '../kit/geometry.ts';
import { Label } from '../kit/label.tsx';
import { type Metres, metres } from '../kit/metres.ts';
import { Sheet } from '../kit/sheet.tsx';
import { type Hall, type HallFigures, layHall } from '../sports-hall/hall.ts';
import { Court, People } from './court.tsx';
import { entrances, Furniture, Walls } from './rooms.tsx';
import { Site } from './site.tsx';
import { StandsPlan } from './stands-plan.tsx';

/** The sports hall in plan, or its one end close up, from the foyer to the changing rooms. */
export function Drawing({
  figures,
  language,
  view,
  title,
  description,
}: DrawingProps<HallFigures & { spectators: number }>) {
  const hall = layHall(figures);
  const sheet = view === 'sheet';
  const unit = round(sheet ? 720 / hall.length : 624 / hall.width);
  const scale = sheet
    ? metres(unit, 800 - (hall.width * unit) / 2, 36 + hall.length * unit)
    : metres(unit, 8, 4 + hall.length * unit);
  const { quantity } = formats[language];
  const { x, z } = scale;
  const middle = (hall.field + hall.wing) / 2;
  const [home, away] = teams.map((team) => team.map(([dx, dy]) => [middle + dx, hall.length / 2 + dy] as const));
  return (
    <Sheet viewBox={sheet ? `0 0 1600 ${z(0) + 108}` : '0 -6 640 450'} title={title} description={description}>
      {() => (
        <>
          {sheet && <Site scale={scale} hall={hall} />}
          <Furniture scale={scale} hall={hall} />
          <Court scale={scale} hall={hall} />
          <StandsPlan scale={scale} hall={hall} />
          <Walls scale={scale} hall={hall} />
          <People scale={scale} at={home!} fill={colour.ink} />
          <People scale={scale} at={away!} fill={colour.water} />
          <People scale={scale} at={visitors(hall)} fill={colour.ink} />
          {sheet && (
            <>
              <Label at={[x(hall.width / 2), z(-0.6) + 66]} size={24} weight={600} anchor="middle" language={language}>
                {`${quantity(figures.spectators, 'spectator')} · ${quantity(figures.squareMetres, 'squareMetre')}`}
              </Label>
              <Marks scale={scale} hall={hall} />
            </>
          )}
        </>
      )}
    </Sheet>
  );
}

/** The two teams of seven, from the middle of the court. */
const teams = [
  [[0, 18.6], [-4, 11], [3.4, 12.4], [-7, 7], [7.2, 8.6], [1, 8.2], [-2.4, 4.2]],
  [[0.4, -18.4], [-5.2, 9.2], [5.4, 10.8], [-1.6, 10.2], [8.4, 4.4], [-8, 2.2], [2.6, 5.6]],
] as const; // biome-ignore format: a table

/** People in the foyer. */
const visitors = ({ length }: Hall): [number, number][] =>
  ([[1.4, 13], [2.6, 13.6], [1.8, 37], [3.4, 36], [5, 26], [5.2, 22]] as const).map(([px, py]) => [px, (py * length) / 50]); // biome-ignore format: a table

/** Rooms by number, and the triangles of the entrances. */
function Marks({ scale, hall }: { scale: Metres; hall: Hall }) {
  const { x, z } = scale;
  const doors = entrances(hall);
  const places: Point[] = [
    [hall.stands / 2 + 0.4, hall.length * 0.62],
    [hall.stands + 1.6, hall.length - 1.4],
    [(hall.field + hall.wing) / 2, hall.length / 2],
    [hall.wing + 5.2, hall.length * 0.09],
    [hall.wing + 7.4, hall.length * 0.93],
    [-4.4, doors[1]!],
  ];
  return (
    <g>
      <path d={doors.map((y) => `M${x(-0.3)} ${z(y)}l-22-13v26z`).join('')} fill={colour.accent} />
      {places.map((place, index) => (
        <Balloon key={index} at={scale.at(...place)} n={index + 1} r={15} solid />
      ))}
    </g>
  );
}
