/** Replaces one drawing with a photo, and back: the photo is a property beside the drawing's name. */
import type { EditorText } from '../office/languages.ts';
import { idOf } from '../office/read-facts.ts';
import type { Entry, TextPlace } from '../source/literals.ts';
import { codeOf, setProperty } from '../source/rewrite.ts';
import { isPicture } from './content-plugin.ts';
import type { StoredPhoto } from './photos.ts';
import { placeName } from './place-names.ts';
import { planNow } from './project-list.ts';
import { Refusal } from './refusal.ts';
import { commitToDisk } from './save.ts';
import type { Workspace } from './workspace.ts';

export interface Picture {
  drawing: string;
  /** The file and the path of the object with the drawing's name and the photo. */
  file: string;
  path: string;
  /** The page or list that shows it. */
  name: EditorText;
  /** The photo that replaces it. */
  photo?: string;
}

export interface FoundPicture {
  /** Set if a photo can replace it. */
  picture?: Picture;
  /** The id of a fact of the office: a portrait or a scan. */
  fact?: string;
  /** Other places with the same drawing, which keep it. */
  elsewhere: readonly EditorText[];
}

/**
 * Finds what can be replaced at the place that was clicked.
 * @param place of the drawing's name, of the photo's description, or of the object with both
 */
export function pictureAt(workspace: Workspace, { file, path }: TextPlace): FoundPicture {
  const isObject = workspace.entryAt(file, `${path}|name`)?.kind === 'string';
  const object = isObject ? path : path.replace(/\|(name|picture|photo\|alt)$/, '');
  const text = (key: string, of = object) => {
    const entry = workspace.entryAt(file, `${of}|${key}`);
    return entry?.kind === 'string' ? entry.value.text : undefined;
  };
  // A photo of a fact is in the office's file, its drawing beside the name of a person or certificate.
  const facts = planNow(workspace).filter(({ kind }) => kind === 'photo');
  const owner = text('of');
  const fact = facts.find(
    (one) =>
      path === `${one.object}|${one.key}|alt` || (owner && text('picture') && one.object.split('|').at(-1) === owner),
  );
  if (fact) return { fact: idOf(fact), elsewhere: [] };
  const drawing = text('name');
  if (!drawing) return { elsewhere: [] };
  const here = `${file}#${object}|name`;
  const isElsewhere = (entry: Entry, other: string) =>
    isPicture(entry) && entry.value.text === drawing && `${other}#${entry.path}` !== here;
  const shows = (other: string) => workspace.entries(other).some((entry) => isElsewhere(entry, other));
  return {
    picture: { drawing, file, path: object, name: placeName(workspace, file), photo: text('src', `${object}|photo`) },
    elsewhere: workspace
      .contentFiles()
      .filter(shows)
      .map((other) => placeName(workspace, other)),
  };
}

/** @param photo none brings the drawing back. @throws Refusal if another window has put another photo there */
export async function setPhoto(
  workspace: Workspace,
  { file, path, photo: seen }: Pick<Picture, 'file' | 'path' | 'photo'>,
  photo?: StoredPhoto & { alt: EditorText },
): Promise<void> {
  const { picture } = pictureAt(workspace, { file, path });
  if (!picture) throw new Refusal('noPlace', { file });
  if (picture.photo !== seen) throw new Refusal('changedMeanwhile', { file });
  const code = setProperty(workspace.read(file), path, 'photo', photo && codeOf({ ...photo }));
  await commitToDisk(workspace, new Map([[file, code]]), true);
}
