import clipSizes from '../content/clip-sizes.json' with { type: 'json' };
import type { Film } from '../content/films.ts';
import type { Language } from '../content/text.ts';
import { isRightToLeft } from '../language/detect.ts';
import { drawingFile } from './drawing-file.ts';
import type { PictureSource } from './picture.tsx';

/** A picture or film for the viewer, with its texts in the current language. Plain JSON. */
export type ViewerItem = {
  title: string;
  /** The id of the page element that describes it. */
  describedBy?: string;
} & (
  | { kind: 'picture'; of: PictureSource }
  | { kind: 'film'; film: Film }
  /** A part of the page, by its id, shown large. */
  | { kind: 'copy'; copies: string }
);

/** A picture's file, for its link without JavaScript and for the viewer. The build writes the drawings. */
export const pictureFile = (of: PictureSource, language: Language): string =>
  typeof of === 'string' ? drawingFile(of, language, 'sheet') : of.src;

/** A film's poster: like the film the same in both languages. */
export const stillFile = (film: Film): string => drawingFile(film.clip, 'en', 'still');

/** A film stored on this site, so that playing it contacts no third party. */
export const isOwnFilm = (film: Film): boolean => film.address?.url.startsWith('/') === true;

/** A film's file (H.264 plays everywhere), or the address of an external film. */
export const filmFile = (film: Film): string => film.address?.url ?? `/media/${film.clip}.mp4`;

/** The bytes that playing a film loads, unless another host has it. */
export const filmSize = ({ address, clip }: Film): number | undefined =>
  address ? address.bytes : Math.max(clipSizes[clip].webm, clipSizes[clip].mp4);

/**
 * The next item for an arrow key: towards the end of the line is forward, so in Arabic the left arrow is.
 * @returns the new index, wrapping around; `null` for other keys
 */
export function indexByKey(key: string, index: number, total: number, language: Language): number | null {
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return null;
  const forward = (key === 'ArrowRight') !== isRightToLeft(language);
  return (index + (forward ? 1 : total - 1)) % total;
}

/** Shorter swipes, in CSS pixels, count as taps; steeper ones scroll. */
const swipeLength = 48;

/**
 * The next item for a swipe. The finger moves the picture: towards the start of the line is forward.
 * @param dx horizontal distance in CSS pixels, positive to the right
 */
export function indexBySwipe(dx: number, dy: number, index: number, total: number, language: Language): number | null {
  if (Math.abs(dx) < swipeLength || Math.abs(dx) < 1.5 * Math.abs(dy)) return null;
  return indexByKey(dx < 0 ? 'ArrowRight' : 'ArrowLeft', index, total, language);
}

/** `754` -> `12:34`. */
export const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, '0')}`;
