import type { Text } from './text.ts';

/** A photo in `public/photos/`, with its alternative text. */
export interface Photo {
  src: string;
  width: number;
  height: number;
  alt: Text;
}
