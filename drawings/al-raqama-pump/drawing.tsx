import { formats } from '../../app/language/format.ts';
import { Balloon } from '../kit/balloon.tsx';
import type { DrawingFacts, DrawingProps } from '../kit/drawing.ts';
import { colour, line } from '../kit/geometry.ts';
import { Label } from '../kit/label.tsx';
import { Mirrored, mirroredBox } from '../kit/mirror.tsx';
import { Hatches, Sheet } from '../kit/sheet.tsx';
import { Worker } from '../kit/worker.tsx';
import { Bracket, Building, Cabinet, Delivery, Manifold } from './hall.tsx';
import { axis, floor, height, manifoldY, motorSize, nozzle, riser, u, water } from './layout.ts';
import { Column, DischargeHead, Motor } from './machine.tsx';

interface Figures {
  horsepowerEach: number;
  pipeMillimetres: readonly [number, number];
}

export const facts = {
  flow: true,
  phone: [[200, 0, 1040, 1000]],
} satisfies DrawingFacts;

/** The water runs in reading direction, from the pump to the manifold. */
export function Drawing({ figures, language, view, title, description }: DrawingProps<Figures>) {
  const sheet = view === 'sheet';
  const [, large] = figures.pipeMillimetres;
  return (
    <Sheet
      viewBox={sheet ? `0 0 1600 ${height}` : mirroredBox([axis - 320, 60, 860, 640], language)}
      title={title}
      description={description}
    >
      {(id) => (
        <Mirrored language={language}>
          <Hatches id={id} use={['concrete', 'steel']} />
          <Building id={id} />
          {sheet && <Cabinet />}
          <Bracket millimetres={large} />
          <Delivery />
          <Manifold millimetres={large} id={id} />
          <Column />
          <DischargeHead />
          <Motor horsepower={figures.horsepowerEach} />
          <Worker at={[330, floor]} u={u} hand={[0.5, 1.22]} stride={0.16} />
          {sheet && <Marks figures={figures} language={language} />}
        </Mirrored>
      )}
    </Sheet>
  );
}

/** Power and balloons. */
function Marks({ figures, language }: Pick<DrawingProps<Figures>, 'figures' | 'language'>) {
  const format = formats[language];
  const { foot, top, half } = motorSize(figures.horsepowerEach);
  return (
    <g>
      <path d={`M${axis - half} ${top + 40}H240`} stroke={colour.ink} strokeWidth={line.dimension} />
      <Label at={[240, top + 28]} size={30} weight={600} language={language}>
        {format.quantity(figures.horsepowerEach, 'horsepower')}
      </Label>
      <path d={`M1000 ${water}l-9-14h18z`} fill={colour.paper} stroke={colour.water} strokeWidth={line.behind} />
      <Balloon at={[680, 250]} n={1} to={[axis + half - 12, top + 60]} r={16} />
      <Balloon at={[680, 440]} n={2} to={[axis + 34, foot + 30]} r={16} />
      <Balloon at={[360, 720]} n={3} to={[axis - 18, 710]} r={16} />
      <Balloon at={[360, 890]} n={4} to={[axis - 34, 880]} r={16} />
      <Balloon at={[790, 420]} n={5} to={[axis + 204, nozzle - 44]} r={16} />
      <Balloon at={[1070, 440]} n={6} to={[riser + 24, 400]} r={16} />
      <Balloon at={[740, 90]} n={7} to={[riser - 34, manifoldY]} r={16} />
    </g>
  );
}
