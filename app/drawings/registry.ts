import type { DrawingModule } from './kit/drawing.ts';

/** Every drawing by the name content uses for it. One line a drawing. */
export const drawings = {} as const satisfies Record<string, () => Promise<DrawingModule>>;

export type DrawingName = keyof typeof drawings;
