import { isRightToLeft } from '../../app/language/detect.ts';
import { formats } from '../../app/language/format.ts';
import { Dimension } from '../kit/dimension.tsx';
import type { DrawingProps } from '../kit/drawing.ts';
import { Ground, ScaleBar } from '../kit/marks.tsx';
import { Hatches, Sheet } from '../kit/sheet.tsx';
import { Frame, Outline } from '../steel-facade/frame.tsx';
import { Panels } from '../steel-facade/panels.tsx';
import { Street } from '../steel-facade/street.tsx';
import { type FacadeFigures, layWall, wholeWall } from '../steel-facade/wall.ts';

/** The facility with its two dimensions, or its one end close up; trucks, trees and people at the same scale. */
export function Drawing({ figures, language, view, title, description }: DrawingProps<FacadeFigures>) {
  const { lengthMetres, heightMetres } = figures;
  const sheet = view === 'sheet';
  const wall = layWall(
    figures,
    sheet ? { left: 128, above: 72, available: 1400 } : { left: 64, ground: 424, available: lengthMetres * 5.2 },
  );
  const { left, top, ground, unit } = wall;
  const right = left + wall.width;
  const part = sheet ? wholeWall(wall) : { firstBay: 0, lastBay: (640 - left) / wall.bay, rows: wall.up };
  const format = formats[language];
  return (
    <Sheet
      viewBox={sheet ? `0 0 1600 ${Math.ceil(ground + 150)}` : '0 0 640 450'}
      title={title}
      description={description}
    >
      {(id) => (
        <>
          <Hatches id={id} use={['earth']} />
          <Panels wall={wall} part={part} />
          <Frame wall={wall} part={part} />
          <Outline wall={wall} />
          <Street unit={unit} origin={[left, ground]} from={0} to={sheet ? lengthMetres : (640 - left) / unit - 12} />
          <Ground id={id} x1={0} x2={sheet ? 1600 : 640} y={ground} />
          {sheet && (
            <>
              <Dimension
                from={[left, ground + 20]}
                to={[right, ground + 20]}
                offset={44}
                text={format.quantity(lengthMetres, 'metre')}
                size={30}
                language={language}
              />
              <Dimension
                from={[left, top]}
                to={[left, ground]}
                offset={-48}
                text={format.quantity(heightMetres, 'metre')}
                size={30}
                language={language}
              />
              <ScaleBar
                at={[isRightToLeft(language) ? right - 100 * unit - 14 : left, ground + 122]}
                unitsPerMetre={unit}
                steps={[10, 20, 50, 100]}
                unit={format.unit(100, 'metre')}
                language={language}
              />
            </>
          )}
        </>
      )}
    </Sheet>
  );
}
