import { type Tipper, tipperLength } from '../kit/tipper.tsx';

/** Loaded trucks leave on the upper ground line and return with aggregate on the lower one. */
export const roads = { out: 214, back: 456 } as const;

/** Trucks appear and disappear behind the heaps and machines at both ends. */
const out = { from: 96, to: 1384 };
const back = { from: 1560, to: 0 };
const lengths = { out: out.to - out.from, back: back.from - back.to };

export interface Fleet {
  unitsPerMetre: number;
  list: Tipper[];
}

/**
 * The fleet, evenly spread over the loop: rubble towards the plant, aggregate on the return.
 * @param trucks their number
 * @param shift 0 to 1: the progress of each towards the next one's position
 */
export function fleet(trucks: number, shift: number): Fleet {
  const spacing = (lengths.out + lengths.back) / trucks;
  const unitsPerMetre = Math.min(12, spacing / (tipperLength * 1.22));
  const list = Array.from({ length: trucks }, (_, n): Tipper => {
    const way = (n + shift) * spacing;
    return way < lengths.out
      ? { at: [out.from + way, roads.out], load: 'rubble' }
      : { at: [back.from - (way - lengths.out), roads.back], facing: -1, load: 'aggregate' };
  });
  return { unitsPerMetre, list };
}
