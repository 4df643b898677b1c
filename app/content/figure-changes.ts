import type { Text } from './text.ts';

/** A published figure that changed: `npm run check` asks for one whenever a value differs from the last release. */
export interface FigureChange {
  /** The day of the change, ISO. */
  date: string;
  id: string;
  from: number | readonly [number, number];
  to: number | readonly [number, number];
  why: Text;
}

/** The newest first. */
export const figureChanges: readonly FigureChange[] = [];

/** The days of the releases that are kept under /data/, the newest first. */
export const releases = ['2026-11-22'] as const;
