import { fill, formats } from '../../app/language/format.ts';
import type { DrawingFacts, DrawingProps } from '../kit/drawing.ts';
import { person } from '../kit/entourage.ts';
import { colour, line, type Point, polyline } from '../kit/geometry.ts';
import { Label } from '../kit/label.tsx';
import { Ground, ScaleBar } from '../kit/marks.tsx';
import { Mirrored, mirroredBox } from '../kit/mirror.tsx';
import { Pipe } from '../kit/pipe.tsx';
import { Hatches, hatch, Sheet } from '../kit/sheet.tsx';
import { Frame, Outline } from '../steel-facade/frame.tsx';
import { Panels } from '../steel-facade/panels.tsx';
import { layWall, wholeWall } from '../steel-facade/wall.ts';
import { type Figures, type Fold, layOut, type Thing, unit } from './layout.ts';
import { Cube, Lying, Pump, Rocks } from './solids.tsx';

type Props = DrawingProps<Figures>;

export const facts = { flow: true } satisfies DrawingFacts;

/** What the projects measure, on one ground line at one scale; the close-up without words. */
export const Drawing = (props: Props) => <OneScale {...props} fold={props.view === 'sheet' ? 'sheet' : 'phone'} />;

/** In three rows, with larger words. */
export const strips = [(props: Props) => <OneScale {...props} fold="phone" />];

function OneScale({ figures, language, view, labels, title, description, fold }: Props & { fold: Fold }) {
  const { box, person: beside, things } = layOut(figures, fold);
  const { rubble, dairy, hall, facade, concrete, head } = things;
  const { ground } = facade;
  const wall = layWall(figures, { left: facade.x, ground, available: facade.width });
  const { quantity, number, unit: unitWord } = formats[language];
  const metres = (length: number): string => quantity(Math.round(length), 'metre');
  const edge = (of: 'cube' | 'square', { width }: Thing): string => fill(labels[of]!, { edge: metres(width / unit) });
  const words: [Thing, string[]][] = [
    [rubble, [quantity(figures.rubbleCubicMetres, 'cubicMetre'), labels.rubble!, edge('cube', rubble)]],
    [dairy, [quantity(figures.dairySquareMetres, 'squareMetre'), labels.dairy!, edge('square', dairy)]],
    [hall, [quantity(figures.hallSquareMetres, 'squareMetre'), labels.hall!, edge('square', hall)]],
    [facade, [`${metres(figures.lengthMetres)} × ${metres(figures.heightMetres)}`, labels.facade!, labels.dortmund!]],
    [concrete, [quantity(figures.concreteCubicMetres, 'cubicMetre'), labels.concrete!, edge('cube', concrete)]],
    [head, [metres(figures.headMetres), labels.head!, labels.station!]],
  ];
  const facades = number(Math.round((figures.pipeKilometres * 1000) / figures.lengthMetres));
  const main = [quantity(figures.pipeKilometres, 'kilometre'), labels.main!, fill(labels.ends!, { count: facades })];
  const top = head.ground - head.height;
  const [px, py] = beside;
  const said = { language, large: fold === 'phone' };
  return (
    <Sheet viewBox={mirroredBox(box, language)} title={title} description={description}>
      {(id) => (
        <Mirrored language={language}>
          <Hatches id={id} use={['earth', 'concrete']} />
          <Cube of={rubble} fill={colour.sand} />
          <Rocks id={id} of={rubble} />
          <Lying of={dairy} />
          <Lying of={hall} />
          <Panels wall={wall} part={wholeWall(wall)} />
          <Frame wall={wall} part={wholeWall(wall)} />
          <Outline wall={wall} />
          <Cube of={concrete} fill={hatch(id, 'concrete')} />
          <Pipe d={`M${head.x + 12} ${head.ground - 8}V${top}H1620`} width={5} />
          <Pump at={[head.x + 12, head.ground - 8]} />
          {[...new Set([rubble.ground, ground, head.ground])].map((y) => (
            <Ground key={y} id={id} x1={-20} x2={1620} y={y} />
          ))}
          <path d={person(beside, unit)} fill={colour.ink} />
          {view === 'sheet' && (
            <>
              <path d={polyline([px, py - 6], [px + 10, py - 108])} stroke={colour.ink} strokeWidth={line.dimension} />
              <Said {...said} at={[px + 12, py - 150]} lines={[quantity(1.75, 'metre'), labels.person!]} />
              {words.map(([{ x, ground }, lines]) => (
                <Said key={x} {...said} at={[x, ground + 48]} lines={lines} />
              ))}
              {fold === 'sheet' ? (
                <>
                  <Said {...said} at={[1584, top - 76]} anchor="end" lines={main} />
                  <ScaleBar
                    at={[facade.x, 52]}
                    unitsPerMetre={unit}
                    steps={[50, 100, 200]}
                    unit={unitWord(100, 'metre')}
                    language={language}
                  />
                </>
              ) : (
                <Said {...said} at={[head.x + 200, head.ground + 48]} lines={main} />
              )}
            </>
          )}
        </Mirrored>
      )}
    </Sheet>
  );
}

interface SaidProps {
  at: Point;
  lines: readonly string[];
  language: Props['language'];
  anchor?: 'end';
  large: boolean;
}

/** Lines of text, the first in bold. */
const Said = ({ at: [x, y], lines, large, ...label }: SaidProps) =>
  lines.map((text, index) => (
    <Label
      key={text}
      at={[x, y + index * (large ? 34 : 30)]}
      size={large ? (index === 0 ? 30 : 24) : index === 0 ? 24 : 19}
      weight={index === 0 ? 600 : 400}
      {...label}
    >
      {text}
    </Label>
  ));
