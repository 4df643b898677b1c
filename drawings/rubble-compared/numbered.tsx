import { isRightToLeft } from '../../app/language/detect.ts';
import type { DrawingProps } from '../kit/drawing.ts';
import { colour, line, polyline } from '../kit/geometry.ts';
import { Label } from '../kit/label.tsx';
import { Sheet } from '../kit/sheet.tsx';
import { type Quantity, Square, type SquareFigures, upper } from './square.tsx';

type NumberedProps = Pick<DrawingProps<SquareFigures>, 'language' | 'title' | 'description'> & {
  squares: readonly Quantity[];
};

/** The close-up: numbered squares side by side; HTML below them has the labels. */
export function Numbered({ squares, language, title, description }: NumberedProps) {
  const mirrored = isRightToLeft(language);
  const root = (quantity: Quantity): number => Math.sqrt(upper(quantity));
  const [width, edge, between] = [480, 1, 14];
  const scale = (width - 2 * edge - between * (squares.length - 1)) / squares.reduce((sum, one) => sum + root(one), 0);
  const top = 44;
  const base = Math.round(top + scale * Math.max(...squares.map(root)));
  const side = (amount: number): number => Math.round(Math.sqrt(amount) * scale * 10) / 10;
  let next = edge;
  const places = squares.map((quantity) => {
    const x = Math.round(next);
    next += between + root(quantity) * scale;
    return { quantity, x };
  });
  return (
    <Sheet viewBox={`0 0 ${width} ${base + 24}`} title={title} description={description}>
      {() => (
        <>
          <g transform={mirrored ? `matrix(-1 0 0 1 ${width} 0)` : undefined}>
            {places.map((place) => (
              <Square key={place.quantity.key} {...place} side={side} base={base} />
            ))}
            <path d={polyline([0, base], [width, base])} stroke={colour.ink} strokeWidth={line.cut} />
          </g>
          {places.map(({ quantity, x }, index) => (
            <Label
              key={quantity.key}
              at={[mirrored ? width - x : x, base - side(upper(quantity)) - 9]}
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
