/** Puts photos in the place of drawings, and takes them out again: a property beside the drawing's name, nothing else. */

import type { EditorText } from '../office/languages.ts';
import { entries } from '../source/literals.ts';
import { literal, setProperty } from '../source/rewrite.ts';
import type { StoredPhoto } from './photos.ts';
import { placeName } from './place-names.ts';
import { Refusal } from './refusal.ts';
import { commitToDisk } from './save.ts';
import type { Workspace } from './workspace.ts';

export interface PicturePlace {
  file: string;
  /** The object that names the drawing. */
  path: string;
  drawing: string;
  /** The photo that stands there instead. */
  photo?: string;
}

/**
 * Every place of the content that shows a drawing.
 * @param drawing its name, or the address of a photo that stands in its place
 */
export function picturePlaces(workspace: Workspace, drawing: string): (PicturePlace & { name: EditorText })[] {
  return workspace
    .contentFiles()
    .filter((file) => !file.startsWith('app/content/drawings/'))
    .flatMap((file) =>
      placesIn(workspace.read(file).code)
        .filter((place) => place.drawing === drawing || place.photo === drawing)
        .map((place) => ({ file, ...place, name: placeName(workspace, file) })),
    );
}

function placesIn(code: string): Omit<PicturePlace, 'file'>[] {
  const all = entries(code).flatMap((entry) =>
    entry.kind === 'string' ? [[entry.path, entry.value.text] as const] : [],
  );
  const at = new Map(all);
  return all
    .filter(([path]) => /\|(name|picture)$/.test(path))
    .map(([path, drawing]) => {
      const object = path.replace(/\|\w+$/, '');
      return { path: object, drawing, photo: at.get(`${object}|photo|src`) };
    });
}

/** @throws Refusal where another window put another photo there meanwhile */
function unchanged(workspace: Workspace, { file, path, photo }: PicturePlace): void {
  const now = placesIn(workspace.read(file).code).find((place) => place.path === path);
  if (!now) throw new Refusal('noPlace', { file });
  if (now.photo !== photo) throw new Refusal('changedMeanwhile', { file });
}

/** @throws Refusal without words for people who don't see the photo */
export async function showPhoto(
  workspace: Workspace,
  place: PicturePlace,
  photo: StoredPhoto,
  alt: { ar: string; en: string },
): Promise<void> {
  if (!alt.ar.trim() || !alt.en.trim()) throw new Refusal('altMissing');
  unchanged(workspace, place);
  const code = `{ src: ${literal(photo.src)}, width: ${photo.width}, height: ${photo.height}, alt: { ar: ${literal(alt.ar)}, en: ${literal(alt.en)} } }`;
  const source = workspace.read(place.file).code;
  await commitToDisk(workspace, new Map([[place.file, setProperty(source, place.path, 'photo', code)]]), true);
}

export async function showDrawing(workspace: Workspace, place: PicturePlace): Promise<void> {
  unchanged(workspace, place);
  const source = workspace.read(place.file).code;
  await commitToDisk(workspace, new Map([[place.file, setProperty(source, place.path, 'photo', undefined)]]), true);
}
