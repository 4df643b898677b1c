/** The films of drawings in `public/media/`, and a record of what each was made from. */
import { spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import clipSizes from '../../app/content/clip-sizes.json' with { type: 'json' };
import type { ClipName } from '../../app/content/films.ts';
import { previews } from '../../app/content/settings.ts';
import { launchBrowser } from '../browser.ts';
import { type Drawings, loadDrawings } from '../building/load-code.ts';
import { root } from '../paths.ts';
import { recipes } from './film-recipes.ts';
import manifest from './manifest.json' with { type: 'json' };
import { renderClip } from './render-film.ts';

const folder = join(root, 'public/media');

/** Raise it when films have to change although their drawings stay: camera, pace, codec. */
const look = 1;

/**
 * Every film with a hash of its content, and whether its files exist with the size they had when made from it. Code
 * style does not count: refactoring a tool makes no film stale.
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

/** The films that `npm run media` has to make again because their drawing or tool changed. Needs no browser. */
export async function checkFilms(): Promise<string[]> {
  return filmsOf(await loadDrawings()).flatMap(({ key, fresh }) => (fresh ? [] : [key]));
}

/** Makes the films that are wanted, by `clip/NAME`, and stale. @param all make fresh ones too */
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
  /** In the order of the recipes; removed ones are dropped. */
  const write = (file: string, values: Record<ClipName, unknown>) => {
    const kept = Object.fromEntries(films.map(({ name }) => [name, values[name]]));
    writeFileSync(join(root, file), `${JSON.stringify(kept, null, 2)}\n`);
  };
  await using browser = await launchBrowser();
  for (const { name, key, inputs } of due) {
    const started = performance.now();
    clipSizes[name] = await renderClip(browser, drawings, name, folder);
    manifest[name] = inputs;
    // After each film, so that an aborted run loses nothing. Pages state the sizes before a film loads.
    write('app/content/clip-sizes.json', clipSizes);
    write('tools/media/manifest.json', manifest);
    console.log(`${key}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
}
