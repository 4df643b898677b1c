import { Balloon } from '../kit/balloon.tsx';
import type { DrawingFacts, DrawingProps } from '../kit/drawing.ts';
import { circle, colour, dash, line, type Point, polygon, round } from '../kit/geometry.ts';
import { Label } from '../kit/label.tsx';
import { Mirrored, mirroredBox } from '../kit/mirror.tsx';
import { Sheet } from '../kit/sheet.tsx';
import { curvePath, halfAt, onCurve, plot, scatter } from './curve.ts';
import { Surface } from './surface.tsx';

interface Figures {
  /** How many schematic points stand around the curve. */
  points: number;
}

/** The magnified views of the surface: their places on the curve and on the sheet. */
const looks: readonly { t: number; at: Point }[] = [
  { t: 0.022, at: [424, 464] },
  { t: 0.13, at: [676, 400] },
  { t: 0.8, at: [1206, 350] },
];

export const facts = {
  flow: true,
  phone: [[0, 0, 1600, 650]],
} satisfies DrawingFacts;

export function Drawing({ figures, language, view, labels, title, description }: DrawingProps<Figures>) {
  const sheet = view === 'sheet';
  const { x, y, width, height, capacity } = plot;
  const top = y - capacity;
  const half = onCurve(halfAt);
  const points = scatter(figures.points);
  return (
    <Sheet
      viewBox={sheet ? '0 0 1600 650' : mirroredBox([150, 70, 738, 520], language)}
      title={title}
      description={description}
    >
      {(id) => (
        <Mirrored language={language}>
          <path d={`${curvePath()}V${y}z`} fill={colour.sand} fillOpacity=".28" />
          <Grid />
          <path
            d={`M${x} ${top}H${x + width}`}
            stroke={colour.ink}
            strokeWidth={line.behind}
            strokeDasharray={dash.axis}
          />
          <path
            d={`M${x} ${round(half[1])}H${round(half[0])}V${y}`}
            stroke={colour.ink2}
            strokeWidth={line.behind}
            strokeDasharray={dash.hidden}
          />
          <path
            d={`M${x} ${y + 12}V${y - height}M${x - 12} ${y}H${x + width + 60}`}
            stroke={colour.ink}
            strokeWidth={line.cut}
          />
          <path
            d={
              polygon([x, y - height - 18], [x - 6, y - height], [x + 6, y - height]) +
              polygon([x + width + 78, y], [x + width + 60, y - 6], [x + width + 60, y + 6])
            }
            fill={colour.ink}
          />
          <path d={curvePath()} stroke={colour.accent} strokeWidth="5" />
          <path
            d={points.map((p) => circle(...p, 6)).join('')}
            fill={colour.paper}
            stroke={colour.ink}
            strokeWidth={line.outline}
          />
          {looks.slice(0, sheet ? 3 : 2).map(({ t, at }) => {
            const [px, py] = onCurve(t);
            return (
              <g key={t}>
                <path
                  d={`M${round(px)} ${round(py)}L${at[0]} ${at[1]}`}
                  stroke={colour.ink}
                  strokeWidth={line.dimension}
                />
                <path d={circle(round(px), round(py), 4)} fill={colour.ink} />
                <Surface at={at} r={82} taken={t / (t + halfAt)} id={id} />
              </g>
            );
          })}
          {sheet && (
            <>
              {looks.map(({ t, at }, i) => (
                <Balloon key={t} at={[at[0] + 62, at[1] - 62]} n={i + 1} />
              ))}
              <Label at={[x + width + 78, y + 40]} size={19} weight={600} anchor="end" language={language}>
                {labels.concentration}
              </Label>
              <Label at={[x - 30, y - height / 2]} size={19} weight={600} anchor="middle" vertical language={language}>
                {labels.held}
              </Label>
              <Label at={[x + width, top - 12]} size={19} anchor="end" language={language}>
                {labels.capacity}
              </Label>
              <Label at={[x + width - 14, y - 18]} anchor="end" language={language}>
                {labels.scheme}
              </Label>
              <Label at={[half[0] + 47, half[1] + 1]} language={language}>
                {labels.half}
              </Label>
            </>
          )}
        </Mirrored>
      )}
    </Sheet>
  );
}

/** Ticks without numbers: the axes carry no values, because none are published. */
function Grid() {
  const { x, y, width, height } = plot;
  const across = Array.from({ length: 10 }, (_, i) => `M${round(x + ((i + 1) * width) / 10)} ${y}v-${height}`);
  const up = Array.from({ length: 5 }, (_, i) => `M${x} ${y - (i + 1) * 86}h${width}`);
  const ticks = Array.from({ length: 10 }, (_, i) => `M${round(x + ((i + 1) * width) / 10)} ${y}v9`);
  const side = Array.from({ length: 5 }, (_, i) => `M${x} ${y - (i + 1) * 86}h-9`);
  return (
    <>
      <path d={across.join('') + up.join('')} stroke={colour.ink2} strokeOpacity=".35" strokeWidth={line.texture} />
      <path d={ticks.join('') + side.join('')} stroke={colour.ink} strokeWidth={line.behind} />
    </>
  );
}
