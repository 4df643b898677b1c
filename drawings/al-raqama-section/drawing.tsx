import { isRightToLeft } from '../../app/language/detect.ts';
import { formats } from '../../app/language/format.ts';
import { Balloon } from '../kit/balloon.tsx';
import { Dimension } from '../kit/dimension.tsx';
import type { DrawingFacts, DrawingProps } from '../kit/drawing.ts';
import { person } from '../kit/entourage.ts';
import { colour, dash, line, polyline, round } from '../kit/geometry.ts';
import { Label } from '../kit/label.tsx';
import { ScaleBar } from '../kit/marks.tsx';
import { Mirrored, mirroredBox } from '../kit/mirror.tsx';
import { Pipe } from '../kit/pipe.tsx';
import { Hatches, hatch, Sheet } from '../kit/sheet.tsx';
import { along, moved } from '../kit/terrain.ts';
import { Break, RisingMain, Terrain, Trees } from './hill.tsx';
import { enlarge, type Figures, layOut, pumpAxis } from './layout.ts';
import { DischargeChamber, Yard } from './outworks.tsx';
import { Manifold, PumpHeadDetails, Pumps } from './pumps.tsx';
import { Hall, WetWell } from './station.tsx';

export const facts = {
  flow: true,
  opening: 'over',
  title: {
    ltr: { x: 0, y: 0, width: 690, height: 420 },
    rtl: { x: 910, y: 0, width: 690, height: 420 },
  },
  phone: [
    [60, 400, 800, 488],
    [800, 92, 800, 700],
  ],
  still: { x: 424, y: 690, width: 560 },
  share: { on: ['/references'] },
} satisfies DrawingFacts;

export function Drawing({ figures, language, view, labels, title, description }: DrawingProps<Figures>) {
  const layout = layOut(figures);
  const { x, y, u, height } = layout;
  const width = round((layout.hall + 4.2) * u);
  const card = mirroredBox([x(-1.8), y(12.4), width, round(0.72 * (layout.hall + 4.2) * u)], language);
  return (
    <Sheet viewBox={view === 'sheet' ? `0 0 1600 ${height}` : card} title={title} description={description}>
      {(id) => (
        <Mirrored language={language}>
          <Hatches id={id} use={['concrete']} />
          <Terrain layout={layout} />
          <RisingMain layout={layout} />
          {view === 'sheet' && <Break layout={layout} />}
          {view === 'sheet' && <Trees layout={layout} />}
          <Hall layout={layout} id={id} />
          <WetWell layout={layout} id={id} />
          <Pumps layout={layout} />
          <Manifold layout={layout} />
          {view === 'sheet' && (
            <>
              <Detail layout={layout} id={id} />
              <Yard layout={layout} id={id} />
              <DischargeChamber layout={layout} id={id} />
              <Marks layout={layout} figures={figures} language={language} labels={labels} />
            </>
          )}
        </Mirrored>
      )}
    </Sheet>
  );
}

/** Detail A: the head of one pump, enlarged, in the empty hillside. */
function Detail({ layout, id }: { layout: ReturnType<typeof layOut>; id: string }) {
  const [cx, cy, r] = [1330, layout.height - 300, 168];
  const detail = enlarge(layout, [cx - 46, cy + 92], 3.6);
  const { x, y, u } = detail;
  const shown = x(layout.pitch / 2);
  return (
    <g>
      <clipPath id={`${id}a`}>
        <circle cx={cx} cy={cy} r={r} />
      </clipPath>
      <circle cx={cx} cy={cy} r={r} fill={colour.paper} />
      <g clipPath={`url(#${id}a)`}>
        <Pumps layout={detail} />
        <PumpHeadDetails layout={detail} />
        <Pipe d={`M${cx - r} ${y(layout.manifoldLevel)}h${2 * r}`} width={layout.manifold * u} edge={line.outline} />
        <path
          d={`M${cx - r} ${y(0.35)}H${shown - 0.3 * u}V${y(-0.2)}H${cx - r}zM${cx + r} ${y(0.35)}H${shown + 0.3 * u}V${y(-0.2)}H${cx + r}z`}
          fill={hatch(id, 'concrete')}
          stroke={colour.ink}
          strokeWidth={line.cut}
        />
        <path d={person([cx - 118, y(0.35)], u, 'reaching')} fill={colour.ink} />
        <path
          d={`M${shown} ${cy - r}V${cy + r}`}
          stroke={colour.ink2}
          strokeWidth={line.fine}
          strokeDasharray={dash.axis}
        />
      </g>
      <circle cx={cx} cy={cy} r={r} stroke={colour.ink} strokeWidth={line.outline} />
      <Balloon at={[cx - 120, cy - 128]} n="A" r={16} solid />
    </g>
  );
}

