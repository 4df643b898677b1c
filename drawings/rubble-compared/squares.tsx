import type { Language } from '../../app/content/text.ts';
import { isRightToLeft } from '../../app/language/detect.ts';
import { formats } from '../../app/language/format.ts';
import type { DrawingProps } from '../kit/drawing.ts';
import { colour, dash, line, polygon, polyline } from '../kit/geometry.ts';
import { Label } from '../kit/label.tsx';
import { Sheet } from '../kit/sheet.tsx';

/** A quantity as a square: its area is the amount. A span has an inner square for its lower end. */
export interface Quantity {
  /** Its lines of text: `KEY1`, `KEY2` ... in the labels. */
  key: string;
  amount: number | readonly [number, number];
  look: 'own' | 'theirs' | 'elsewhere';
}

export interface SquareFigures {
  squares: readonly Quantity[];
  /** What one unit of the numbers shown is: a million of tonnes, a thousand cubic metres. */
  per: number;
}

const largest = 330;
const narrowest = 147;
const gap = 24;
const ground = 372;
const margin = 71;
const fills = { own: colour.accent, theirs: colour.concrete, elsewhere: 'none' };

const upper = ({ amount }: Quantity): number => (typeof amount === 'number' ? amount : amount[1]);

/** Squares side by side on one ground line, all areas to one scale; in the close-up they stand in one corner, one in the other. */
export function Squares({ figures, language, view, labels, title, description }: DrawingProps<SquareFigures>) {
  const { squares, per } = figures;
  const scale = largest / Math.sqrt(Math.max(...squares.map(upper)));
  const side = (amount: number): number => Math.round(Math.sqrt(amount) * scale * 10) / 10;
  const mirrored = isRightToLeft(language);
  if (view === 'card')
    return (
      <Sheet viewBox="0 0 540 396" title={title} description={description}>
        {() => (
          <g transform={mirrored ? 'matrix(-1 0 0 1 540 0)' : undefined}>
            {[...squares]
              .sort((a, b) => upper(b) - upper(a))
              .map((quantity) => (
                <Square key={quantity.key} quantity={quantity} x={40} side={side} />
              ))}
            <path d={polyline([0, ground], [540, ground])} stroke={colour.ink} strokeWidth={line.cut} />
          </g>
        )}
      </Sheet>
    );
  let x = margin;
  const places = squares.map((quantity) => {
    const width = Math.max(side(upper(quantity)), narrowest);
    const place = { quantity, x };
    x += width + gap;
    return place;
  });
  const put = (at: number): number => (mirrored ? 1600 - at : at);
  return (
    <Sheet viewBox="0 14 1600 496" title={title} description={description}>
      {() => (
        <>
          <g transform={mirrored ? 'matrix(-1 0 0 1 1600 0)' : undefined}>
            {places.map((place) => (
              <Square key={place.quantity.key} {...place} side={side} />
            ))}
            <path d={polyline([0, ground], [1600, ground])} stroke={colour.ink} strokeWidth={line.cut} />
          </g>
          {places.map((place) => (
            <Words key={place.quantity.key} {...place} x={put(place.x)} {...{ per, labels, language }} />
          ))}
        </>
      )}
    </Sheet>
  );
}

function Square({ quantity, x, side }: { quantity: Quantity; x: number; side: (amount: number) => number }) {
  const { amount, look } = quantity;
  const square = (size: number): string =>
    polygon([x, ground], [x + size, ground], [x + size, ground - size], [x, ground - size]);
  const ends = typeof amount === 'number' ? [amount] : [amount[1], amount[0]];
  return ends.map((end, index) => (
    <path
      key={end}
      d={square(side(end))}
      fill={index === 0 && ends.length > 1 ? 'none' : fills[look]}
      stroke={colour.ink}
      strokeWidth={line.dimension}
      strokeDasharray={look === 'elsewhere' || (index === 0 && ends.length > 1) ? dash.hidden : undefined}
    />
  ));
}

interface WordsProps {
  quantity: Quantity;
  x: number;
  per: number;
  labels: Readonly<Record<string, string>>;
  language: Language;
}

/** The number, and under it what it counts and whose it is. */
function Words({ quantity: { key, amount }, x, per, labels, language }: WordsProps) {
  const format = formats[language];
  const number =
    typeof amount === 'number' ? format.number(amount / per) : format.range(amount[0] / per, amount[1] / per);
  return (
    <>
      <Label at={[x, ground + 36]} size={24} weight={600} language={language}>
        {number}
      </Label>
      {[1, 2, 3].map((n) => {
        const text = labels[`${key}${n}`];
        return (
          text && (
            <Label key={n} at={[x, ground + 38 + n * 26]} size={16} language={language}>
              {text}
            </Label>
          )
        );
      })}
    </>
  );
}
