import type { Field } from './project-list.ts';

/** What a page, a card or a mark on the map is about. */
export const subjects = ['rubble', 'water', 'building', 'machine'] as const;
export type Subject = (typeof subjects)[number];

/** The subject of each field of work. Buildings and their models are one. */
export const subjectOf: Record<Field, Subject> = {
  recycling: 'rubble',
  'water-treatment': 'water',
  construction: 'building',
  bem: 'building',
};

/** The class that sets the colours of a subject for everything inside (styles/subjects.css). */
export const subjectClass = (subject: Subject): string => `subject-${subject}`;
