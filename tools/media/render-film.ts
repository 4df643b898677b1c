import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempDisposableSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { ClipName } from '../../app/content/films.ts';
import { previews } from '../../app/content/settings.ts';
import type { Drawings } from '../building/load-code.ts';
import { token } from '../building/tokens.ts';
import { root } from '../paths.ts';
import { directFilm } from './animate-drawing.ts';
import { recipes } from './film-recipes.ts';

const framesPerSecond = 20;
const frames = previews.seconds * framesPerSecond;
/** Maximum bytes of a file. */
const limit = 390_000;

interface Codec {
  options: string;
  /** The range of the quality search, and the steps that halve the size. */
  best: number;
  worst: number;
  halving: number;
}

const endings = ['webm', 'mp4'] as const;
type Ending = (typeof endings)[number];

const codecs: Record<Ending, Codec> = {
  webm: {
    options: '-c:v libsvtav1 -preset 5 -g 240 -svtav1-params tune=0',
    best: 32,
    worst: 60,
    halving: 12,
  },
  mp4: {
    options: '-c:v libx264 -preset slow -tune animation -profile:v high -level 3.2 -g 240 -movflags +faststart',
    best: 22,
    worst: 38,
    halving: 6,
  },
};
const colours =
  '-pix_fmt yuv420p -colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv' +
  ' -vf scale=out_color_matrix=bt709:out_range=tv';

/** Renders a film as `NAME.webm` (AV1) and `NAME.mp4` (H.264) into a folder. @returns their sizes in bytes */
export async function renderClip(
  browser: Browser,
  drawings: Drawings,
  name: ClipName,
  folder: string,
): Promise<Record<Ending, number>> {
  using work = mkdtempDisposableSync(join(tmpdir(), 'clip-'));
  const raw = join(work.path, 'frames.mkv');
  await record(browser, drawings, name, raw);
  const sizes = { webm: 0, mp4: 0 };
  for (const ending of endings) sizes[ending] = encode(raw, work.path, `${name}.${ending}`, codecs[ending]);
  // Moved when complete, so that an aborted run leaves no partial file.
  for (const ending of endings) copyFileSync(join(work.path, `${name}.${ending}`), join(folder, `${name}.${ending}`));
  return sizes;
}

/** Every frame as the browser paints it, in one lossless file. */
async function record(browser: Browser, { drawingMarkup }: Drawings, name: ClipName, raw: string): Promise<void> {
  const { width, height } = previews;
  const recipe = recipes[name];
  await using page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: 1 });
  await page.setContent(`<!doctype html><style>${readFileSync(join(root, 'app/styles/drawing.css'), 'utf8')}
    body{margin:0;background:${token('paper')};overflow:hidden}.drawing :is(.callout,g:has(>text),text){display:none}</style>`);
  await show(page, drawingMarkup(name, 'en', 'sheet', recipe.turns ? { phase: 0 } : {}));
  const film = await page.evaluateHandle(directFilm, { ...recipe, aspect: width / height });
  const pictures = words(`-loglevel error -y -f image2pipe -framerate ${framesPerSecond} -c:v png -i -`);
  const recorder = spawn('ffmpeg', [...pictures, ...words('-c:v ffv1 -pix_fmt bgr0'), raw], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = once(recorder, 'exit');
  for (let frame = 0; frame < frames; frame++) {
    const time = frame / (frames - 1);
    if (recipe.turns && time >= (recipe.drawnUntil ?? 0)) {
      // The film loops: the last frame leads into the first.
      const phase = ((frame / frames) * recipe.turns) % 1;
      await show(page, drawingMarkup(name, 'en', 'sheet', { phase }));
    }
    await film.evaluate((showAt, at) => showAt(at), time);
    const picture = await page.screenshot({ type: 'png' });
    if (!recorder.stdin.write(picture)) await once(recorder.stdin, 'drain');
  }
  recorder.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}

const show = (page: Page, markup: string) =>
  page.evaluate((svg) => {
    document.body.innerHTML = svg;
  }, markup);

/** Encodes at the best quality under the limit. @returns the size in bytes */
function encode(raw: string, folder: string, name: string, { options, best, worst, halving }: Codec): number {
  const file = join(folder, name);
  for (let quality = best; quality <= worst; ) {
    const how = words(`-an ${colours} ${options} -crf ${quality}`);
    const { status, stderr } = spawnSync('ffmpeg', ['-loglevel', 'error', '-y', '-i', raw, ...how, file], {
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`ffmpeg failed: ${stderr}`);
    const { size } = statSync(file);
    if (size <= limit) {
      console.log(`  ${name}: ${Math.round(size / 1000)} kB at quality ${quality}`);
      return size;
    }
    quality += Math.max(1, Math.ceil(halving * Math.log2(size / limit)));
  }
  throw new Error(`${file} stays above ${limit} bytes; show less in it`);
}

const words = (line: string): string[] => line.split(' ');
