import type { Language } from '../../app/content/text.ts';
import { isRightToLeft } from '../../app/language/detect.ts';
import { formats } from '../../app/language/format.ts';
import type { DrawingProps } from '../kit/drawing.ts';
import { colour, line, polyline } from '../kit/geometry.ts';
import { Label } from '../kit/label.tsx';
import { Sheet } from '../kit/sheet.tsx';
import { Numbered } from './numbered.tsx';
import { type Quantity, Square, type SquareFigures, upper } from './square.tsx';

const largest = 309;
const narrowest = 150;
const gap = 24;
const ground = 372;
const margin = 71;

/** Squares side by side on a ground line, all areas to one scale; in the close-up with numbers instead of labels. */
export function Squares({ figures, language, view, labels, title, description }: DrawingProps<SquareFigures>) {
  const { squares, per } = figures;
  if (view === 'card') return <Numbered {...{ squares, language, title, description }} />;
  const scale = largest / Math.sqrt(Math.max(...squares.map(upper)));
  const side = (amount: number): number => Math.round(Math.sqrt(amount) * scale * 10) / 10;
  const mirrored = isRightToLeft(language);
  let x = margin;
  const places = squares.map((quantity) => {
    const width = Math.max(side(upper(quantity)), narrowest);
    const place = { quantity, x };
    x += width + gap;
    return place;
  });
  const put = (at: number): number => (mirrored ? 1600 - at : at);
  return (
    <Sheet viewBox="0 35 1600 485" title={title} description={description}>
      {() => (
        <>
          <g transform={mirrored ? 'matrix(-1 0 0 1 1600 0)' : undefined}>
            {places.map((place) => (
              <Square key={place.quantity.key} {...place} side={side} base={ground} />
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

interface WordsProps {
  quantity: Quantity;
  x: number;
  per: number;
  labels: Readonly<Record<string, string>>;
  language: Language;
}

/** The number, what it counts, and its publisher. */
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
            <Label key={n} at={[x, ground + 36 + n * 29]} size={16} language={language}>
              {text}
            </Label>
          )
        );
      })}
    </>
  );
}
