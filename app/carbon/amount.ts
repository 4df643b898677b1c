import { carbonLimits } from '../content/figures.ts';
import { plainDigits } from '../language/read-number.ts';

/** Why a number was refused; the sentences for it stand in content/carbon.ts. */
export type Refusal = 'empty' | 'sign' | 'form' | 'grouping' | 'decimals' | 'zero' | 'large';

type Parsed = { value: number; refusal?: undefined } | { value?: undefined; refusal: Refusal };

export interface Bounds {
  max: number;
  /** Distances and shares may be zero, an amount of debris may not. */
  zero?: boolean;
  /** The most decimals. */
  decimals?: number;
}

/** Groups of three after a first one of one to three digits, all with the same mark. `0,123` may be a decimal comma. */
const grouped = /^[1-9]\d{0,2}(?:(?:,\d{3})+|(?:٬\d{3})+)$/;

/**
 * Reads a number as people of both languages type it: Western, Arabic-Indic or extended digits, `.` or `٫` before the
 * decimals, `,` or `٬` between well-formed groups of three. What could be meant in two ways is refused, never guessed.
 */
export function parseAmount(
  typed: string,
  { max, zero = false, decimals: most = carbonLimits.decimals }: Bounds,
): Parsed {
  const text = plainDigits(typed);
  if (text === '') return { refusal: 'empty' };
  if (/^[-+\u2010-\u2015\u2212]/.test(text)) return { refusal: 'sign' };

  const [whole = '', decimals, ...more] = text.split(/[.٫]/);
  if (more.length > 0 || !/^[\d,٬]+$/.test(whole) || (decimals !== undefined && !/^\d+$/.test(decimals)))
    return { refusal: 'form' };
  if (/[,٬]/.test(whole) && !grouped.test(whole)) return { refusal: 'grouping' };
  if (decimals && decimals.length > most) return { refusal: 'decimals' };

  const value = Number(`${whole.replace(/[,٬]/g, '')}.${decimals ?? 0}`);
  if (value > max) return { refusal: 'large' };
  if (value === 0 && !zero) return { refusal: 'zero' };
  return { value };
}
