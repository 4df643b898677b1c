import { formats } from '../../app/language/format.ts';
import { Dimension } from '../kit/dimension.tsx';
import type { DrawingProps } from '../kit/drawing.ts';
import { circle, colour, line, round } from '../kit/geometry.ts';
import { Ground } from '../kit/marks.tsx';
import { Hatches, Sheet } from '../kit/sheet.tsx';
import { stamp } from '../kit/stamp.ts';
import { Worker } from '../kit/worker.tsx';

interface Figures {
  pipeMillimetres: readonly [number, number];
}

/** Sheet units per metre. */
const u = 280;
const ground = 620;
/** The middle of the smaller pipe and of the larger one. */
const middles = [330, 990] as const;

/** The smallest and the largest pipe of the main, lying on timbers, beside people at the same scale. */
export function Drawing({ figures, language, view, title, description }: DrawingProps<Figures>) {
  const sheet = view === 'sheet';
  return (
    <Sheet viewBox={sheet ? '0 0 1600 700' : '570 110 780 548'} title={title} description={description}>
      {(id) => (
        <>
          <Hatches id={id} use={['earth', 'steel']} />
          <Ground id={id} x1={-10} x2={1610} y={ground} depth={26} />
          {figures.pipeMillimetres.map((millimetres, index) => (
            <PipeEnd key={millimetres} x={middles[index]!} millimetres={millimetres} id={id} />
          ))}
          <Worker at={[700, ground]} u={u} facing={-1} hand={[0.42, 1.1]} />
          {sheet && <Worker at={[1360, ground]} u={u} facing={-1} hand={[0.34, 0.98]} stride={0.3} />}
          {sheet &&
            figures.pipeMillimetres.map((millimetres, index) => {
              const [x, r] = [middles[index]!, (millimetres / 2000) * u];
              return (
                <Dimension
                  key={millimetres}
                  from={[x - r, ground - 40 - r]}
                  to={[x + r, ground - 40 - r]}
                  offset={-r - 60}
                  text={formats[language].quantity(millimetres, 'millimetre')}
                  size={30}
                  language={language}
                />
              );
            })}
        </>
      )}
    </Sheet>
  );
}

/** A pipe seen from its end: cut wall, the length behind it as an arc of shade, and wedges on two timbers. */
function PipeEnd({ x, millimetres, id }: { x: number; millimetres: number; id: string }) {
  const r = (millimetres / 2000) * u;
  const [y, wall] = [ground - 40 - r, 12];
  const wedge = `l${round(r * 0.34)} 0v${round(-r * 0.3)}z`;
  return (
    <g strokeLinejoin="round">
      <path
        d={`M${round(x - r)} ${ground}v-34h${round(2 * r)}v34z`}
        fill={colour.sand}
        stroke={colour.ink}
        strokeWidth={line.outline}
      />
      <path
        d={`M${round(x - r * 0.94)} ${ground - 34}${wedge}${stamp(`m0 0l-${round(r * 0.34)} 0v-${round(r * 0.3)}z`, [x + r * 0.94, ground - 34], 1)}`}
        fill={colour.sand}
        stroke={colour.ink}
        strokeWidth={line.behind}
      />
      <path d={circle(x, y, r)} fill={colour.water} stroke={colour.ink} strokeWidth={line.cut} />
      <path d={circle(x, y, r - wall)} fill={colour.paper2} stroke={colour.ink} strokeWidth={line.outline} />
      <path
        d={`M${round(x - r + wall)} ${round(y)}a${round(r - wall)} ${round(r - wall)} 0 0 1 ${round(2 * (r - wall))} 0a${round(r - wall)} ${round(r * 0.72)} 0 0 0 ${round(-2 * (r - wall))} 0z`}
        fill={colour.ink}
        fillOpacity=".18"
      />
      <path
        d={`M${round(x)} ${round(y - r + wall)}v${round(2 * (r - wall))}M${round(x - r + wall)} ${round(y)}h${round(2 * (r - wall))}`}
        stroke={colour.ink2}
        strokeWidth={line.fine}
        strokeDasharray="18 4 3 4"
      />
      <path d={circle(x, y, r - wall / 2)} stroke={`url(#${id}steel)`} strokeWidth={wall} />
    </g>
  );
}
