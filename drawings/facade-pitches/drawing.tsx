import { formats } from '../../app/language/format.ts';
import type { DrawingProps } from '../kit/drawing.ts';
import { colour, line } from '../kit/geometry.ts';
import { Dimension, Label } from '../kit/marks.tsx';
import { Sheet } from '../kit/sheet.tsx';
import { Frame, Outline } from '../steel-facade/frame.tsx';
import { Panels } from '../steel-facade/panels.tsx';
import { type FacadeFigures, layWall, type Part, type Wall, wholeWall } from '../steel-facade/wall.ts';
import { Pitch, pitch } from './pitch.tsx';

/** The façade above, and below it at the same scale as many football pitches as its area fills. */
export function Drawing({ figures, language, view, labels, title, description }: DrawingProps<FacadeFigures>) {
  const { lengthMetres, heightMetres } = figures;
  const count = (lengthMetres * heightMetres) / (pitch.length * pitch.width);
  const sheet = view === 'sheet';
  const wall = layWall(figures, { left: 110, above: sheet ? 86 : 66, available: 1424 });
  const { unit, left, width } = wall;
  const right = left + width;
  const top = wall.ground + (sheet ? 78 : 24);
  const bottom = top + pitch.width * unit;
  const pitches = Array.from({ length: Math.ceil(count) }, (_, index) => Math.min(1, count - index));
  const { quantity, number } = formats[language];
  const filled = left + count * pitch.length * unit;
  return (
    <Sheet
      viewBox={sheet ? `0 0 1600 ${Math.ceil(bottom + 122)}` : '60 190 640 430'}
      title={title}
      description={description}
    >
      {(id) => (
        <>
          <Facade
            wall={wall}
            part={sheet ? wholeWall(wall) : { firstBay: 0, lastBay: Math.min(12, wall.bays), rows: 8 }}
          />
          {pitches.map((share, index) => (
            <Pitch
              key={index}
              id={`${id}${index}`}
              x={left + index * pitch.length * unit}
              y={top}
              unit={unit}
              share={share}
            />
          ))}
          {sheet && (
            <>
              <Dimension
                from={[left, wall.top]}
                to={[right, wall.top]}
                offset={-30}
                text={quantity(lengthMetres, 'metre')}
                size={24}
                language={language}
              />
              <Dimension
                from={[left, wall.top]}
                to={[left, wall.ground]}
                offset={-44}
                text={quantity(heightMetres, 'metre')}
                size={24}
                language={language}
              />
              <Dimension
                from={[left, top]}
                to={[left, bottom]}
                offset={-44}
                text={quantity(pitch.width, 'metre')}
                language={language}
              />
              <Dimension
                from={[left, bottom]}
                to={[left + pitch.length * unit, bottom]}
                offset={44}
                text={quantity(pitch.length, 'metre')}
                language={language}
              />
              <Dimension
                from={[left, bottom]}
                to={[filled, bottom]}
                offset={92}
                text={`${number(Math.round(count * 10) / 10)} ${labels.pitches}`}
                size={24}
                language={language}
                stroke={colour.accent}
              />
              <AreaPlate wall={wall} text={quantity(lengthMetres * heightMetres, 'squareMetre')} language={language} />
            </>
          )}
        </>
      )}
    </Sheet>
  );
}

function Facade({ wall, part }: { wall: Wall; part: Part }) {
  return (
    <g>
      <Panels wall={wall} part={part} />
      <Frame wall={wall} part={part} />
      <Outline wall={wall} />
      <path d={`M0 ${wall.ground}H1600`} stroke={colour.ink} strokeWidth={line.ground} />
    </g>
  );
}

/** The area on a plate in the middle of the façade. */
function AreaPlate({ wall, text, language }: { wall: Wall; text: string } & Pick<DrawingProps, 'language'>) {
  const [x, y] = [wall.left + wall.width / 2, wall.top + wall.height / 2];
  return (
    <g>
      <path
        d={`M${x - 120} ${y - 32}h240v64h-240z`}
        fill={colour.paper}
        stroke={colour.ink}
        strokeWidth={line.outline}
      />
      <Label at={[x, y + 10]} size={30} weight={600} anchor="middle" language={language}>
        {text}
      </Label>
    </g>
  );
}
