/** Puts photos in the place of drawings, and takes them out again: a property beside the drawing's name, nothing else. */

import type { StoredPhoto } from './photos.ts';
import { Refusal } from './refusal.ts';
import { commitToDisk } from './save.ts';
import { entries, literal, setProperty } from './source.ts';
import type { Workspace } from './workspace.ts';

export interface PicturePlace {
  file: string;
  /** The object that names the drawing. */
  path: string;
  drawing: string;
}

/** Every place of the content that shows a drawing. */
export function picturePlaces(workspace: Workspace, drawing: string): PicturePlace[] {
  return workspace
    .contentFiles()
    .filter((file) => !file.startsWith('app/content/drawings/'))
    .flatMap((file) =>
      entries(workspace.read(file).code)
        .filter(
          (entry) => entry.kind === 'string' && entry.value.text === drawing && /\|(name|picture)$/.test(entry.path),
        )
        .map((entry) => ({ file, path: entry.path.replace(/\|\w+$/, ''), drawing })),
    );
}

/** @throws Refusal without words for people who don't see the photo */
export function showPhoto(
  workspace: Workspace,
  place: PicturePlace,
  photo: StoredPhoto,
  alt: { ar: string; en: string },
): void {
  if (!alt.ar.trim() || !alt.en.trim()) throw new Refusal('altMissing');
  const code = `{ src: ${literal(photo.src)}, width: ${photo.width}, height: ${photo.height}, alt: { ar: ${literal(alt.ar)}, en: ${literal(alt.en)} } }`;
  const source = workspace.read(place.file).code;
  commitToDisk(workspace, new Map([[place.file, setProperty(source, place.path, 'photo', code)]]), true);
}

export function showDrawing(workspace: Workspace, place: PicturePlace): void {
  const source = workspace.read(place.file).code;
  commitToDisk(workspace, new Map([[place.file, setProperty(source, place.path, 'photo', undefined)]]), true);
}
