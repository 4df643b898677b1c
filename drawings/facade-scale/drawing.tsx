import { isRightToLeft } from '../../app/language/detect.ts';
import { formats } from '../../app/language/format.ts';
import { Dimension } from '../kit/dimension.tsx';
import type { DrawingProps } from '../kit/drawing.ts';
import { broadleaf, lorry, person } from '../kit/entourage.ts';
import { colour, line, type Point } from '../kit/geometry.ts';
import { Ground, ScaleBar } from '../kit/marks.tsx';
import { metres } from '../kit/metres.ts';
import { Hatches, Sheet } from '../kit/sheet.tsx';

interface FacilityFigures {
  lengthMetres: number;
  heightMetres: number;
}

/** Trucks, trees and people along the foot of the facility, in metres from its left end. */
const trucks = [22, 118, 131, 250] as const;
const trees = [
  [6, 9], [13, 12], [84, 10], [92, 13], [168, 11], [212, 12], [221, 9], [300, 13], [309, 10], [341, 11],
] as const; // biome-ignore format: a table
const people = [46, 49, 61, 73, 103, 152, 156, 190, 236, 282, 326, 331] as const;

/**
 * The facility as a plain outline with its two dimensions, and trucks and people at the same scale. No bays are drawn.
 */
export function Drawing({ figures, language, view, title, description }: DrawingProps<FacilityFigures>) {
  const { lengthMetres, heightMetres } = figures;
  const sheet = view === 'sheet';
  const unit = (sheet ? 1400 : 560) / lengthMetres;
  const [left, ground] = sheet ? [128, 72 + heightMetres * unit] : [40, 28 + heightMetres * unit];
  const { x, z, rect } = metres(unit, left, ground);
  const [right, top] = [x(lengthMetres), z(heightMetres)];
  const { quantity, parts } = formats[language];
  return (
    <Sheet
      viewBox={sheet ? `0 0 1600 ${Math.ceil(ground + 150)}` : `0 0 640 ${Math.ceil(ground + 22)}`}
      title={title}
      description={description}
    >
      {(id) => (
        <>
          <Hatches id={id} use={['earth']} />
          <path d={rect(0, 0, lengthMetres, heightMetres)} fill={colour.steelSoft} />
          <path d={`M${left} ${ground}V${top}H${right}V${ground}`} stroke={colour.ink} strokeWidth={line.cut} />
          <Street unit={unit} at={(along) => [x(along), ground]} length={lengthMetres} />
          <Ground id={id} x1={0} x2={sheet ? 1600 : 640} y={ground} />
          {sheet && (
            <>
              <Dimension
                from={[left, ground + 20]}
                to={[right, ground + 20]}
                offset={44}
                text={quantity(lengthMetres, 'metre')}
                size={30}
                language={language}
              />
              <Dimension
                from={[left, top]}
                to={[left, ground]}
                offset={-48}
                text={quantity(heightMetres, 'metre')}
                size={30}
                language={language}
              />
              <ScaleBar
                at={[isRightToLeft(language) ? right - 100 * unit - 14 : left, ground + 122]}
                unitsPerMetre={unit}
                steps={[10, 20, 50, 100]}
                unit={parts(100, 'metre')[1]}
                language={language}
              />
            </>
          )}
        </>
      )}
    </Sheet>
  );
}

/** Objects that show the scale: trees, 12 m trucks and 1.75 m people. */
function Street({ unit, at, length }: { unit: number; at: (along: number) => Point; length: number }) {
  const inside = (along: number): boolean => along < length;
  const grown = trees.filter(([along]) => inside(along)).map(([along, height]) => broadleaf(at(along), unit, height));
  const traffic = trucks.filter(inside).map((along, index) => lorry(at(along), unit, index === 2 ? -1 : 1, 'coils'));
  const walkers = people
    .filter(inside)
    .map((along, index) => person(at(along), unit, index % 3 ? 'walking' : 'standing', index % 2 ? -1 : 1));
  return (
    <g strokeLinejoin="round">
      <path
        d={grown.map((tree) => tree.crown).join('')}
        fill={colour.green}
        fillOpacity=".8"
        stroke={colour.ink}
        strokeWidth={line.texture}
      />
      <path d={grown.map((tree) => tree.branches).join('')} stroke={colour.ink} strokeWidth={line.texture} />
      <path
        d={traffic.map((one) => one.body).join('')}
        fill={colour.paper}
        stroke={colour.ink}
        strokeWidth={line.dimension}
      />
      <path d={traffic.map((one) => one.detail).join('')} fill={colour.steel} />
      <path
        d={traffic.map((one) => one.load).join('')}
        fill={colour.accent}
        stroke={colour.ink}
        strokeWidth={line.texture}
      />
      <path d={traffic.map((one) => one.wheels).join('') + walkers.join('')} fill={colour.ink} />
    </g>
  );
}
