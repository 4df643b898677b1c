import type { Text } from './text.ts';

/** A photo in `public/photos/`, with what it shows for people who don't see it. */
export interface Photo {
  src: string;
  width: number;
  height: number;
  alt: Text;
}
