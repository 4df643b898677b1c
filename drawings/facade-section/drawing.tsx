import { Balloon } from '../kit/balloon.tsx';
import type { DrawingProps } from '../kit/drawing.ts';
import { broadleaf, lorry, person } from '../kit/entourage.ts';
import { colour, line, type Point, round } from '../kit/geometry.ts';
import { Ground, LevelMark } from '../kit/marks.tsx';
import { level } from '../kit/number-labels.ts';
import { Hatches, Sheet } from '../kit/sheet.tsx';
import { Crane } from '../steel-facade/street.tsx';
import { Hall } from './hall.tsx';
import { Column, type Cut, column, Foundation, Skin } from './wall.tsx';

interface Figures {
  heightMetres: number;
}

type Words = Pick<DrawingProps, 'title' | 'description'>;

const foldMetres = 4.06;

/** Section B–B of the façade: the whole height with the hall behind it, or the foot of the wall close up. */
export function Drawing({ figures, view, title, description }: DrawingProps<Figures>) {
  const words = { title, description };
  return view === 'sheet' ? (
    <Section height={figures.heightMetres} {...words} />
  ) : (
    <Foot height={figures.heightMetres} {...words} />
  );
}

function Section({ height, title, description }: Words & { height: number }) {
  const cut: Cut = { unit: Math.min(690 / height, 820 / (height + 12)), face: 500, ground: 846, height };
  const { unit, face, ground } = cut;
  const top = ground - height * unit;
  return (
    <Sheet viewBox={`0 0 1600 ${Math.ceil(ground + 5.2 * unit)}`} title={title} description={description}>
      {(id) => (
        <>
          <Hatches id={id} use={['earth', 'concrete']} />
          <Hall cut={cut} to={1600} />
          <Yard cut={cut} />
          <Ground id={id} x1={0} x2={1600} y={ground} depth={22} />
          <Foundation cut={cut} id={id} />
          <Column cut={cut} />
          <Skin cut={cut} folds={Math.round(height / foldMetres)} />
          <path d={`M${face - unit * 2.4} ${round(top)}H414`} stroke={colour.ink} strokeWidth={line.dimension} />
          <LevelMark at={[430, top]} text={level(height)} side="start" />
          <LevelMark at={[face + 9 * unit, ground]} text={level(0)} />
          <Balloons cut={cut} />
        </>
      )}
    </Sheet>
  );
}

/** Outside: the crane that places the panels, a lorry, trees and people. */
function Yard({ cut: { unit, ground, height } }: { cut: Cut }) {
  const at = (x: number): Point => [x, ground];
  const truck = lorry(at(214), unit, 1, 'coils');
  const trees = [broadleaf(at(36), unit, 13), broadleaf(at(66), unit, 9)];
  return (
    <g strokeLinejoin="round">
      <path
        d={trees.map((tree) => tree.crown).join('')}
        fill={colour.green}
        fillOpacity=".78"
        stroke={colour.ink}
        strokeWidth={line.fine}
      />
      <path d={trees.map((tree) => tree.trunk).join('')} stroke={colour.ink} strokeWidth={line.fine} />
      <Crane unit={unit} at={at(112)} reach={height + 9} />
      <path d={truck.body} fill={colour.paper} stroke={colour.ink} strokeWidth={line.behind} />
      <path d={truck.load} fill={colour.accent} stroke={colour.ink} strokeWidth={line.dimension} />
      <path d={truck.detail} fill={colour.steel} />
      <path
        d={
          truck.wheels + person(at(368), unit, 'walking') + person(at(440), unit) + person(at(452), unit, 'walking', -1)
        }
        fill={colour.ink}
      />
    </g>
  );
}

function Balloons({ cut: { unit, face, ground, height } }: { cut: Cut }) {
  const at = (metres: number, z: number): Point => [face + metres * unit, ground - z * unit];
  const marks: [Point, Point][] = [
    [at(column.depth + 8, height * 0.74), at(column.depth - 0.2, height * 0.7)],
    [at(-8, height * 0.6), at(-column.gap - 0.4, height * 0.56)],
    [at(-8, height * 0.4), at(-0.7, height * 0.375)],
    [at(-10, -2.4), at(-1.2, -2.8)],
    [at(30, height - 12), at(28.4, height - 3)],
    [at(column.depth + 11, height * 0.42 + 8), at(column.depth + 13, height * 0.42 + 2.4)],
  ];
  return marks.map(([from, to], index) => <Balloon key={index} at={from} n={index + 1} to={to} r={15} />);
}

/** The lowest nine metres: base plate and anchors, the first panels, a person beside them. */
function Foot({ height, title, description }: Words & { height: number }) {
  const cut: Cut = { unit: 36, face: 300, ground: 290, height };
  const { unit, ground } = cut;
  return (
    <Sheet viewBox="0 0 640 440" title={title} description={description}>
      {(id) => (
        <>
          <Hatches id={id} use={['earth', 'concrete']} />
          <Ground id={id} x1={0} x2={640} y={ground} depth={30} />
          <path
            d={
              person([120, ground], unit, 'reaching') +
              person([80, ground], unit) +
              person([520, ground], unit, 'walking')
            }
            fill={colour.ink}
          />
          <Foundation cut={cut} id={id} />
          <Column cut={cut} to={12} />
          <Skin cut={cut} folds={3} to={12.3} />
        </>
      )}
    </Sheet>
  );
}
