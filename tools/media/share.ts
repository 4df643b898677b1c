import { spawnSync } from 'node:child_process';
import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../app/content/text.ts';
import { directionOf } from '../../app/language/detect.ts';
import { mediaFolder } from './manifest.ts';
import { shareDrawings } from './share-pages.ts';
import type { Drawings, Stage } from './stage.ts';

export const sharePaths = Object.keys(shareDrawings) as (keyof typeof shareDrawings)[];

const [width, height] = [1200, 630];
/** Height of the drawing's band above the accent line, in pixels. */
const band = 366;
/** No picture is larger, in bytes. */
const limit = 70_000;

/** A page's share picture as HTML: its title, its lead, its drawing. The same HTML gives the same picture. */
export async function shareHtml(
  drawings: Drawings,
  path: keyof typeof shareDrawings,
  language: Language,
): Promise<{ name: string; html: string }> {
  const page = await drawings.page(path, language);
  const said = (property: string) => new RegExp(`<meta property="og:${property}" content="([^"]*)"`).exec(page)![1]!;
  const crop = shareDrawings[path];
  const markup = await drawings.markup(crop.drawing, language, 'sheet');
  const sheet = /viewBox="([^"]*)"/.exec(markup)![1]!.split(' ').map(Number) as [number, number, number, number];
  const shown = crop.width ?? sheet[2];
  const tall = (shown * band) / width;
  const middle = crop.x ?? sheet[0] + sheet[2] / 2;
  const centre = crop.mirrored && language === 'ar' ? 1600 - middle : middle;
  const bottom = crop.bottom ?? sheet[1] + sheet[3];
  const viewBox = [centre - shown / 2, bottom - tall, shown, tall].join(' ');
  const cropped = markup
    .replace(/viewBox="[^"]*" width="[^"]*" height="[^"]*"/, `viewBox="${viewBox}" width="${width}" height="${band}"`)
    .replace('<svg', '<svg preserveAspectRatio="xMidYMax slice"');
  // The home page is named like the office; what it says first says more.
  const title = path === '/' ? /<h1[^>]*>(.*?)<\/h1>/s.exec(page)![1]!.replaceAll(/<[^>]*>/g, '') : said('title');
  // The page itself says which file it is shared with.
  const name = /\/media\/share\/([^"]+)\.png/.exec(said('image'))![1]!;
  const html = `<div class="share" lang="${language}" dir="${directionOf(language)}"><p class="office">${path === '/' ? '' : said('site_name')}</p><h1>${title}</h1><p class="lead">${said('description')}</p><div class="band">${cropped}</div></div>`;
  return { name, html };
}

export const shareStyles = `
body{margin:0}
.share{position:relative;inline-size:${width}px;block-size:${height}px;overflow:hidden;background:#f5f2ea;color:#16262f;font-family:var(--font-sans);border-block-end:12px solid #b8472a;box-sizing:border-box}
.office{position:absolute;inset-block-start:44px;inset-inline-start:64px;margin:0;font-size:22px;font-weight:600;line-height:1.4;color:#b8472a}
h1{position:absolute;inset-block-start:74px;inset-inline:64px;margin:0;font-size:60px;font-weight:600;line-height:1.15;letter-spacing:-.02em;white-space:nowrap}
:lang(ar) h1,h1:lang(ar){letter-spacing:0;line-height:1.4;inset-block-start:72px}
.lead{position:absolute;inset-block-start:158px;inset-inline:64px;margin:0;font-size:25px;line-height:1.45;color:#51626b;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden;text-wrap:balance;max-inline-size:960px}
:lang(ar) .lead{inset-block-start:168px;line-height:1.6}
.band{position:absolute;inset-inline:0;inset-block-end:0;block-size:${band}px;mask-image:linear-gradient(transparent,#000 64px)}
.band svg{position:absolute;inset-block-end:0;inset-inline-start:0}`;

/** Paints a share picture and writes it with a palette, at the most colours that stay under the limit. */
export async function renderShare(stage: Stage, html: string, name: string): Promise<readonly string[]> {
  const file = `share/${name}.png`;
  const target = join(mediaFolder, file);
  mkdirSync(join(target, '..'), { recursive: true });
  const page = await stage.open(width, height, shareStyles);
  await page.evaluate((markup) => {
    document.body.innerHTML = markup;
  }, html);
  await page.evaluate(async () => {
    await document.fonts.ready;
    // A long title keeps to one line.
    const title = document.querySelector('h1') as HTMLElement;
    const room = title.clientWidth;
    if (title.scrollWidth > room) title.style.fontSize = `${Math.floor((60 * room) / title.scrollWidth)}px`;
  });
  const painted = await page.screenshot({ type: 'png' });
  await page.close();
  for (const colours of [128, 96, 64, 48, 32, 24, 16]) {
    const filter = `split[a][b];[a]palettegen=max_colors=${colours}:reserve_transparent=0:stats_mode=full[p];[b][p]paletteuse=dither=none`;
    const { status, stderr } = spawnSync(
      'ffmpeg',
      [
        '-loglevel',
        'error',
        '-y',
        '-f',
        'png_pipe',
        '-i',
        '-',
        '-vf',
        filter,
        '-compression_level',
        '100',
        '-pred',
        'mixed',
        target,
      ],
      { input: painted },
    );
    if (status !== 0) throw new Error(`ffmpeg failed: ${stderr}`);
    if (statSync(target).size <= limit) return [file];
  }
  throw new Error(`${file} stays above ${limit} bytes; crop its drawing`);
}

export const shareGenerators = ['tools/media/share.ts'];
