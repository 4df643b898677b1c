import { Balloon } from '../kit/balloon.tsx';
import type { DrawingFacts, DrawingProps } from '../kit/drawing.ts';
import { colour, line, type Point, polygon } from '../kit/geometry.ts';
import { Label } from '../kit/label.tsx';
import { ScaleBar } from '../kit/marks.tsx';
import { quantity } from '../kit/number-labels.ts';
import { Hatches, Sheet } from '../kit/sheet.tsx';
import { Buildings, Edge, Roads, Trucks } from './ground.tsx';
import { axis, crusher, stockpiles, unitsPerMetre } from './layout.ts';
import { ProcessLine, Receiving, Stockpiles } from './line.tsx';
import { Water } from './water.tsx';

interface Figures {
  plantTonnesPerHour: number;
}

/** Balloons in the order of the legend. */
const parts: { at: Point; to: Point }[] = [
  { at: [140, 446], to: [180, 360] },
  { at: [500, 128], to: [560, 240] },
  { at: [690, 372], to: [690, 300] },
  { at: [904, 352], to: [852, 296] },
  { at: [1000, 132], to: [988, 236] },
  { at: [1290, 200], to: [1240, 172] },
  { at: [330, 640], to: [392, 690] },
  { at: [1340, 580], to: [1264, 562] },
  { at: [886, 612], to: [870, 530] },
  { at: [340, 742], to: [260, 710] },
];

export const facts = {
  opening: 'beside',
  phone: [
    [20, 80, 800, 720],
    [790, 80, 800, 720],
  ],
} satisfies DrawingFacts;

/** A schematic site plan of the plant in Damascus: gate, receiving, sorting, crushing, screening, stockpiles. */
export function Drawing({ figures, language, view, labels, title, description }: DrawingProps<Figures>) {
  const heaps = stockpiles(figures.plantTonnesPerHour);
  const whole = view === 'sheet';
  return (
    <Sheet viewBox={whole ? '0 0 1600 1000' : '400 110 640 450'} title={title} description={description}>
      {(id) => (
        <>
          <Hatches id={id} use={['steel', 'water']} />
          {whole && <Roads />}
          <Water id={id} />
          {whole && <Stockpiles list={heaps} />}
          {whole && <Receiving />}
          <ProcessLine id={id} heads={heaps.map(({ at }) => at)} />
          {whole && (
            <>
              <Buildings />
              <Trucks />
              <Edge />
              <North />
              <Label at={[crusher.x, axis - 104]} size={24} weight={600} anchor="middle" language={language} halo>
                {quantity(figures.plantTonnesPerHour, labels.tonnesPerHour!, language)}
              </Label>
              <ScaleBar
                at={[1180, 978]}
                unitsPerMetre={unitsPerMetre}
                steps={[5, 10, 20]}
                unit={labels.metre!}
                language={language}
              />
              {parts.map(({ at, to }, index) => (
                <Balloon key={at.join()} at={at} to={to} n={index + 1} r={20} />
              ))}
            </>
          )}
        </>
      )}
    </Sheet>
  );
}

function North() {
  return (
    <g className="mark" stroke={colour.ink} strokeWidth={line.behind}>
      <path d={polygon([1566, 96], [1552, 150], [1566, 140], [1580, 150])} fill={colour.paper} />
      <path d={polygon([1566, 96], [1552, 150], [1566, 140])} fill={colour.ink} />
      <g stroke="none">
        <Label at={[1566, 86]} size={19} weight={600} anchor="middle" language="en">
          N
        </Label>
      </g>
    </g>
  );
}
