import { formats } from '../../app/language/format.ts';
import { type DairyFigures, layBuilding } from '../dairy-axonometric/building.ts';
import { isometric } from '../kit/axonometric.ts';
import type { DrawingProps } from '../kit/drawing.ts';
import { colour, dash, line, round } from '../kit/geometry.ts';
import { Balloon, Label } from '../kit/marks.tsx';
import { Sheet } from '../kit/sheet.tsx';
import { Closed, Equipment } from './finish.tsx';
import { Foundations, Plot, plotEdge, Skeleton, type StageProps, TowerCrane } from './stages.tsx';

interface Figures extends DairyFigures {
  /** Progress of each phase in percent, from 0 to 100. */
  phasePercents: readonly number[];
}

/** The building in four stages on a line of time, each with its progress. */
export function Drawing({ figures, language, view, title, description }: DrawingProps<Figures>) {
  const building = layBuilding(figures);
  const { length, depth, floors, storey } = building;
  const rtl = language === 'ar';
  const span = length + depth;
  if (view === 'card') {
    const unit = 480 / span;
    const project = isometric([300 - ((length - depth) / 2) * 0.866 * unit, 78 + floors * storey * unit * 0.8], unit);
    return (
      <Sheet viewBox="0 0 640 450" title={title} description={description}>
        {() => <Stage index={1} project={project} unit={unit} building={building} share={1} />}
      </Sheet>
    );
  }
  const slot = 1472 / figures.phasePercents.length;
  const unit = Math.min((slot - 8) / ((span + 4 * plotEdge) * 0.866), 210 / (floors * storey));
  const ground = 36 + (floors * storey + 15) * unit;
  const bars = Math.ceil(ground + (span / 2 + plotEdge) * unit + 62);
  return (
    <Sheet viewBox={`0 0 1600 ${bars + 92}`} title={title} description={description}>
      {() => (
        <>
          {figures.phasePercents.map((percent, index) => {
            const centre = 64 + slot * ((rtl ? figures.phasePercents.length - 1 - index : index) + 0.5);
            const project = isometric([centre - ((length - depth) / 2) * 0.866 * unit, ground], unit);
            return (
              <Stage
                key={index}
                index={index}
                project={project}
                unit={unit}
                building={building}
                share={percent / 100}
              />
            );
          })}
          <TimeLine percents={figures.phasePercents} y={bars} slot={slot} rtl={rtl} language={language} />
        </>
      )}
    </Sheet>
  );
}

/** One stage; those before the last are shown as they were, the last as far as its share goes. */
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

interface TimeLineProps extends Pick<DrawingProps, 'language'> {
  percents: readonly number[];
  y: number;
  slot: number;
  rtl: boolean;
}

/** The line of time: a bar for each phase, filled from where reading starts, with its number and percentage. */
function TimeLine({ percents, y, slot, rtl, language }: TimeLineProps) {
  const start = rtl ? 1536 : 64;
  const sign = rtl ? -1 : 1;
  const at = (index: number): number => round(start + sign * slot * index);
  const width = round(sign * (slot - 20));
  return (
    <g>
      <path d={rtl ? `M1600 ${y + 40}H22` : `M0 ${y + 40}H1578`} stroke={colour.ink} strokeWidth={line.outline} />
      <path d={rtl ? `M10 ${y + 40}l18-7v14z` : `M1590 ${y + 40}l-18-7v14z`} fill={colour.ink} />
      {percents.map((percent, index) => {
        const done = percent >= 100;
        return (
          <g key={index}>
            <path
              d={`M${at(index)} ${y}h${width}v24h${-width}z`}
              stroke={colour.ink}
              strokeWidth={line.behind}
              strokeDasharray={done ? undefined : dash.ghost}
              fill={colour.paper}
            />
            <path
              d={`M${at(index)} ${y}h${round((width * percent) / 100)}v24h${round((-width * percent) / 100)}z`}
              fill={done ? colour.ink2 : colour.accent}
              stroke={colour.ink}
              strokeWidth={line.behind}
            />
            <path d={`M${at(index)} ${y + 34}v12`} stroke={colour.ink} strokeWidth={line.outline} />
            <Balloon at={[at(index) + sign * 18, y - 30]} n={index + 1} r={16} />
            <Label
              at={[at(index) + width, y - 22]}
              size={24}
              weight={600}
              anchor="end"
              language={language}
              fill={done ? undefined : colour.accent}
            >
              {formats[language].percent(percent)}
            </Label>
          </g>
        );
      })}
    </g>
  );
}
