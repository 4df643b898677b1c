import { carbonLimits, rubble } from '../content/figures.ts';

/** Into which unit an amount is converted. */
export type Target = 'tonnes' | 'volume';

export const targets = ['tonnes', 'volume'] as const satisfies readonly Target[];

export const parseTarget = (value: string | null): Target => (value === 'volume' ? 'volume' : 'tonnes');

const [low, high] = rubble.looseTonnesPerCubicMetre;

/** The most that can be converted, cubic metres or tonnes. */
export const convertible = carbonLimits.tonnes;

/**
 * Loose rubble by volume and mass. Its density is a range, so the answer is one too.
 * @param amount cubic metres for `tonnes`, tonnes for `volume`
 */
export function convertRubble(amount: number, target: Target): { from: number; to: number } {
  return target === 'tonnes' ? { from: amount * low, to: amount * high } : { from: amount / high, to: amount / low };
}
