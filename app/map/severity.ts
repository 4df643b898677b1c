import type { SeverityLevel } from '../ui/badge.tsx';

/**
 * Severity by the share that is still to clear, the one figure known for all six areas: very high from 85 %, high from 70 %,
 * medium below. The specification names the three words and leaves the rule open; the page says which it is.
 * @param clearedPercent clearance progress, 0 to 100
 */
export function severityOf(clearedPercent: number): SeverityLevel {
  const left = 100 - clearedPercent;
  if (left >= severityFrom['very-high']) return 'very-high';
  return left >= severityFrom.high ? 'high' : 'medium';
}

/** Percent still to clear from which a level holds. */
export const severityFrom = { 'very-high': 85, high: 70 } as const;
