import type { Text } from './text.ts';

/** The status of a project or phase. */
export type ProjectStatus = 'completed' | 'in-progress' | 'planned' | 'in-planning' | 'active' | 'upcoming';

interface StatusWords {
  label: Text;
  /** Completed green, in progress blue, planned orange, else grey. */
  colour: 'green' | 'blue' | 'orange' | 'grey';
  /** Default for completed, secondary for in progress and active, else outline. */
  variant: 'default' | 'secondary' | 'outline';
}

/** PJ-2: every status with its words and style. A status without an entry is a type error. */
export const statuses: Record<ProjectStatus, StatusWords> = {
  completed: { label: { ar: 'مكتمل', en: 'Completed' }, colour: 'green', variant: 'default' },
  'in-progress': { label: { ar: 'قيد التنفيذ', en: 'In Progress' }, colour: 'blue', variant: 'secondary' },
  planned: { label: { ar: 'في التخطيط', en: 'Planned' }, colour: 'orange', variant: 'outline' },
  'in-planning': { label: { ar: 'في التخطيط', en: 'In Planning' }, colour: 'orange', variant: 'outline' },
  active: { label: { ar: 'جارٍ', en: 'Active' }, colour: 'grey', variant: 'secondary' },
  upcoming: { label: { ar: 'قادم', en: 'Upcoming' }, colour: 'grey', variant: 'outline' },
};
