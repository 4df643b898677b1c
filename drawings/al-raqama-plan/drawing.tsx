import { formats } from '../../app/language/format.ts';
import { Balloon } from '../kit/balloon.tsx';
import { Dimension } from '../kit/dimension.tsx';
import type { DrawingProps } from '../kit/drawing.ts';
import { colour, dash, line } from '../kit/geometry.ts';
import { ScaleBar } from '../kit/marks.tsx';
import { wall } from '../kit/plan.tsx';
import { Hatches, Sheet } from '../kit/sheet.tsx';
import { Inlet, Outside, Switchgear, Walls } from './hall.tsx';
import { layOut, u } from './layout.ts';
import { Basin, Crane, Pipework, PumpRow } from './pumps.tsx';

interface Figures {
  pumps: number;
  pipeMillimetres: readonly [number, number];
}

export function Drawing({ figures, language, view, labels, title, description }: DrawingProps<Figures>) {
  const layout = layOut(figures.pumps, figures.pipeMillimetres);
  const { hall } = layout;
  const sheet = view === 'sheet';
  return (
    <Sheet viewBox={sheet ? '0 0 1600 860' : `${hall.left - 30} 140 848 540`} title={title} description={description}>
      {(id) => (
        <>
          <Hatches id={id} use={['concrete']} />
          {sheet && <Outside layout={layout} />}
          <path d={wall(hall.left, hall.top, hall.right, hall.bottom)} fill={colour.paper} />
          {sheet && <Inlet layout={layout} id={id} />}
          <Basin layout={layout} />
          <Pipework layout={layout} />
          <PumpRow layout={layout} />
          <Crane layout={layout} />
          <Switchgear layout={layout} />
          <Walls layout={layout} id={id} />
          {sheet && <Marks layout={layout} language={language} labels={labels} />}
        </>
      )}
    </Sheet>
  );
}

type MarksProps = Pick<DrawingProps, 'language' | 'labels'> & {
  layout: ReturnType<typeof layOut>;
};

function Marks({ layout, language, labels }: MarksProps) {
  const { hall, bay, row, manifold, axis, pumps } = layout;
  const format = formats[language];
  const axes = Array.from({ length: pumps }, (_, i) => `M${axis(i)} 96V${manifold + 40}`);
  return (
    <g>
      <path
        d={`${axes.join('')}M${hall.left - 30} ${row}H${bay}`}
        stroke={colour.ink2}
        strokeWidth={line.fine}
        strokeDasharray={dash.axis}
      />
      {Array.from({ length: pumps }, (_, i) => (
        <Balloon key={axis(i)} at={[axis(i), 118]} n={`P${i + 1}`} r={17} />
      ))}
      <Dimension
        from={[axis(0), 96]}
        to={[axis(pumps - 1), 96]}
        offset={-42}
        text={format.quantity(pumps, 'pump')}
        size={24}
        language={language}
      />
      <Balloon at={[40, 400]} n={1} to={[164, 330]} />
      <Balloon at={[216, 700]} n={2} to={[hall.left + 30, 392]} />
      <Balloon at={[(axis(0) + axis(1)) / 2 + 8, row - 66]} n={3} to={[axis(0) + 14, row - 14]} />
      <Balloon at={[axis(2) + 40, 664]} n={4} to={[axis(2) + 40, manifold + 8]} />
      <ScaleBar at={[560, 780]} unitsPerMetre={u} steps={[1, 2, 5, 10]} unit={labels.unit ?? ''} language={language} />
    </g>
  );
}
