import { severity } from '../content/figures/areas.ts';
import type { SeverityLevel } from '../ui/badge.tsx';

/**
 * Severity by the share still to clear, the only figure known for all six areas. The specification names the three
 * levels but no rule; the page states this one.
 * @param clearedPercent clearance progress, 0 to 100
 */
export function severityOf(clearedPercent: number): SeverityLevel {
  const left = 100 - clearedPercent;
  if (left >= severity.veryHighPercent.value) return 'very-high';
  return left >= severity.highPercent.value ? 'high' : 'medium';
}
