import type { Film } from '../content/films.ts';
import type { Language } from '../content/text.ts';
import { isRightToLeft } from '../language/detect.ts';
import { drawingFile } from './drawing-file.ts';
import type { PictureSource } from './picture.tsx';

/** What the viewer can show: a picture or a film, with its words already in the language. Plain JSON. */
export type ViewerItem = {
  title: string;
  /** The id of the element on the page that describes it. */
  describedBy?: string;
} & ({ kind: 'picture'; of: PictureSource } | { kind: 'film'; film: Film });

/** The file behind a picture: what its link opens without JavaScript, and what the viewer shows. Drawings are written by the build. */
export const pictureFile = (of: PictureSource, language: Language): string =>
  typeof of === 'string' ? drawingFile(of, language, 'sheet') : of.src;

/** A film stored on this site: no third party learns that it is watched. */
export const isOwnFilm = (film: Film): boolean => film.address?.url.startsWith('/') === true;

/** The file behind a film's link: H.264 plays everywhere. An external film's link leads to where it is. */
export const filmFile = (film: Film): string => film.address?.url ?? `/media/${film.clip}.mp4`;

/**
 * The item that an arrow key leads to: towards the end of the line is next, so in Arabic the left arrow is.
 * @returns the new index, around the ends; `null` for every other key
 */
export function indexByKey(key: string, index: number, total: number, language: Language): number | null {
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return null;
  const forward = (key === 'ArrowRight') !== isRightToLeft(language);
  return (index + (forward ? 1 : total - 1)) % total;
}

/** Swipes shorter than this, in CSS pixels, are taps; steeper ones scroll. */
const swipeLength = 48;

/**
 * The item that a swipe leads to. The finger moves the picture: towards the start of the line brings the next one.
 * @param dx horizontal way of the finger in CSS pixels, positive to the right
 */
export function indexBySwipe(dx: number, dy: number, index: number, total: number, language: Language): number | null {
  if (Math.abs(dx) < swipeLength || Math.abs(dx) < 1.5 * Math.abs(dy)) return null;
  return indexByKey(dx < 0 ? 'ArrowRight' : 'ArrowLeft', index, total, language);
}

/** `754` -> `12:34`. */
export const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, '0')}`;
