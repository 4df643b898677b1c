/** Stores the office's photos and films: shrunk, upright, and without metadata about place and camera. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  BufferSource,
  BufferTarget,
  Conversion,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny';
import sharp from 'sharp';
import { writeFile } from './file-change.ts';
import { Refusal } from './refusal.ts';
import { hashOf, type Workspace } from './workspace.ts';

/** Bytes. */
export const [photoLimit, filmLimit] = [40_000_000, 60_000_000];
/** Wide enough for a desktop, small enough for an expensive line. */
const widest = 1_600;

export interface StoredPhoto {
  src: string;
  width: number;
  height: number;
}

/** @throws Refusal for a file that is not a photo */
export async function storePhoto(workspace: Workspace, bytes: Buffer): Promise<StoredPhoto> {
  let made: { data: Buffer; info: { width: number; height: number } };
  try {
    // sharp drops metadata by default; `rotate` applies the orientation before that.
    made = await sharp(bytes, { limitInputPixels: 200_000_000 })
      .rotate()
      .resize({ width: widest, height: widest, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 76 })
      .toBuffer({ resolveWithObject: true });
  } catch {
    throw new Refusal('noPhoto');
  }
  const src = `/photos/${hashOf(made.data)}.webp`;
  if (!existsSync(join(workspace.root, 'public', src))) writeFile(join(workspace.root, 'public', src), made.data);
  return { src, width: made.info.width, height: made.info.height };
}

/**
 * Copies pictures and sound of a film unchanged, without the metadata that the camera wrote.
 * @returns the file's address on the site. @throws Refusal for a file that is not a film
 */
export async function storeFilm(workspace: Workspace, bytes: Buffer): Promise<string> {
  let kind: 'mp4' | 'webm';
  const target = new BufferTarget();
  try {
    const input = new Input({ source: new BufferSource(bytes), formats: [MP4, QTFF, WEBM] });
    kind = (await input.getFormat()) === WEBM ? 'webm' : 'mp4';
    const format = kind === 'webm' ? new WebMOutputFormat() : new Mp4OutputFormat();
    const conversion = await Conversion.init({
      input,
      output: new Output({ target, format }),
      tags: {},
      showWarnings: false,
    });
    if (conversion.discardedTracks.length > 0) throw new Error('A track would be lost');
    await conversion.execute();
  } catch {
    throw new Refusal('noFilm');
  }
  const made = Buffer.from(target.buffer!);
  const url = `/films/${hashOf(made)}.${kind}`;
  writeFile(join(workspace.root, 'public', url), made);
  return url;
}
