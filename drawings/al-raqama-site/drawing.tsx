import { formats } from '../../app/language/format.ts';
import { Balloon } from '../kit/balloon.tsx';
import type { DrawingFacts, DrawingProps } from '../kit/drawing.ts';
import { colour, line, type Point } from '../kit/geometry.ts';
import { Label } from '../kit/label.tsx';
import { ScaleBar } from '../kit/marks.tsx';
import { Mirrored, mirroredBox } from '../kit/mirror.tsx';
import { North } from '../kit/plan.tsx';
import { Sheet } from '../kit/sheet.tsx';
import { layOut } from './course.ts';
import { extremes } from './ground.ts';
import { Contours, Land, River, Road } from './land.tsx';
import { Chainage, End, Main, Section, Station } from './works.tsx';

interface Figures {
  pipeKilometres: number;
  headMetres: number;
}

/** The road crossing, as a fraction of the main's length. */
const road = 0.43;

export const facts = {
  flow: true,
} satisfies DrawingFacts;

export function Drawing({ figures, language, view, labels, title, description }: DrawingProps<Figures>) {
  const course = layOut(figures.pipeKilometres);
  const { high: air, low: washouts } = extremes(course);
  const sheet = view === 'sheet';
  const format = formats[language];
  const end = course.at(course.kilometres).point;
  const off = (share: number, reach: number): Point => {
    const { point, across } = course.at(course.kilometres * share);
    return [point[0] + across[0] * reach, point[1] + across[1] * reach];
  };
  return (
    <Sheet
      viewBox={sheet ? '0 0 1600 840' : mirroredBox([60, 350, 760, 470], language)}
      title={title}
      description={description}
    >
      {() => (
        <Mirrored language={language}>
          <Contours head={figures.headMetres} sheet={sheet} />
          <River />
          <Road />
          <Land sheet={sheet} />
          <Station />
          <End at={end} />
          <Main course={course} road={road} air={air} washouts={washouts} />
          {sheet && (
            <>
              <Chainage course={course} />
              <Section at={[126, 570]} />
              <Section at={[1476, 216]} />
              <North at={[1546, 762]} r={30} />
              <Balloon at={[236, 424]} n={1} to={[236, 500]} />
              <Balloon at={off(0.33, -70)} n={2} to={off(0.33, -4)} />
              <Balloon at={off(air[1]!, -74)} n={3} to={off(air[1]!, -35)} />
              <Balloon at={off(washouts[0]! - 0.05, 42)} n={4} to={off(washouts[0]! - 0.008, 28)} />
              <Balloon at={off(road, -74)} n={5} to={off(road, -9)} />
              <Balloon at={[end[0] + 104, end[1] - 112]} n={6} to={[end[0] + 60, end[1] - 42]} />
              <Balloon at={[1160, 640]} n={7} to={[1092, 590]} />
              <path
                d={`M${off(0.75, 6).map(Math.round).join(' ')}L1100 440h120`}
                stroke={colour.ink}
                strokeWidth={line.dimension}
              />
              <Label at={[1164, 430]} size={30} weight={600} anchor="middle" language={language} halo>
                {format.quantity(figures.pipeKilometres, 'kilometre')}
              </Label>
              <ScaleBar
                at={[1110, 780]}
                unitsPerMetre={course.unitsPerMetre}
                steps={[100, 250, 500, 1000]}
                unit={labels.unit ?? ''}
                language={language}
              />
            </>
          )}
        </Mirrored>
      )}
    </Sheet>
  );
}
