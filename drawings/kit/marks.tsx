import type { Language } from '../../app/content/text.ts';
import { colour, line, type Point, round } from './geometry.ts';
import { Label } from './label.tsx';

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
