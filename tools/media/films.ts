/** The films that `npm run media` makes of drawings, into `public/media/`, and from what each was made. */
import { spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import clipSizes from '../../app/content/clip-sizes.json' with { type: 'json' };
import { previews } from '../../app/content/figures.ts';
import type { ClipName } from '../../app/content/films.ts';
import { launchBrowser } from '../browser.ts';
import { type Drawings, loadDrawings } from '../building/load-code.ts';
import { root } from '../paths.ts';
import { renderClip } from './clips.ts';
import manifest from './manifest.json' with { type: 'json' };
import { recipes } from './recipes.ts';

const folder = join(root, 'public/media');

/** To be raised when films are to look otherwise though their drawings stay: camera, pace, codec. */
const look = 1;

/**
 * Every film, with the hash of what it shows, and whether its files are there, as large as when they were made from just that. How that
 * is written down in code is none of it: tidying up a tool makes no film anew.
 */
const filmsOf = ({ drawingMarkup, wordless }: Drawings) =>
  (Object.keys(recipes) as ClipName[]).map((name) => {
    const moments = recipes[name].turns ? [{ phase: 0 }, { phase: 0.3 }] : [{}];
    const pictures = moments.map((more) => wordless(drawingMarkup(name, 'en', 'sheet', more)));
    const shown = JSON.stringify([look, recipes[name], previews, ...pictures]);
    const inputs = hash('sha256', shown, 'base64url').slice(0, 16);
    const isThere = ([ending, size]: [string, number]) =>
      statSync(join(folder, `${name}.${ending}`), { throwIfNoEntry: false })?.size === size;
    const fresh = manifest[name] === inputs && Object.entries(clipSizes[name]).every(isThere);
    return { name, key: `clip/${name}`, inputs, fresh };
  });

/** The films that `npm run media` has to make anew because their drawing or their tool changed. Needs no browser. */
export async function checkFilms(): Promise<string[]> {
  return filmsOf(await loadDrawings()).flatMap(({ key, fresh }) => (fresh ? [] : [key]));
}

/**
 * Makes what is wanted, by `clip/NAME`, and stale.
 * @param all of it, stale or not
 */
export async function makeFilms(wanted: (key: string) => boolean, all: boolean): Promise<void> {
  const drawings = await loadDrawings();
  const films = filmsOf(drawings);
  const due = films.filter(({ key, fresh }) => wanted(key) && (all || !fresh));
  if (due.length === 0) return;
  if (spawnSync('ffmpeg', ['-version']).status !== 0) {
    const names = due.map(({ key }) => key).join(', ');
    throw new Error(`Films need ffmpeg with libsvtav1 and libx264 (Debian: apt-get install ffmpeg): ${names}`);
  }
  mkdirSync(folder, { recursive: true });
  /** In the order of the recipes; what no longer exists is left out. */
  const write = (file: string, values: Record<ClipName, unknown>) => {
    const kept = Object.fromEntries(films.map(({ name }) => [name, values[name]]));
    writeFileSync(join(root, file), `${JSON.stringify(kept, null, 2)}\n`);
  };
  await using browser = await launchBrowser();
  for (const { name, key, inputs } of due) {
    const started = performance.now();
    clipSizes[name] = await renderClip(browser, drawings, name, folder);
    manifest[name] = inputs;
    // After each film, so that a run which is cut short loses nothing. Pages tell the sizes before anything loads.
    write('app/content/clip-sizes.json', clipSizes);
    write('tools/media/manifest.json', manifest);
    console.log(`${key}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
}
