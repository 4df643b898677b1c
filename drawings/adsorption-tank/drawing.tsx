import { Balloon } from '../kit/balloon.tsx';
import type { DrawingFacts, DrawingProps } from '../kit/drawing.ts';
import { circle, colour, line, type Point } from '../kit/geometry.ts';
import { Label } from '../kit/label.tsx';
import { Mirrored, mirroredBox } from '../kit/mirror.tsx';
import { Hatches, Sheet } from '../kit/sheet.tsx';
import { earthMarks } from '../kit/terrain.ts';
import { FlocDetail, Samples } from './detail.tsx';
import { aeration, ground, height, returnAxis, settling } from './layout.ts';
import { Air, Blower, Sampling, Sludge } from './life.tsx';
import { Concrete, GroundAndWater, Pipes, Scraper } from './structures.tsx';

interface Figures {
  samples: number;
}

export const facts = {
  flow: true,
  opening: 'over',
  phone: [
    [0, 212, 850, 426],
    [750, 0, 850, 660],
  ],
  title: {
    ltr: { x: 0, y: 0, width: 700, height: 236 },
    rtl: { x: 900, y: 0, width: 700, height: 236 },
  },
  brokenCard: true,
} satisfies DrawingFacts;

export function Drawing({ figures, language, view, labels, title, description }: DrawingProps<Figures>) {
  const sheet = view === 'sheet';
  return (
    <Sheet
      viewBox={sheet ? `0 0 1600 ${height}` : mirroredBox([160, 196, 560, 394], language)}
      title={title}
      description={description}
    >
      {(id) => (
        <Mirrored language={language}>
          <Hatches id={id} use={['concrete']} />
          <GroundAndWater />
          {sheet && (
            <path
              d={earthMarks([
                [160, ground],
                [1048, ground],
                [1560, ground],
              ])}
              stroke={colour.ink2}
              strokeWidth={line.fine}
            />
          )}
          <Sludge />
          <Pipes />
          <Air />
          <Concrete id={id} />
          {sheet && <Scraper />}
          {sheet && <Blower />}
          <Sampling />
          {sheet && <Marks figures={figures} language={language} labels={labels} id={id} />}
        </Mirrored>
      )}
    </Sheet>
  );
}

type MarksProps = Pick<DrawingProps<Figures>, 'figures' | 'language' | 'labels'> & { id: string };

/** Detail, samples, names of the sampling points, balloons. */
function Marks({ figures, language, labels, id }: MarksProps) {
  const detail: Point = [990, 136];
  const samples: Point = [1164, 66];
  const spot: Point = [868, 448];
  return (
    <g>
      <path d={circle(...spot, 20)} stroke={colour.ink} strokeWidth={line.outline} />
      <path
        d={`M${spot[0] + 8} ${spot[1] - 18}L${detail[0] - 37} ${detail[1] + 114}`}
        stroke={colour.ink}
        strokeWidth={line.dimension}
      />
      <FlocDetail at={detail} r={120} id={id} />
      <Balloon at={[detail[0] - 96, detail[1] - 92]} n="A" r={16} solid />
      <Samples at={samples} count={figures.samples} />
      <Label at={[samples[0] - 10, samples[1] - 22]} size={24} weight={600} language={language}>
        {labels.samples}
      </Label>
      <Balloon at={[52, 524]} n={1} to={[52, 478]} />
      <Balloon at={[aeration.left + 270, 606]} n={2} to={[aeration.left + 240, 520]} />
      <Balloon at={[884, 606]} n={3} to={[872, 546]} />
      <Balloon at={[150, 292]} n={4} to={[78, ground - 50]} />
      <Balloon at={[1400, 246]} n={5} to={[1380, settling.water + 30]} />
      <Balloon at={[1142, 574]} n={6} to={[1170, returnAxis]} />
      <Balloon at={[1570, 316]} n={7} to={[1566, settling.water + 26]} />
    </g>
  );
}
