import { formats } from '../../app/language/format.ts';
import { Balloon } from '../kit/balloon.tsx';
import { Dimension } from '../kit/dimension.tsx';
import type { DrawingFacts, DrawingProps } from '../kit/drawing.ts';
import { colour, dash, line, type Point, polygon, round } from '../kit/geometry.ts';
import { Label } from '../kit/label.tsx';
import { Mirrored, mirroredBox } from '../kit/mirror.tsx';
import { Hatches, Sheet } from '../kit/sheet.tsx';
import { earthMarks } from '../kit/terrain.ts';
import { Chambers, Land, RisingMain } from './main.tsx';
import { Manifold, PumpingStation, type Station, station } from './station.tsx';
import { cover, groundAt, groundLine, place } from './terrain.ts';
import { manholes, Sewer, sewerAt, Village } from './village.tsx';

interface Figures {
  pumps: number;
  cubicMetresPerDay: number;
}

const [top, height] = [16, 648];

export const facts = {
  flow: true,
  opening: 'over',
  title: {
    ltr: { x: 0, y: 16, width: 690, height: 256 },
    rtl: { x: 910, y: 16, width: 690, height: 256 },
  },
  phone: [
    [0, 236, 840, 372],
    [760, 98, 840, 410],
  ],
  brokenCard: true,
} satisfies DrawingFacts;

export function Drawing({ figures, language, view, labels, title, description }: DrawingProps<Figures>) {
  const at = station(figures.pumps);
  const sheet = view === 'sheet';
  const marks: Point[] = [60, 166, 330, 470, 706, 860, 1026, 1146, 1250, 1400, 1566].map((x) => [x, groundAt(x)]);
  return (
    <Sheet
      viewBox={sheet ? `0 ${top} 1600 ${height}` : mirroredBox([276, 252, 520, 370], language)}
      title={title}
      description={description}
    >
      {(id) => (
        <Mirrored language={language}>
          <Hatches id={id} use={['concrete']} />
          <Village />
          <path d={`${groundLine}V${top + height + 10}H-10z`} fill={colour.paper2} />
          <path d={earthMarks(marks)} stroke={colour.ink2} strokeWidth={line.fine} />
          <Sewer />
          <RisingMain at={at} />
          <path d={groundLine} stroke={colour.ink} strokeWidth={line.ground} />
          <PumpingStation at={at} id={id} />
          <Manifold at={at} />
          {sheet && (
            <>
              <Land />
              <Chambers id={id} />
              <Marks at={at} figures={figures} language={language} labels={labels} />
            </>
          )}
        </Mirrored>
      )}
    </Sheet>
  );
}

type MarksProps = Pick<DrawingProps<Figures>, 'figures' | 'language' | 'labels'> & { at: Station };

/** The pressure line, the labels of the flow types below the ground, the flow, and the balloons. */
function Marks({ figures, language, labels, at }: MarksProps) {
  const format = formats[language];
  const start = at.right + 22;
  const band = 640;
  const end = place.discharge;
  const [high, low] = [132, round(groundAt(end) - 2)];
  const share = (x: number): number => round(high + ((low - high) * (x - start)) / (end - start));
  const tip = 1190;
  return (
    <g>
      <path
        d={`M${start} ${at.manifold - 12}V${high}L${end - 20} ${share(end - 20)}`}
        stroke={colour.water}
        strokeWidth={line.outline}
        strokeDasharray={dash.hidden}
      />
      <Label at={[start + 16, high - 10]} language={language} fill={colour.water}>
        {labels.line}
      </Label>
      <Dimension
        from={[manholes[0]!, sewerAt(manholes[0]!) + 12]}
        to={[at.left - 9, 574]}
        offset={band - sewerAt(manholes[0]!) - 12}
        text={labels.gravity ?? ''}
        language={language}
      />
      <Dimension
        from={[start, at.yard + 52]}
        to={[end, groundAt(end) + 78]}
        offset={band - at.yard - 52}
        text={labels.pressure ?? ''}
        language={language}
      />
      <Label at={[(at.left + at.right) / 2, 598]} size={19} weight={600} anchor="middle" language={language}>
        {format.quantity(at.pumps, 'pump')}
      </Label>
      <path d={`M900 496H${tip}`} stroke={colour.accent} strokeWidth={line.cut} />
      <path d={polygon([tip + 16, 496], [tip, 491], [tip, 501])} fill={colour.accent} />
      <Label at={[1052, 482]} size={30} weight={600} anchor="middle" language={language}>
        {format.quantity(figures.cubicMetresPerDay, 'cubicMetrePerDay')}
      </Label>
      <Balloon at={[196, 560]} n={1} to={[250, sewerAt(250) - 2]} />
      <Balloon at={[at.right + 56, 556]} n={2} to={[at.right - 8, 524]} />
      <Balloon at={[876, 446]} n={3} to={[860, groundAt(860) + cover]} />
      <Balloon at={[end + 70, 132]} n={4} to={[end + 20, groundAt(end) + 12]} />
    </g>
  );
}
