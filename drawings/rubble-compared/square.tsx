import { colour, dash, line, polygon } from '../kit/geometry.ts';

/** A quantity as a square: its area is the amount. A span has an inner square for its lower end. */
export interface Quantity {
  /** Its lines of text: `KEY1`, `KEY2` ... in the labels. */
  key: string;
  amount: number | readonly [number, number];
  look: 'own' | 'theirs' | 'elsewhere';
}

export interface SquareFigures {
  squares: readonly Quantity[];
  /** The unit of the displayed numbers: a million tonnes, a thousand cubic metres. */
  per: number;
}

const fills = { own: colour.accent, theirs: colour.concrete, elsewhere: 'none' };

/** The amount, or the upper end of its span. */
export const upper = ({ amount }: Quantity): number => (typeof amount === 'number' ? amount : amount[1]);

interface SquareProps {
  quantity: Quantity;
  x: number;
  side: (amount: number) => number;
  /** The level of the ground line. */
  base: number;
}

export function Square({ quantity, x, side, base }: SquareProps) {
  const { amount, look } = quantity;
  const square = (size: number): string =>
    polygon([x, base], [x + size, base], [x + size, base - size], [x, base - size]);
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
