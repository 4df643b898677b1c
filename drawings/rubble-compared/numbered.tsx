import { isRightToLeft } from '../../app/language/detect.ts';
import type { DrawingProps } from '../kit/drawing.ts';
import { colour, line, polyline } from '../kit/geometry.ts';
import { Label } from '../kit/label.tsx';
import { Sheet } from '../kit/sheet.tsx';
import { type Quantity, Square, type SquareFigures, upper } from './square.tsx';

type NumberedProps = Pick<DrawingProps<SquareFigures>, 'language' | 'title' | 'description'> & {
  squares: readonly Quantity[];
};

/** What is only an outline comes last: its lower end may lie within the square that it stands around. */
const outlinesLast = <Place extends { quantity: Quantity }>(places: readonly Place[]): Place[] =>
  places.toSorted((a, b) => Number(a.quantity.look === 'elsewhere') - Number(b.quantity.look === 'elsewhere'));

/** The close-up: what another country had stands around the next square, the others beside each other; their words stand below in HTML. */
export function Numbered({ squares, language, title, description }: NumberedProps) {
  const mirrored = isRightToLeft(language);
  const root = (quantity: Quantity): number => Math.sqrt(upper(quantity));
  const around = (index: number): boolean => squares[index]?.look === 'elsewhere';
  const row = squares.filter((_, index) => !around(index - 1));
  const [width, edge, between] = [540, 17, 14];
  const scale = (width - 2 * edge - between * (row.length - 1)) / row.reduce((sum, one) => sum + root(one), 0);
  const top = 44;
  const base = Math.round(top + scale * Math.max(...squares.map(root)));
  const side = (amount: number): number => Math.round(Math.sqrt(amount) * scale * 10) / 10;
  let next = edge;
  const places = squares.map((quantity, index) => {
    const x = Math.round(next);
    if (!around(index)) next += between + root(squares[around(index - 1) ? index - 1 : index]!) * scale;
    return { quantity, x };
  });
  // Beside the edges of the square around it, not on them.
  const numberAt = (x: number, index: number): number => x + (around(index - 1) ? 14 : 0);
  return (
    <Sheet viewBox={`0 0 ${width} ${base + 24}`} title={title} description={description}>
      {() => (
        <>
          <g transform={mirrored ? `matrix(-1 0 0 1 ${width} 0)` : undefined}>
            {outlinesLast(places).map((place) => (
              <Square key={place.quantity.key} {...place} side={side} base={base} />
            ))}
            <path d={polyline([0, base], [width, base])} stroke={colour.ink} strokeWidth={line.cut} />
          </g>
          {places.map(({ quantity, x }, index) => (
            <Label
              key={quantity.key}
              at={[mirrored ? width - numberAt(x, index) : numberAt(x, index), base - side(upper(quantity)) - 9]}
              size={24}
              weight={600}
              language={language}
            >
              {index + 1}
            </Label>
          ))}
        </>
      )}
    </Sheet>
  );
}
