import type { Language } from '../../app/content/text.ts';
import { isRightToLeft } from '../../app/language/detect.ts';
import { colour, line, type Point, polygon, polyline } from './geometry.ts';
import { Label } from './label.tsx';
import { useMirrored } from './mirror.tsx';

const arrowLength = 13;
const arrowHalf = arrowLength * Math.tan(Math.PI / 24);

interface DimensionProps {
  from: Point;
  to: Point;
  /** Distance of the dimension line from the measured edge; positive is down (horizontal) or right (vertical). */
  offset?: number;
  text: string;
  size?: 16 | 19 | 24 | 30;
  language: Language;
  stroke?: string;
}

/** A linear dimension after ISO 129-1: thin line, slim filled 15 degree arrowheads, text above, vertical text read from the right. */
export function Dimension({ from, to, offset = 40, text, size = 19, language, stroke = colour.ink }: DimensionProps) {
  const vertical = Math.abs(from[0] - to[0]) < Math.abs(from[1] - to[1]);
  const shift = (p: Point): Point => (vertical ? [from[0] + offset, p[1]] : [p[0], from[1] + offset]);
  const [a, b] = [shift(from), shift(to)];
  const sign = Math.sign(offset);
  const extension = (p: Point, end: Point): string =>
    vertical
      ? polyline([p[0] + sign * 5, p[1]], [end[0] + sign * 8, end[1]])
      : polyline([p[0], p[1] + sign * 5], [end[0], end[1] + sign * 8]);
  const [first, last] = (vertical ? a[1] < b[1] : a[0] < b[0]) ? [a, b] : [b, a];
  const arrows = vertical
    ? polygon(first, [first[0] + arrowHalf, first[1] + arrowLength], [first[0] - arrowHalf, first[1] + arrowLength]) +
      polygon(last, [last[0] + arrowHalf, last[1] - arrowLength], [last[0] - arrowHalf, last[1] - arrowLength])
    : polygon(first, [first[0] + arrowLength, first[1] + arrowHalf], [first[0] + arrowLength, first[1] - arrowHalf]) +
      polygon(last, [last[0] - arrowLength, last[1] + arrowHalf], [last[0] - arrowLength, last[1] - arrowHalf]);
  // Arabic letters reach further below the baseline than Latin ones.
  const clear = isRightToLeft(language) ? 13 : 8;
  // Vertical text is on the left of its line, on mirrored geometry too.
  const beside = useMirrored() ? clear : -clear;
  const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  return (
    <g>
      <path d={extension(from, a) + extension(to, b) + polyline(a, b)} stroke={stroke} strokeWidth={line.dimension} />
      <path d={arrows} fill={stroke} />
      <Label
        at={vertical ? [middle[0] + beside, middle[1]] : [middle[0], middle[1] - clear]}
        size={size}
        weight={600}
        anchor="middle"
        vertical={vertical}
        language={language}
        fill={stroke === colour.ink ? undefined : stroke}
      >
        {text}
      </Label>
    </g>
  );
}
