import type { DrawingFacts } from '../kit/drawing.ts';

export { Squares as Drawing } from '../rubble-compared/squares.tsx';

export const facts = {
  flow: true,
} satisfies DrawingFacts;
