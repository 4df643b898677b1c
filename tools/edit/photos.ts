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
/** Pixels: wide enough for a desktop, small enough for an expensive line; a photo narrower than the least looks blurred. */
const [narrowest, widest] = [800, 1_600];
/** Pixels of the largest phone cameras; and seconds that reading a photo or a film may take. */
const [mostPixels, photoSeconds, filmSeconds] = [120_000_000, 20, 60];
const formats = ['jpeg', 'png', 'webp', 'heif'];

export interface StoredPhoto {
  src: string;
  width: number;
  height: number;
}

/** @throws Refusal for a file that is not a photo, or too small a one */
export async function storePhoto(workspace: Workspace, bytes: Buffer): Promise<StoredPhoto> {
  let made: { data: Buffer; info: { width: number; height: number } };
  try {
    const image = sharp(bytes, { limitInputPixels: mostPixels, sequentialRead: true });
    const { format, autoOrient } = await image.metadata();
    if (!formats.includes(format)) throw new Refusal('noPhoto');
    if (autoOrient.width < narrowest) throw new Refusal('photoTooSmall', { width: autoOrient.width, least: narrowest });
    // sharp drops metadata by default; `rotate` applies the orientation before that.
    made = await image
      .timeout({ seconds: photoSeconds })
      .rotate()
      .resize({ width: widest, height: widest, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 76 })
      .toBuffer({ resolveWithObject: true });
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('noPhoto');
  }
  const src = `/photos/${hashOf(made.data)}.webp`;
  if (!existsSync(join(workspace.root, 'public', src))) writeFile(join(workspace.root, 'public', src), made.data);
  return { src, width: made.info.width, height: made.info.height };
}

const videoCodecs = ['avc', 'vp8', 'vp9', 'av1'];
const audioCodecs = ['aac', 'mp3', 'opus', 'vorbis'];
/** Ten bits a colour: H.264 High 10 and above, VP9 profiles 2 and 3, AV1 with 10 or 12 bits. */
const deepColour = /^avc1\.(6e|7a|f4)|^vp09\.0[23]|^av01\.\d\.\w+\.1[02]/i;

/** Whether every browser plays a film's pictures and sound. */
async function isPlayable(input: Input): Promise<boolean> {
  const tracks = await input.getTracks();
  for (const track of tracks) {
    const codecs = track.isVideoTrack() ? videoCodecs : audioCodecs;
    if (!codecs.includes(track.codec ?? '')) return false;
    if (track.isVideoTrack() && deepColour.test((await track.getCodecParameterString()) ?? '')) return false;
  }
  return tracks.some((track) => track.isVideoTrack());
}

/**
 * Copies pictures and sound of a film unchanged, without the metadata that the camera wrote.
 * @returns the file's address on the site. @throws Refusal for a file that is not a film, or that browsers do not play
 */
export async function storeFilm(workspace: Workspace, bytes: Buffer): Promise<string> {
  let kind: 'mp4' | 'webm';
  const target = new BufferTarget();
  try {
    const input = new Input({ source: new BufferSource(bytes), formats: [MP4, QTFF, WEBM] });
    kind = (await input.getFormat()) === WEBM ? 'webm' : 'mp4';
    if (!(await isPlayable(input))) throw new Refusal('filmNotPlayed');
    const format = kind === 'webm' ? new WebMOutputFormat() : new Mp4OutputFormat();
    const conversion = await Conversion.init({
      input,
      output: new Output({ target, format }),
      tags: {},
      showWarnings: false,
    });
    if (conversion.discardedTracks.length > 0) throw new Error('A track would be lost');
    using _ = limitTime(() => void conversion.cancel());
    await conversion.execute();
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('noFilm');
  }
  const made = Buffer.from(target.buffer!);
  const url = `/films/${hashOf(made)}.${kind}`;
  writeFile(join(workspace.root, 'public', url), made);
  return url;
}

/** Calls `stop` unless the film is read in time. */
function limitTime(stop: () => void): Disposable {
  const timer = setTimeout(stop, filmSeconds * 1_000);
  return { [Symbol.dispose]: () => clearTimeout(timer) };
}
