/** Photos and films that the office brings: made small, turned upright, and stripped of where and with what they were taken. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { writeWhole } from './file-change.ts';
import { Refusal } from './refusal.ts';
import { hashOf, type Workspace } from './workspace.ts';

const megabyte = 1_000_000;
export const photoLimit = 40 * megabyte;
export const filmLimit = 60 * megabyte;
/** Wide enough for a desktop, small enough for an expensive line. */
const widest = 1_600;

export interface StoredPhoto {
  src: string;
  width: number;
  height: number;
}

/** @throws Refusal for what is too large or no photo */
export async function storePhoto(workspace: Workspace, bytes: Buffer): Promise<StoredPhoto> {
  if (bytes.length > photoLimit)
    throw new Refusal('photoTooLarge', { size: Math.ceil(bytes.length / megabyte), limit: photoLimit / megabyte });
  let made: { data: Buffer; info: { width: number; height: number } };
  try {
    // Metadata is left out unless asked for; `rotate` turns the picture as its camera says before that is gone.
    made = await sharp(bytes, { limitInputPixels: 200_000_000 })
      .rotate()
      .resize({ width: widest, height: widest, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 76 })
      .toBuffer({ resolveWithObject: true });
  } catch {
    throw new Refusal('noPhoto');
  }
  const src = `/photos/${hashOf(made.data)}.webp`;
  if (!existsSync(join(workspace.root, 'public', src))) writeWhole(join(workspace.root, 'public', src), made.data);
  return { src, width: made.info.width, height: made.info.height };
}

/** What the first bytes of a film file say it is. */
function filmKind(bytes: Buffer): 'mp4' | 'webm' | undefined {
  if (bytes.subarray(4, 8).toString('latin1') === 'ftyp') return 'mp4';
  if (bytes.readUInt32BE(0) === 0x1a45dfa3) return 'webm';
  return undefined;
}

/** @returns the file's address on the site. @throws Refusal for what is too large or no film */
export function storeFilm(workspace: Workspace, bytes: Buffer): string {
  if (bytes.length > filmLimit)
    throw new Refusal('filmTooLarge', { size: Math.ceil(bytes.length / megabyte), limit: filmLimit / megabyte });
  const kind = bytes.length > 12 ? filmKind(bytes) : undefined;
  if (!kind) throw new Refusal('noFilm');
  const url = `/films/${hashOf(bytes)}.${kind}`;
  writeWhole(join(workspace.root, 'public', url), bytes);
  return url;
}
