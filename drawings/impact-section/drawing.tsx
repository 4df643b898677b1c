import { formats } from '../../app/language/format.ts';
import { Balloon } from '../kit/balloon.tsx';
import { Dimension } from '../kit/dimension.tsx';
import type { DrawingFacts, DrawingProps } from '../kit/drawing.ts';
import { cypress, person } from '../kit/entourage.ts';
import { colour, line } from '../kit/geometry.ts';
import { Label } from '../kit/label.tsx';
import { ScaleBar } from '../kit/marks.tsx';
import { Mirrored, mirroredBox } from '../kit/mirror.tsx';
import { Sheet } from '../kit/sheet.tsx';
import { Houses, Olives } from '../kit/village.tsx';
import { Dump, Dust, Traffic } from './dump.tsx';
import { type Figures, ground, type Layout, layOut, u } from './layout.ts';
import { Plan, perKilometre, rangeRadius, WellCount } from './plan.tsx';
import { deepest, Flow, Leachate, Strata, Wells } from './underground.tsx';

/** The page's text margin; the sheet extends beyond it. */
const margin = 71;

export const facts = {
  flow: true,
  phone: [
    [0, 0, 800, 700],
    [800, 0, 800, 700],
  ],
} satisfies DrawingFacts;

export function Drawing({ figures, language, view, labels, title, description }: DrawingProps<Figures>) {
  const layout = layOut(figures);
  const sheet = view === 'sheet';
  return (
    <Sheet
      viewBox={sheet ? `0 0 1600 ${layout.height}` : mirroredBox([110, 140, 764, layout.clay - 128], language)}
      title={title}
      description={description}
    >
      {() => (
        <Mirrored language={language}>
          {sheet && <Living />}
          <Strata layout={layout} until={sheet ? 1600 : 640} />
          <Leachate layout={layout} drops={sheet ? 60 : 12} />
          <Wells layout={layout} />
          <Dump layout={layout} />
          <Dust layout={layout} grains={sheet ? 420 : 40} until={sheet ? undefined : 874} />
          <Traffic layout={layout} />
          <path d={`M-10 ${ground}h1620`} stroke={colour.ink} strokeWidth={line.ground} />
          {sheet && (
            <>
              <Flow layout={layout} />
              <Marks layout={layout} figures={figures} language={language} labels={labels} />
            </>
          )}
        </Mirrored>
      )}
    </Sheet>
  );
}

/** The neighbourhood: houses, olives, cypresses, people. */
function Living() {
  const trees = (
    [
      [1290, 7],
      [1302, 9],
      [1506, 8],
      [1150, 6],
    ] as const
  ).map(([x, metres]) => cypress([x, ground], u, metres));
  return (
    <g>
      <path
        d={trees.map((tree) => tree.outline).join('')}
        fill={colour.green}
        fillOpacity=".7"
        stroke={colour.ink}
        strokeWidth={line.texture}
      />
      <Houses
        unitsPerMetre={u}
        places={[
          { at: [952, ground], kind: 'one' },
          { at: [1216, ground], kind: 'two' },
          { at: [1470, ground], kind: 'one', facing: -1 },
        ]}
      />
      <Olives
        unitsPerMetre={u}
        places={[
          [[744, ground], 4],
          [[1116, ground], 4.2],
          [[1566, ground], 4.4],
        ]}
      />
      <path
        d={
          person([1028, ground], u) +
          person([1132, ground], u, 'walking') +
          person([1338, ground], u, 'reaching') +
          person([1398, ground], u, 'walking', -1)
        }
        fill={colour.ink}
      />
    </g>
  );
}

type MarksProps = Pick<DrawingProps<Figures>, 'figures' | 'language' | 'labels'> & { layout: Layout };

function Marks({ layout, figures, language, labels }: MarksProps) {
  const format = formats[language];
  const { leak, table, clay, wells } = layout;
  const [px, py] = [1450, 112];
  const r = rangeRadius(figures.pollutionSquareKilometres);
  return (
    <g>
      {(
        [
          [labels.air, 112],
          [labels.soil, ground + 34],
          [labels.water, (table + clay) / 2 + 8],
        ] as const
      ).map(([text, y]) => (
        <Label key={text} at={[margin, y]} size={24} weight={600} language={language}>
          {text}
        </Label>
      ))}
      <Dimension
        from={[56, ground]}
        to={[56, leak]}
        offset={-4}
        text={format.quantity(figures.leakDepthMetres, 'metre')}
        size={30}
        language={language}
      />
      <path d={`M${deepest} ${leak}H42`} stroke={colour.ink} strokeWidth={line.dimension} />
      <Plan at={[px, py]} area={figures.pollutionSquareKilometres} />
      <ScaleBar
        at={[px - r - 72 - perKilometre, py + 34]}
        unitsPerMetre={perKilometre}
        steps={[1]}
        unit={labels.scaleUnit ?? ''}
        language={language}
      />
      <Label at={[px - r - 24, py - 14]} size={30} weight={600} anchor="end" language={language}>
        {format.quantity(figures.pollutionSquareKilometres, 'squareKilometre')}
      </Label>
      <Label at={[1384, ground + 92]} size={24} weight={600} language={language}>
        {format.quantity(figures.wellsThreatened, 'well')}
      </Label>
      <WellCount at={[1384, ground + 114]} wells={figures.wellsThreatened} />
      <Balloon at={[640, 108]} n={1} to={[610, 178]} />
      <Balloon at={[716, ground + 60]} n={2} to={[624, ground + 12]} />
      <Balloon at={[716, leak - 52]} n={3} to={[560, leak - 66]} />
      <Balloon at={[960, table - 40]} n={4} to={[960, table + 24]} />
      <Balloon at={[px + r + 44, py - 58]} n={6} to={[px + 54, py - 30]} />
      <Balloon at={[wells[1]! + 66, ground + 92]} n={5} to={[wells[1]! + 4, ground + 60]} />
    </g>
  );
}
