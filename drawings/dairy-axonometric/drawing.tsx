import { isRightToLeft } from '../../app/language/detect.ts';
import { formats } from '../../app/language/format.ts';
import { isometric, type Project } from '../kit/axonometric.ts';
import { Balloon } from '../kit/balloon.tsx';
import { Dimension } from '../kit/dimension.tsx';
import type { DrawingFacts, DrawingProps } from '../kit/drawing.ts';
import { colour, line, type Point, round } from '../kit/geometry.ts';
import { Label } from '../kit/label.tsx';
import { Hatches, Sheet } from '../kit/sheet.tsx';
import { type Building, type DairyFigures, layBuilding } from './building.ts';
import { Contents } from './contents.tsx';
import { Removed } from './removed.tsx';
import { Site, SiteFront } from './site.tsx';

export const facts = {
  opening: 'beside',
  phone: [[214, 26, 936, 862]],
  share: { x: 820, bottom: 900, width: 2300 },
} satisfies DrawingFacts;

/** The dairy production building from above, each floor cut back further than the one below. */
export function Drawing({ figures, language, view, labels, title, description }: DrawingProps<DairyFigures>) {
  const building = layBuilding(figures);
  const sheet = view === 'sheet';
  // Taller buildings have a smaller scale, so that roof and front corner of the site stay on the sheet.
  const unit = round(850 / ((building.length + building.depth) / 2 + 14 + building.floors * building.storey));
  const project = isometric([700, (building.floors * building.storey + 4) * unit], unit);
  const scene = { project, unit, bare: !sheet };
  const [, bottom] = project([building.length + 14, building.depth + 9, -1.6]);
  const viewBox = sheet ? `0 0 1600 ${Math.ceil(bottom + 24)}` : around(building, project);
  return (
    <Sheet viewBox={viewBox} title={title} description={description}>
      {(id) => (
        <>
          {sheet && <Hatches id={id} use={['earth']} />}
          {sheet && <Site {...scene} id={id} building={building} />}
          <Contents {...scene} building={building} />
          {sheet && <Removed project={project} building={building} />}
          {sheet && <SiteFront {...scene} building={building} />}
          {sheet && (
            <Marks
              project={project}
              building={building}
              text={formats[language].quantity(figures.floors, 'floor')}
              language={language}
            />
          )}
          {sheet && (
            <Key
              labels={labels}
              language={language}
              area={formats[language].quantity(figures.squareMetres, 'squareMetre')}
            />
          )}
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
  text: string;
}

/** The number of floors as a dimension, and a balloon for each floor at its far left edge. */
function Marks({ project, building, text, language }: MarksProps) {
  const corner = (z: number): Point => project([0, building.depth, z]);
  const [left] = corner(0);
  return (
    <g>
      <Dimension
        from={corner(building.floors * building.storey)}
        to={corner(0)}
        offset={-150}
        text={text}
        size={24}
        language={language}
      />
      {Array.from({ length: building.floors }, (_, floor) => {
        const target = project([0.3, building.depth, floor * building.storey + 2.2]);
        return (
          <Balloon key={floor} at={[left - 66, target[1]]} n={floor + 1} to={[target[0] + 18, target[1] + 4]} r={15} />
        );
      })}
    </g>
  );
}

/** The four models by colour, and the area of all floors. */
function Key({ labels, language, area }: Pick<DrawingProps, 'labels' | 'language'> & { area: string }) {
  const rows = [
    [colour.concrete, labels.structure],
    [colour.steelSoft, labels.envelope],
    [colour.water, labels.services],
    [colour.accent, labels.process],
  ] as const;
  const rtl = isRightToLeft(language);
  const x = rtl ? 1526 : 1320;
  return (
    <g className="key">
      <Label at={[x, 130]} size={30} weight={600} language={language} anchor="start">
        {area}
      </Label>
      <path d="M1320 150H1526" stroke={colour.ink} strokeWidth={line.behind} />
      {rows.map(([fill, word], index) => (
        <g key={fill}>
          <path
            d={`M${rtl ? 1506 : 1320} ${172 + index * 34}h20v20h-20z`}
            fill={fill}
            stroke={colour.ink}
            strokeWidth={line.dimension}
          />
          <Label at={[rtl ? 1494 : 1352, 188 + index * 34]} size={19} language={language}>
            {word}
          </Label>
        </g>
      ))}
    </g>
  );
}
