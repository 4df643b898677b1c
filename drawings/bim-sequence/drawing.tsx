import { isRightToLeft } from '../../app/language/detect.ts';
import { type DairyFigures, layBuilding } from '../dairy-axonometric/building.ts';
import { isometric } from '../kit/axonometric.ts';
import { Balloon } from '../kit/balloon.tsx';
import type { DrawingFacts, DrawingProps } from '../kit/drawing.ts';
import { colour, line, round } from '../kit/geometry.ts';
import { Sheet } from '../kit/sheet.tsx';
import { Closed, Equipment } from './finish.tsx';
import { Foundations, Plot, plotEdge, Skeleton, type StageProps, TowerCrane } from './stages.tsx';

/** Foundations, structure, envelope, equipment. */
const stages = 4;

export const facts = {
  flow: true,
} satisfies DrawingFacts;

/** The building in four stages on a time line. */
export function Drawing({ figures, language, view, title, description }: DrawingProps<DairyFigures>) {
  const building = layBuilding(figures);
  const { length, depth, floors, storey } = building;
  const rtl = isRightToLeft(language);
  const span = length + depth;
  if (view === 'card') {
    const unit = Math.min(600 / ((span + 4 * plotEdge) * 0.866), 426 / (floors * storey + 7 + span / 2 + plotEdge));
    const project = isometric([320 - ((length - depth) / 2) * 0.866 * unit, 12 + (floors * storey + 7) * unit], unit);
    return (
      <Sheet viewBox="0 0 640 450" title={title} description={description}>
        {() => <Stage index={1} project={project} unit={unit} building={building} share={1} />}
      </Sheet>
    );
  }
  const slot = 1472 / stages;
  const unit = Math.min((slot - 8) / ((span + 4 * plotEdge) * 0.866), 210 / (floors * storey));
  const ground = 36 + (floors * storey + 15) * unit;
  const bars = Math.ceil(ground + (span / 2 + plotEdge) * unit + 44);
  return (
    <Sheet viewBox={`0 0 1600 ${bars + 34}`} title={title} description={description}>
      {() => (
        <>
          {Array.from({ length: stages }, (_, index) => {
            const centre = 64 + slot * ((rtl ? stages - 1 - index : index) + 0.5);
            const project = isometric([centre - ((length - depth) / 2) * 0.866 * unit, ground], unit);
            return <Stage key={index} index={index} project={project} unit={unit} building={building} share={1} />;
          })}
          <TimeLine y={bars} slot={slot} rtl={rtl} />
        </>
      )}
    </Sheet>
  );
}

/** One stage as the model shows it. */
function Stage({ index, share, ...scene }: StageProps & { index: number; share: number }) {
  if (index === 0)
    return (
      <>
        <Plot {...scene} open />
        <Foundations {...scene} />
      </>
    );
  if (index === 1)
    return (
      <>
        <Plot {...scene} />
        <TowerCrane {...scene} />
        <Skeleton {...scene} />
      </>
    );
  return (
    <>
      <Plot {...scene} />
      <Closed {...scene} glazed={index > 1} />
      {index > 2 && <Equipment {...scene} share={share} />}
    </>
  );
}

/** The time line with the number of each stage, from the reading side. No bars: the phases show progress. */
function TimeLine({ y, slot, rtl }: { y: number; slot: number; rtl: boolean }) {
  const at = (index: number): number => round(64 + slot * ((rtl ? stages - 1 - index : index) + 0.5));
  return (
    <g>
      <path d={rtl ? `M1600 ${y}H22` : `M0 ${y}H1578`} stroke={colour.ink} strokeWidth={line.outline} />
      <path d={rtl ? `M10 ${y}l18-7v14z` : `M1590 ${y}l-18-7v14z`} fill={colour.ink} />
      {Array.from({ length: stages }, (_, index) => (
        <Balloon key={index} at={[at(index), y]} n={index + 1} r={16} />
      ))}
    </g>
  );
}
