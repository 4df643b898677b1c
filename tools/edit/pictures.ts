/** Puts a photo in the place of one drawing, and takes it out again: a property beside the drawing's name, nothing else. */

import { launchPlan } from '../office/all-facts.ts';
import type { EditorText } from '../office/languages.ts';
import { idOf } from '../office/read-facts.ts';
import { entries, entryAt } from '../source/literals.ts';
import { literal, setProperty } from '../source/rewrite.ts';
import { isPicture, type TextPlace } from './content-plugin.ts';
import type { StoredPhoto } from './photos.ts';
import { placeName } from './place-names.ts';
import { Refusal } from './refusal.ts';
import { commitToDisk } from './save.ts';
import type { Workspace } from './workspace.ts';

export interface Picture {
  drawing: string;
  /** The object that names the drawing and holds the photo. */
  file: string;
  path: string;
  /** The photo that stands there instead. */
  photo?: string;
}

export interface FoundPicture {
  /** Where a photo can stand. */
  picture?: Picture;
  /** A portrait or a scan: a fact of the office, by its id. */
  fact?: string;
  /** What else shows the same drawing, and keeps it. */
  elsewhere: readonly EditorText[];
}

/**
 * What a drawing, or the photo in its place, can be exchanged in: the one place that was clicked.
 * @param place of the drawing's name, of the photo's description, or of the object that holds both
 */
export function pictureAt(workspace: Workspace, { file, path }: TextPlace): FoundPicture {
  const isObject = entryAt(workspace.code(file), `${path}|name`)?.kind === 'string';
  const object = isObject ? path : path.replace(/\|(name|picture|photo\|alt)$/, '');
  const text = (key: string, of = object) => {
    const entry = entryAt(workspace.code(file), `${of}|${key}`);
    return entry?.kind === 'string' ? entry.value.text : undefined;
  };
  // A photo of a fact stands in the office's own file; its drawing beside the name of a person or certificate.
  const facts = launchPlan().filter(({ kind }) => kind === 'photo');
  const owner = text('of');
  const fact = facts.find(
    (one) =>
      path === `${one.object}|${one.key}|alt` || (owner && text('picture') && one.object.split('|').at(-1) === owner),
  );
  if (fact) return { fact: idOf(fact), elsewhere: [] };
  const drawing = text('name');
  if (!drawing) return { elsewhere: [] };
  const elsewhere = workspace
    .contentFiles()
    .filter((other) =>
      entries(workspace.code(other)).some(
        (entry) =>
          isPicture(entry) && entry.value.text === drawing && !(other === file && entry.path === `${object}|name`),
      ),
    );
  return {
    picture: { drawing, file, path: object, photo: text('src', `${object}|photo`) },
    elsewhere: elsewhere.map((other) => placeName(workspace, other)),
  };
}

/** @param code of the photo, or `undefined` for the drawing. @throws Refusal where another window put another photo there meanwhile */
async function setPhoto(workspace: Workspace, { file, path, photo }: Picture, code: string | undefined): Promise<void> {
  const { picture: now } = pictureAt(workspace, { file, path });
  if (!now) throw new Refusal('noPlace', { file });
  if (now.photo !== photo) throw new Refusal('changedMeanwhile', { file });
  await commitToDisk(workspace, new Map([[file, setProperty(workspace.code(file), path, 'photo', code)]]), true);
}

export const showPhoto = (
  workspace: Workspace,
  picture: Picture,
  { src, width, height }: StoredPhoto,
  alt: EditorText,
): Promise<void> =>
  setPhoto(
    workspace,
    picture,
    `{ src: ${literal(src)}, width: ${width}, height: ${height}, alt: { ar: ${literal(alt.ar)}, en: ${literal(alt.en)} } }`,
  );

export const showDrawing = (workspace: Workspace, picture: Picture): Promise<void> =>
  setPhoto(workspace, picture, undefined);
