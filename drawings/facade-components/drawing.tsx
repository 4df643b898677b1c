import { formats } from '../../app/language/format.ts';
import { Balloon } from '../kit/balloon.tsx';
import { Dimension } from '../kit/dimension.tsx';
import type { DrawingFacts, DrawingProps } from '../kit/drawing.ts';
import { colour } from '../kit/geometry.ts';
import { Sheet } from '../kit/sheet.tsx';
import { axis, hasGate, layWall } from '../steel-facade/wall.ts';
import { Hall } from './hall.tsx';
import { Administration, Roads, Siding, Storage, Utilities } from './site.tsx';
import { Trees } from './trees.tsx';

interface Figures {
  lengthMetres: number;
}

const rows = { siding: 44, buildings: 96, road: 262, hall: 334, facade: 520 } as const;

export const facts = {
  phone: [[0, 0, 1600, 612]],
} satisfies DrawingFacts;

/** The four components of the facility, arranged as a scheme; only the façade's length is to scale. */
export function Drawing({ figures, language, view, title, description }: DrawingProps<Figures>) {
  const wall = layWall({ ...figures, heightMetres: 65 }, { left: 90, ground: rows.facade, available: 1420 });
  const right = wall.left + wall.width;
  const doors = Array.from({ length: wall.bays }, (_, bay) => bay).filter((bay) => hasGate(bay, wall.bays));
  // Two neighbouring gates share one forecourt.
  const gates = doors
    .filter((bay) => !doors.includes(bay - 1))
    .map((bay) => [axis(wall, bay), axis(wall, bay + (doors.includes(bay + 1) ? 2 : 1))] as const);
  const sheet = view === 'sheet';
  return (
    <Sheet viewBox={sheet ? '0 0 1600 612' : '430 76 640 460'} title={title} description={description}>
      {() => (
        <>
          <Siding y={rows.siding} />
          <Roads y={rows.road} gates={gates} />
          {sheet && <Administration x={112} y={rows.buildings} />}
          <Utilities x={452} y={rows.buildings} hall={rows.hall} />
          {sheet && <Storage x={1046} y={rows.buildings} width={464} />}
          <Hall wall={wall} top={rows.hall} bottom={rows.facade} />
          <Trees at={trees} />
          {sheet && (
            <>
              <Dimension
                from={[wall.left, rows.facade + 10]}
                to={[right, rows.facade + 10]}
                offset={52}
                text={formats[language].quantity(figures.lengthMetres, 'metre')}
                size={24}
                language={language}
                stroke={colour.accent}
              />
              <Balloon at={[wall.left + 150, rows.hall + 2]} to={[wall.left + 236, rows.hall + 76]} n={1} r={16} />
              <Balloon at={[360, 92]} to={[300, 120]} n={2} r={16} />
              <Balloon at={[652, 74]} to={[612, 132]} n={3} r={16} />
              <Balloon at={[1010, 92]} to={[1072, 122]} n={4} r={16} />
            </>
          )}
        </>
      )}
    </Sheet>
  );
}

const trees = [
  [40, 120, 13], [62, 150, 10], [36, 184, 14], [70, 214, 11], [336, 226, 12], [350, 186, 9], [418, 120, 10], [424, 160, 13],
  [420, 226, 11], [930, 226, 12], [950, 140, 9], [946, 176, 11], [1018, 150, 10], [1014, 226, 12], [1550, 130, 12], [1566, 168, 10],
  [1544, 214, 13], [48, 360, 12], [30, 420, 14], [56, 480, 10], [1550, 366, 12], [1568, 430, 13], [1546, 490, 11],
] as const; // biome-ignore format: a table
