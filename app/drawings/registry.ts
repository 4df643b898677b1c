import type { DrawingModule } from './kit/drawing.ts';

/** Every drawing by the name content uses for it. One line a drawing. */
export const drawings = {
  'steel-facade': () => import('./steel-facade.tsx'),
  'dairy-axonometric': () => import('./dairy-axonometric.tsx'),
} as const satisfies Record<string, () => Promise<DrawingModule>>;

export type DrawingName = keyof typeof drawings;
