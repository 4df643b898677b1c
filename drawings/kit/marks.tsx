import type { Language } from '../../app/content/text.ts';
import { colour, line, type Point, polygon, polyline, round } from './geometry.ts';
import { Label } from './label.tsx';

interface LevelMarkProps {
  at: Point;
  text: string;
  side?: 'start' | 'end';
  /** Text below the line, if something crosses above it. */
  below?: boolean;
}

/** A level mark: triangle on its line, half filled, with the level in metres (for example `+65.00`). */
export function LevelMark({ at: [x, y], text, side = 'end', below }: LevelMarkProps) {
  const sign = side === 'end' ? 1 : -1;
  return (
    <g className="mark">
      <path
        d={polygon([x, y], [x - 7, y - 11], [x + 7, y - 11])}
        fill={colour.paper}
        stroke={colour.ink}
        strokeWidth={line.dimension}
      />
      <path d={polygon([x, y], [x, y - 11], [x - 7, y - 11])} fill={colour.ink} />
      <path d={polyline([x - 14 * sign, y], [x + 78 * sign, y])} stroke={colour.ink} strokeWidth={line.dimension} />
      <Label
        at={[x + 12 * sign, below ? y + 23 : y - 5]}
        size={13.3}
        anchor={sign > 0 ? 'start' : 'end'}
        language="en"
        mono
      >
        {text}
      </Label>
    </g>
  );
}

/** A section mark: a flag in the viewing direction, with the section's number. */
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

/** A scale bar: alternating fields with their metres; never a ratio, because screens have no fixed scale. */
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
  const last = bounds.at(-1)!;
  // On the numbers' line, clear of half of the last number at tablet size (svg.ts).
  const clear = 7.4 * String(last).length + 6;
  return (
    <g className="mark">
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
      <Label at={[x + last * unitsPerMetre + clear, y - 7]} size={13.3} language="en" anchor="start">
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
