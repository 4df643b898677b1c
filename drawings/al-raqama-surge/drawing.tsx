import { formats } from '../../app/language/format.ts';
import { Balloon } from '../kit/balloon.tsx';
import { Dimension } from '../kit/dimension.tsx';
import type { DrawingFacts, DrawingProps } from '../kit/drawing.ts';
import { colour } from '../kit/geometry.ts';
import { Label } from '../kit/label.tsx';
import { Mirrored, mirroredBox } from '../kit/mirror.tsx';
import { Hatches, Sheet } from '../kit/sheet.tsx';
import { type Diagram, Ends, Pressures, plot } from './diagram.tsx';
import { States, states } from './states.tsx';
import { Chamber, Fittings, main, Vessel, vessel } from './vessel.tsx';

interface Figures {
  headMetres: number;
  pipeKilometres: number;
}

export const facts = {
  flow: true,
} satisfies DrawingFacts;

export function Drawing({ figures, language, view, labels, title, description }: DrawingProps<Figures>) {
  const sheet = view === 'sheet';
  const diagram = plot(figures.headMetres, figures.pipeKilometres);
  return (
    <Sheet
      viewBox={sheet ? '0 0 1600 880' : mirroredBox([60, 222, 720, 580], language)}
      title={title}
      description={description}
    >
      {(id) => (
        <Mirrored language={language}>
          <Hatches id={id} use={['concrete', 'steel']} />
          <Chamber id={id} />
          <Vessel id={id} />
          <Fittings />
          {sheet && (
            <>
              <States />
              <Pressures at={diagram} />
              <Ends at={diagram} />
              <Marks at={diagram} figures={figures} language={language} labels={labels} />
            </>
          )}
        </Mirrored>
      )}
    </Sheet>
  );
}

type MarksProps = Pick<DrawingProps<Figures>, 'figures' | 'language' | 'labels'> & { at: Diagram };

/** Head and length, the names of the lines, and balloons. */
function Marks({ at: d, figures, language, labels }: MarksProps) {
  const format = formats[language];
  const { x, y, r } = vessel;
  return (
    <g>
      <Dimension
        from={[d.right + 56, d.top]}
        to={[d.right + 56, d.datum]}
        offset={42}
        text={format.quantity(figures.headMetres, 'metre')}
        size={24}
        language={language}
      />
      <Dimension
        from={[d.left, 806]}
        to={[d.right, 806]}
        offset={42}
        text={format.quantity(figures.pipeKilometres, 'kilometre')}
        size={24}
        language={language}
      />
      <Label at={[d.left + 210, d.top - 104]} weight={600} language={language} fill={colour.water}>
        {labels.vessel}
      </Label>
      <Label at={[d.left + 20, d.top - 12]} language={language} halo={colour.waterSoft} fill={colour.water}>
        {labels.running}
      </Label>
      <Label
        at={[d.left + 190, d.datum + 6]}
        weight={600}
        language={language}
        halo={colour.paper2}
        fill={colour.accent}
      >
        {labels.without}
      </Label>
      <Balloon at={[280, 230]} n={1} to={[310, y - 40]} r={16} />
      <Balloon at={[466, 244]} n={2} to={[486, y + 40]} r={16} />
      <Balloon at={[726, 330]} n={3} to={[vessel.right + 72, y - 14]} r={16} />
      <Balloon at={[44, 392]} n={4} to={[76, 440]} r={16} />
      <Balloon at={[620, 800]} n={5} to={[x + 60, main.y + 8]} r={16} />
      {states.map(({ at: [sx, sy] }, i) => (
        <Balloon key={sx} at={[sx - 92, sy - r + 36]} n={i + 6} r={16} />
      ))}
      <Balloon at={[d.left + 350, d.datum - 34]} n={9} to={[d.left + 130, d.datum - 24]} r={16} />
    </g>
  );
}
