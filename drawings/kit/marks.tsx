import type { ReactNode } from 'react';
import type { Language } from '../../app/content/text.ts';
import { isRightToLeft } from '../../app/language/detect.ts';
import { colour, line, type Point, polygon, polyline, round } from './geometry.ts';

interface LabelProps {
  at: Point;
  /** One of the sheet's text sizes. Nothing smaller is legible. */
  size?: 13.3 | 16 | 19 | 24 | 30;
  weight?: 400 | 600;
  anchor?: 'start' | 'middle' | 'end';
  /** Arabic text reads from the right; the anchor keeps its geometric meaning through `direction` on the text alone. */
  language: Language;
  mono?: boolean;
  vertical?: boolean;
  /** A paper-coloured edge, where a label must cross lines; a colour for labels on another ground. */
  halo?: boolean | string;
  fill?: string;
  children: ReactNode;
}

/** Text inside a drawing. */
export function Label({
  at: [x, y],
  size = 16,
  weight,
  anchor,
  language,
  mono,
  vertical,
  halo,
  fill,
  children,
}: LabelProps) {
  return (
    <text
      x={round(x)}
      y={round(y)}
      fontSize={size}
      fontWeight={weight === 600 ? 600 : undefined}
      textAnchor={anchor === 'start' ? undefined : anchor}
      direction={isRightToLeft(language) ? 'rtl' : undefined}
      className={mono ? 'mono' : undefined}
      fill={fill}
      transform={vertical ? `rotate(-90 ${round(x)} ${round(y)})` : undefined}
      {...(halo
        ? {
            paintOrder: 'stroke',
            stroke: halo === true ? colour.paper : halo,
            strokeWidth: 5,
            strokeLinejoin: 'round' as const,
          }
        : {})}
    >
      {children}
    </text>
  );
}

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
  const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  return (
    <g>
      <path d={extension(from, a) + extension(to, b) + polyline(a, b)} stroke={stroke} strokeWidth={line.dimension} />
      <path d={arrows} fill={stroke} />
      <Label
        at={vertical ? [middle[0] - clear, middle[1]] : [middle[0], middle[1] - clear]}
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

/** A level mark: triangle on its line, half filled, with the level in metres (for example `+65.00`). */
export function LevelMark({ at: [x, y], text, side = 'end' }: { at: Point; text: string; side?: 'start' | 'end' }) {
  const sign = side === 'end' ? 1 : -1;
  return (
    <g>
      <path
        d={polygon([x, y], [x - 7, y - 11], [x + 7, y - 11])}
        fill={colour.paper}
        stroke={colour.ink}
        strokeWidth={line.dimension}
      />
      <path d={polygon([x, y], [x, y - 11], [x - 7, y - 11])} fill={colour.ink} />
      <path d={polyline([x - 14 * sign, y], [x + 78 * sign, y])} stroke={colour.ink} strokeWidth={line.dimension} />
      <Label at={[x + 12 * sign, y - 5]} size={13.3} anchor={sign > 0 ? 'start' : 'end'} language="en" mono>
        {text}
      </Label>
    </g>
  );
}

/** A section mark: a flag that points in the viewing direction, with the section's number. */
export function SectionMark({ at: [x, y], name, facing = 1 }: { at: Point; name: string; facing?: 1 | -1 }) {
  return (
    <g>
      <path d={polyline([x, y - 6], [x, y + 16])} stroke={colour.ink} strokeWidth={line.cut} />
      <path d={polygon([x, y - 6], [x + 16 * facing, y], [x, y + 6])} fill={colour.ink} />
      <Label at={[x + 22 * facing, y + 6]} weight={600} anchor={facing > 0 ? 'start' : 'end'} language="en">
        {name}
      </Label>
    </g>
  );
}

interface BalloonProps {
  at: Point;
  n: number | string;
  /** The point the balloon names; a thin leader with a dot ends there. */
  to?: Point;
  r?: number;
  solid?: boolean;
}

/** A numbered balloon; what the number means stands in the legend, in HTML. */
export function Balloon({ at: [x, y], n, to, r = 13, solid }: BalloonProps) {
  const distance = to ? Math.hypot(to[0] - x, to[1] - y) : 0;
  const size = r >= 20 ? 24 : r > 13 ? 16 : 13.3;
  return (
    <g>
      {to && distance > r && (
        <>
          <path
            d={polyline([x + ((to[0] - x) * r) / distance, y + ((to[1] - y) * r) / distance], to)}
            stroke={colour.ink}
            strokeWidth={line.dimension}
          />
          <circle cx={round(to[0])} cy={round(to[1])} r="2.3" fill={colour.ink} />
        </>
      )}
      {/* Where the sheet is shown small, its numbers grow (svg.ts). */}
      <g className={size < 24 ? 'balloon' : undefined}>
        <circle
          cx={round(x)}
          cy={round(y)}
          r={r}
          fill={solid ? colour.ink : colour.paper}
          stroke={colour.ink}
          strokeWidth={line.behind}
        />
        <text
          x={round(x)}
          y={round(y + size * 0.36)}
          fontSize={size}
          fontWeight={600}
          textAnchor="middle"
          fill={solid ? colour.paper : undefined}
        >
          {n}
        </text>
      </g>
    </g>
  );
}

/** A scale bar: alternating fields with their metres, never a ratio, because a screen has no fixed scale. */
export function ScaleBar(props: {
  at: Point;
  unitsPerMetre: number;
  steps: number[];
  unit: string;
  language: Language;
}) {
  const {
    at: [x, y],
    unitsPerMetre,
    steps,
    unit,
  } = props;
  const bounds = [0, ...steps];
  return (
    <g>
      {steps.map((step, index) => (
        <path
          key={step}
          d={`M${round(x + bounds[index]! * unitsPerMetre)} ${y}h${round((step - bounds[index]!) * unitsPerMetre)}v7H${round(x + bounds[index]! * unitsPerMetre)}z`}
          fill={index % 2 === 0 ? colour.ink : colour.paper}
          stroke={colour.ink}
          strokeWidth={line.dimension}
        />
      ))}
      {bounds.map((step) => (
        <Label key={step} at={[x + step * unitsPerMetre, y - 7]} size={13.3} anchor="middle" language="en" mono>
          {step}
        </Label>
      ))}
      <Label at={[x + bounds.at(-1)! * unitsPerMetre + 14, y + 8]} size={13.3} language="en" anchor="start">
        {unit}
      </Label>
    </g>
  );
}

/** The ground: a heavy line with broken triple hatching below it, from x1 to x2 at height y. */
export function Ground({
  id,
  x1,
  x2,
  y,
  depth = 16,
}: {
  id: string;
  x1: number;
  x2: number;
  y: number;
  depth?: number;
}) {
  return (
    <g>
      <path d={`M${round(x1)} ${round(y)}h${round(x2 - x1)}v${depth}H${round(x1)}z`} fill={`url(#${id}earth)`} />
      <path d={`M${round(x1)} ${round(y)}h${round(x2 - x1)}`} stroke={colour.ink} strokeWidth={line.ground} />
    </g>
  );
}
