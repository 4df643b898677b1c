import { isRightToLeft } from '../../app/language/detect.ts';
import { formats } from '../../app/language/format.ts';
import { isometric, type Project } from '../kit/axonometric.ts';
import { Balloon } from '../kit/balloon.tsx';
import { Dimension } from '../kit/dimension.tsx';
import type { DrawingFacts, DrawingProps } from '../kit/drawing.ts';
import { type Point, round } from '../kit/geometry.ts';
import { Label } from '../kit/label.tsx';
import { Hatches, Sheet } from '../kit/sheet.tsx';
import { type Building, cutAt, type DairyFigures, layBuilding } from './building.ts';
import { Contents } from './contents.tsx';
import { Removed } from './removed.tsx';
import { Site, SiteFront } from './site.tsx';

export const facts = {
  opening: 'beside',
  phone: [[262, 20, 1118, 894]],
  share: { x: 820, bottom: 900, width: 2300 },
} satisfies DrawingFacts;

/** The dairy production building from above, each floor cut back further than the one below. */
export function Drawing({ figures, language, view, title, description }: DrawingProps<DairyFigures>) {
  const building = layBuilding(figures);
  const sheet = view === 'sheet';
  // Taller buildings have a smaller scale, so that roof and front corner of the site stay on the sheet.
  const unit = round(850 / ((building.length + building.depth) / 2 + 14 + building.floors * building.storey));
  const project = isometric([700, (building.floors * building.storey + 4) * unit], unit);
  const scene = { project, unit, bare: !sheet };
  const [left] = project([-4, building.depth + 9, 0]);
  const [right] = project([building.length + 14, -4, 0]);
  const [, bottom] = project([building.length + 14, building.depth + 9, -1.6]);
  const viewBox = sheet
    ? [left - 24, 20, right - left + 48, bottom + 4].map(Math.round).join(' ')
    : around(building, project);
  return (
    <Sheet viewBox={viewBox} title={title} description={description}>
      {(id) => (
        <>
          {sheet && <Hatches id={id} use={['earth']} />}
          {sheet && <Site {...scene} id={id} building={building} />}
          <Contents {...scene} building={building} />
          {sheet && <Removed project={project} building={building} />}
          {sheet && <SiteFront {...scene} building={building} />}
          {sheet && <Marks project={project} building={building} figures={figures} language={language} />}
        </>
      )}
    </Sheet>
  );
}

/** The whole building without its site, with a small margin. */
function around({ length, depth, floors, storey, slab }: Building, project: Project): string {
  const air = 10;
  const [left] = project([-0.5, depth + 0.4, 0]);
  const [right] = project([length, 0, 0]);
  const [, top] = project([-0.5, -0.5, floors * storey + 2.4]);
  const [, bottom] = project([length, depth, -slab]);
  return [left - air, top - air, right - left + 2 * air, bottom - top + 2 * air].map(Math.round).join(' ');
}

interface MarksProps extends Pick<DrawingProps, 'language'> {
  project: Project;
  building: Building;
  figures: DairyFigures;
}

/** The number of floors as a dimension, the area of all floors, and a balloon for each of the four models. */
function Marks({ project, building, figures, language }: MarksProps) {
  const { length, depth, floors, storey, axesX } = building;
  const corner = (z: number): Point => project([0, depth, z]);
  const format = formats[language];
  const [, roof] = project([0, 0, floors * storey]);
  const parts: readonly [number, number, Point][] = [
    [-150, 112, project([axesX[2]!, depth, 1.2])],
    [90, -50, project([cutAt(building, floors - 1) - 1.6, 0, (floors - 0.3) * storey])],
    [250, 4, project([cutAt(building, floors - 1) - 3.5, 4.8, (floors - 0.3) * storey])],
    [58, 112, project([length - 1.2, depth - 4.2, 1.5])],
  ];
  return (
    <g>
      <Dimension
        from={corner(floors * storey)}
        to={corner(0)}
        offset={-60}
        text={format.quantity(floors, 'floor')}
        size={24}
        language={language}
      />
      <Label
        at={[project([length + 14, 0, 0])[0], roof + 70]}
        size={30}
        weight={600}
        anchor={isRightToLeft(language) ? 'start' : 'end'}
        language={language}
      >
        {format.quantity(figures.squareMetres, 'squareMetre')}
      </Label>
      {parts.map(([across, down, to], index) => (
        <Balloon key={index} at={[to[0] + across, to[1] + down]} n={index + 1} to={to} r={15} />
      ))}
    </g>
  );
}