type MarksProps = Pick<DrawingProps<Figures>, 'figures' | 'language' | 'labels'> & {
  layout: ReturnType<typeof layOut>;
};

/** Dimensions, levels and balloons of the sheet view. */
function Marks({ layout, figures, language, labels }: MarksProps) {
  const { x, y, u, slope, top, water, floor, pumps } = layout;
  const format = formats[language];
  const [first, last] = [x(pumpAxis(layout, 0)), x(pumpAxis(layout, pumps - 1))];
  const pipe = moved(slope, 0.4 * u, 1.9 * u);
  const main = along(pipe, 0.86);
  const { at: noted, normal } = along(pipe, 0.57);
  const angle = round((Math.atan2(normal[0], -normal[1]) * 180) / Math.PI);
  const under = y(floor - 1);
  // Between the hall and the yard; the sky above the hall is the title's.
  const head = x(layout.hall + 4.1);
  return (
    <g>
      <g className="numbered">
        <path
          d={`M${head - 8} ${y(top)}H${layout.chamberX - 6}M${first} ${y(0.2)}V${under + 30}M${last} ${y(0.2)}V${under + 30}`}
          stroke={colour.ink2}
          strokeWidth={line.fine}
          strokeDasharray={dash.axis}
        />
        <circle cx={last + 8} cy={y(2.6)} r={round(2.9 * u)} stroke={colour.ink} strokeWidth={line.behind} />
      </g>
      <Dimension
        from={[head + 20, y(top)]}
        to={[x(layout.well + 0.7), y(water)]}
        offset={-20}
        text={format.quantity(figures.headMetres, 'metre')}
        size={30}
        language={language}
      />
      {/* The line is broken and extends beyond the slope, so its length is a note, not a dimension. */}
      <g transform={`rotate(${angle} ${round(noted[0])} ${round(noted[1])})`}>
        <path
          d={polyline(noted, [noted[0] + 20, noted[1] - 84], [noted[0] + 200, noted[1] - 84])}
          stroke={colour.ink}
          strokeWidth={line.dimension}
        />
        <circle cx={round(noted[0])} cy={round(noted[1])} r="2.3" fill={colour.ink} />
        <Label
          at={[noted[0] + 110, noted[1] - (isRightToLeft(language) ? 97 : 92)]}
          size={30}
          weight={600}
          anchor="middle"
          language={language}
        >
          {`${labels.length} ${format.quantity(figures.pipeKilometres, 'kilometre')}`}
        </Label>
      </g>
      <Dimension
        from={[first, under]}
        to={[last, under]}
        offset={38}
        text={format.quantity(pumps, 'pump')}
        language={language}
      />
      <ScaleBar
        at={[1380, layout.height - 36]}
        unitsPerMetre={u}
        steps={[5, 10]}
        unit={labels.unit ?? ''}
        language={language}
      />
      <Balloon at={[x(layout.well + 0.8), y(13)]} n="A" r={16} solid to={[last + 8 + 2.76 * u, y(3.5)]} />
      <Balloon at={[x(-6.8), y(6)]} n={1} to={[x(-5.3), y(-2)]} />
      <Balloon at={[x(-2.6), y(floor - 0.3)]} n={2} to={[x(0.7), y(floor + 1)]} />
      <Balloon at={[x(pumpAxis(layout, 0) - 0.9), y(12.2)]} n={3} to={[x(pumpAxis(layout, 0)), y(3)]} />
      <Balloon
        at={[x(pumpAxis(layout, 1) + 1), y(12.2)]}
        n={4}
        to={[x(pumpAxis(layout, 1) + 1), y(layout.manifoldLevel)]}
      />
      <Balloon at={[main.at[0] + 60, main.at[1] + 84]} n={5} to={[main.at[0] + 4, main.at[1] + 2]} />
      <Balloon at={[1500, y(layout.plateau) + 110]} n={6} to={[layout.chamberX + 6 * u, y(top - 1.6)]} />
    </g>
  );
}
