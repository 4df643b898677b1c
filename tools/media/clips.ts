import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Page } from '@playwright/test';
import { previews } from '../../app/content/figures.ts';
import type { Drawings } from '../building/load-code.ts';
import { token } from '../building/tokens.ts';
import { directFilm } from './director.ts';
import type { Recipe } from './recipes.ts';
import type { Stage } from './stage.ts';

const framesPerSecond = 20;
const frames = previews.seconds * framesPerSecond;
/** No file is larger, in bytes. */
const limit = 390_000;

export interface ClipFiles {
  webm: number;
  mp4: number;
}

/** To be raised when films are to look otherwise though their drawings stay: camera, pace, codec. */
const look = 1;

/** What a film is made of, as text: the same text gives the same film. The films show no texts. */
export function clipInputs({ drawingMarkup, wordless }: Drawings, recipe: Recipe): string {
  const moments = recipe.turns ? [{ phase: 0 }, { phase: 0.3 }] : [{}];
  const pictures = moments.map((more) => wordless(drawingMarkup(recipe.drawing, 'en', 'sheet', more)));
  return JSON.stringify([look, recipe, previews, ...pictures]);
}

/** Renders one film and writes `NAME.webm` (AV1) and `NAME.mp4` (H.264) into a folder. */
export async function renderClip(stage: Stage, name: string, recipe: Recipe, folder: string): Promise<ClipFiles> {
  mkdirSync(folder, { recursive: true });
  const work = mkdtempSync(join(tmpdir(), 'clip-'));
  const raw = join(work, 'frames.mkv');
  try {
    await record(stage, recipe, raw);
    const sizes = {
      webm: encode(raw, join(work, `${name}.webm`), av1),
      mp4: encode(raw, join(work, `${name}.mp4`), h264),
    };
    // Only whole files reach the folder, also where a run is cut short.
    for (const ending of ['webm', 'mp4'])
      copyFileSync(join(work, `${name}.${ending}`), join(folder, `${name}.${ending}`));
    return sizes;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** Every frame as the browser paints it, into one lossless file. */
async function record(stage: Stage, recipe: Recipe, raw: string): Promise<void> {
  const { width, height } = previews;
  const page = await stage.open(
    width,
    height,
    `body{margin:0;background:${token('paper')};overflow:hidden}.drawing g:has(>text),.drawing text{display:none}`,
  );
  await show(page, await stage.markup(recipe.drawing, 'en', 'sheet', recipe.turns ? { phase: 0 } : {}));
  await page.evaluate(directFilm, { ...recipe, aspect: width / height });
  const recorder = spawn(
    'ffmpeg',
    [
      '-loglevel',
      'error',
      '-y',
      '-f',
      'image2pipe',
      '-framerate',
      String(framesPerSecond),
      '-c:v',
      'png',
      '-i',
      '-',
      '-c:v',
      'ffv1',
      '-pix_fmt',
      'bgr0',
      raw,
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  const ended = once(recorder, 'exit');
  for (let frame = 0; frame < frames; frame++) {
    const time = frame / (frames - 1);
    if (recipe.turns && time >= (recipe.drawnUntil ?? 0)) {
      // The last frame leads into the first again.
      const phase = ((frame / frames) * recipe.turns) % 1;
      await show(page, await stage.markup(recipe.drawing, 'en', 'sheet', { phase }));
    }
    await page.evaluate((at) => (window as unknown as { film: (time: number) => void }).film(at), time);
    const picture = await page.screenshot({ type: 'png' });
    if (!recorder.stdin.write(picture)) await once(recorder.stdin, 'drain');
  }
  recorder.stdin.end();
  const [code] = await ended;
  await page.close();
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}

const show = (page: Page, markup: string) =>
  page.evaluate((svg) => {
    document.body.innerHTML = svg;
  }, markup);

interface Codec {
  options: readonly string[];
  /** Where the search for a quality begins, and how many steps halve the size. */
  best: number;
  worst: number;
  halving: number;
}

const av1: Codec = {
  options: ['-c:v', 'libsvtav1', '-preset', '5', '-g', '240', '-svtav1-params', 'tune=0'],
  best: 32,
  worst: 60,
  halving: 12,
};
const h264: Codec = {
  options: [
    '-c:v',
    'libx264',
    '-preset',
    'slow',
    '-tune',
    'animation',
    '-profile:v',
    'high',
    '-level',
    '3.2',
    '-g',
    '240',
    '-movflags',
    '+faststart',
  ],
  best: 22,
  worst: 38,
  halving: 6,
};
const colours = [
  '-pix_fmt',
  'yuv420p',
  '-colorspace',
  'bt709',
  '-color_primaries',
  'bt709',
  '-color_trc',
  'bt709',
  '-color_range',
  'tv',
  '-vf',
  'scale=out_color_matrix=bt709:out_range=tv',
];

/** Encodes at the best quality that stays under the limit. @returns the size in bytes */
function encode(raw: string, file: string, { options, best, worst, halving }: Codec): number {
  for (let quality = best; quality <= worst; ) {
    ffmpeg('-i', raw, '-an', ...colours, ...options, '-crf', String(quality), file);
    const { size } = statSync(file);
    if (size <= limit) {
      console.log(`  ${basename(file)}: ${Math.round(size / 1000)} kB at quality ${quality}`);
      return size;
    }
    quality += Math.max(1, Math.ceil(halving * Math.log2(size / limit)));
  }
  throw new Error(`${file} stays above ${limit} bytes; show less in it`);
}

function ffmpeg(...args: string[]): void {
  const { status, stderr } = spawnSync('ffmpeg', ['-loglevel', 'error', '-y', ...args], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`ffmpeg failed: ${stderr}`);
}
