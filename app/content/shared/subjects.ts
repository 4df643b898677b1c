import type { Field } from './project-list.ts';

/** The subject of a page, a card or a mark on the map. */
export const subjects = ['rubble', 'water', 'building', 'machine'] as const;
export type Subject = (typeof subjects)[number];

/** The subject of each field of work. Buildings and their models share one. */
export const subjectOf: Record<Field, Subject> = {
  recycling: 'rubble',
  'water-treatment': 'water',
  construction: 'building',
  bem: 'building',
};

/** The class that sets a subject's colours for its descendants (styles/subjects.css). */
export const subjectClass = (subject: Subject): string => `subject-${subject}`;
