import { Balloon } from '../kit/balloon.tsx';
import { Dimension } from '../kit/dimension.tsx';
import type { DrawingFacts, DrawingProps } from '../kit/drawing.ts';
import { colour, line, type Point, polygon } from '../kit/geometry.ts';
import { Label } from '../kit/label.tsx';
import { Ground } from '../kit/marks.tsx';
import { quantity } from '../kit/number-labels.ts';
import { Hatches, Sheet } from '../kit/sheet.tsx';
import { Behind, Motor, Walls } from './frame.tsx';
import { floor, jaws, shaft } from './layout.ts';
import { JawPlates, Pitman, Toggle } from './moving.tsx';
import { Material } from './rocks.tsx';

interface Figures {
  plantTonnesPerHour: number;
}

/** Balloons in the order of the legend. */
const parts: { at: Point; to: Point }[] = [
  { at: [330, 470], to: [512, 480] },
  { at: [1010, 480], to: [872, 420] },
  { at: [330, 350], to: [572, 330] },
  { at: [1150, -28], to: [924, 178] },
  { at: [1236, 96], to: [1086, 130] },
  { at: [1236, 440], to: [930, 585] },
  { at: [1236, 540], to: [1057, 540] },
  { at: [1262, 650], to: [1180, 684] },
  { at: [1548, 500], to: [1440, 590] },
  { at: [452, 664], to: [656, 664] },
];

export const facts = {
  share: { on: ['/glossary'] },
} satisfies DrawingFacts;

/** Section through the plant's jaw crusher. Not mirrored. */
export function Drawing({ figures, language, view, labels, title, description }: DrawingProps<Figures>) {
  const both = jaws(figures.plantTonnesPerHour);
  const whole = view === 'sheet';
  const [mouth] = both.fixed;
  return (
    <Sheet viewBox={whole ? '0 -70 1600 990' : '420 60 760 540'} title={title} description={description}>
      {(id) => (
        <>
          <Hatches id={id} use={['steel', 'cast', 'concrete', 'earth']} />
          {whole && (
            <>
              <Ground id={id} x1={0} x2={340} y={floor} />
              <Ground id={id} x1={1180} x2={1270} y={floor} />
              <Ground id={id} x1={1520} x2={1600} y={floor} />
            </>
          )}
          <g stroke={colour.ink} strokeLinejoin="round">
            <Behind jaws={both} />
            <Walls id={id} jaws={both} />
            <Material jaws={both} />
            <Pitman id={id} />
            <JawPlates id={id} jaws={both} />
            <Toggle id={id} />
            {whole && <Motor id={id} />}
            <path d={swing} stroke={colour.accent} strokeWidth={line.outline} />
            <path d={heads} fill={colour.accent} stroke="none" />
          </g>
          {whole && (
            <>
              <Dimension from={[637, 664]} to={[681, 672]} offset={44} text="s" size={24} language="en" />
              <Label
                at={[mouth[0] - 236, mouth[1] - 190]}
                size={24}
                weight={600}
                anchor="middle"
                language={language}
                halo
              >
                {quantity(figures.plantTonnesPerHour, labels.tonnesPerHour!, language)}
              </Label>
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

/** The motion of shaft and jaw. */
const swing = `M${shaft[0] + 104} ${shaft[1] - 62}a122 122 0 0 1 14 80M742 736h44`;
const heads =
  polygon([shaft[0] + 115, shaft[1] + 34], [shaft[0] + 110, shaft[1] + 16], [shaft[0] + 124, shaft[1] + 18]) +
  polygon([730, 736], [746, 730], [746, 742]) +
  polygon([798, 736], [782, 730], [782, 742]);
