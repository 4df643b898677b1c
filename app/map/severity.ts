import { severity } from '../content/figures/areas.ts';
import type { SeverityLevel } from '../ui/badge.tsx';

/**
 * Severity by clearance progress, as HO-4 decides.
 * @param clearedPercent clearance progress, 0 to 100
 */
export function severityOf(clearedPercent: number): SeverityLevel {
  if (clearedPercent <= severity.veryHighPercent.value) return 'very-high';
  return clearedPercent <= severity.highPercent.value ? 'high' : 'medium';
}
