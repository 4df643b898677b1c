import { formats } from '../../app/language/format.ts';
import { Dimension } from '../kit/dimension.tsx';
import type { DrawingFacts, DrawingProps } from '../kit/drawing.ts';
import { cypress, person } from '../kit/entourage.ts';
import { colour, dash, line, type Point, polygon, round } from '../kit/geometry.ts';
import { ScaleBar } from '../kit/marks.tsx';
import { Mirrored, mirroredBox } from '../kit/mirror.tsx';
import { Pipe } from '../kit/pipe.tsx';
import { Sheet } from '../kit/sheet.tsx';
import { along, curve, earthMarks, moved, rise } from '../kit/terrain.ts';

interface Figures {
  headMetres: number;
  pipeKilometres: number;
}

/** The upper picture shows the head beside people and trees, the lower one the head on the whole length. */
const [foot, hill, base] = [460, 820, 640] as const;
const [start, end] = [100, 1500] as const;

export const facts = { flow: true } satisfies DrawingFacts;

/** The head of Al-Raqama twice: beside a person, and at one scale with the length of the main. */
export function Drawing({ figures, language, view, labels, title, description }: DrawingProps<Figures>) {
  const { headMetres, pipeKilometres } = figures;
  const sheet = view === 'sheet';
  const u = 340 / headMetres;
  const top = foot - headMetres * u;
  const slope = rise([330, foot], [hill, top], 0.5);
  const perMetre = (end - start) / (pipeKilometres * 1000);
  const high = round(base - headMetres * perMetre);
  const quantity = formats[language].quantity;
  const trees = [0.08, 0.14, 0.86, 0.95].map((t, i) => cypress(along(slope, t).at, u, 5 + (i % 3)));
  const main: [Point, Point] = [
    [start, base],
    [end, high],
  ];
  return (
    <Sheet
      viewBox={sheet ? '0 60 1600 670' : mirroredBox([270, 80, 640, 450], language)}
      title={title}
      description={description}
    >
      {() => (
        <Mirrored language={language}>
          <path d={`M-10 ${foot}H330${curve(slope)}H1610V${foot + 76}H-10z`} fill={colour.paper2} />
          <path
            d={earthMarks([[120, foot], [240, foot], along(slope, 0.3).at, along(slope, 0.7).at, [1180, top]])}
            stroke={colour.ink2}
            strokeWidth={line.fine}
          />
          <Pipe d={`M-10 ${foot + 22}H${moved(slope, 0, 22)[0][0]}${curve(moved(slope, 0, 22))}H1610`} width={12} />
          <path d={`M-10 ${foot}H330${curve(slope)}H1610`} stroke={colour.ink} strokeWidth={line.ground} />
          <path
            d={trees.map((tree) => tree.outline).join('')}
            fill={colour.green}
            fillOpacity=".7"
            stroke={colour.ink}
            strokeWidth={line.texture}
          />
          <path d={person([296, foot], u, 'walking') + person([900, top], u)} fill={colour.ink} />
          <path
            d={`M${hill} ${top}H150M330 ${foot}H${hill}`}
            stroke={colour.ink2}
            strokeWidth={line.fine}
            strokeDasharray={dash.axis}
          />
          {sheet && (
            <>
              <Dimension
                from={[260, top]}
                to={[260, foot]}
                offset={-80}
                text={quantity(headMetres, 'metre')}
                size={30}
                language={language}
              />
              <path
                d={polygon(...main, [end, base])}
                fill={colour.paper2}
                stroke={colour.ink}
                strokeWidth={line.behind}
              />
              <path d={`M${start} ${base}L${end} ${high}`} stroke={colour.water} strokeWidth={line.ground} />
              <Dimension
                from={[start, base]}
                to={[end, base]}
                offset={56}
                text={quantity(pipeKilometres, 'kilometre')}
                size={30}
                language={language}
              />
              <ScaleBar
                at={[1180, 580]}
                unitsPerMetre={perMetre * 1000}
                steps={[0.5]}
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
