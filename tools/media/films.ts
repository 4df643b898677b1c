/** The films that `npm run media` makes of drawings, into `public/media/`, and from what each was made. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClipName } from '../../app/content/clip-sizes.ts';
import { previews } from '../../app/content/figures.ts';
import { launchBrowser } from '../browser.ts';
import { type Drawings, loadDrawings } from '../building/load-code.ts';
import { root } from '../paths.ts';
import { renderClip } from './clips.ts';
import { recipes } from './recipes.ts';

/** `clip/NAME` with the hash of what the film shows, and its files with their sizes in bytes. */
type Manifest = Record<string, { inputs: string; files: Record<string, number> }>;

const manifestFile = join(root, 'tools/media/manifest.json');
const folder = join(root, 'public/media');

const readManifest = (): Manifest => (existsSync(manifestFile) ? JSON.parse(readFileSync(manifestFile, 'utf8')) : {});

/** To be raised when films are to look otherwise though their drawings stay: camera, pace, codec. */
const look = 1;

/** Every film, with the hash of what it shows. How that is written down in code is none of it: tidying up a tool makes no film anew. */
const filmsOf = ({ drawingMarkup, wordless }: Drawings) =>
  (Object.keys(recipes) as ClipName[]).map((name) => {
    const moments = recipes[name].turns ? [{ phase: 0 }, { phase: 0.3 }] : [{}];
    const pictures = moments.map((more) => wordless(drawingMarkup(name, 'en', 'sheet', more)));
    const shown = JSON.stringify([look, recipes[name], previews, ...pictures]);
    return { name, key: `clip/${name}`, inputs: createHash('sha256').update(shown).digest('base64url').slice(0, 16) };
  });

/** True where the files of a film are there, as large as when they were made from just these inputs. */
const isFresh = (entry: Manifest[string] | undefined, inputs: string): boolean =>
  entry?.inputs === inputs &&
  Object.entries(entry.files).every(
    ([name, size]) => statSync(join(folder, name), { throwIfNoEntry: false })?.size === size,
  );

/** The films that `npm run media` has to make anew because their drawing or their tool changed. Needs no browser. */
export async function checkFilms(): Promise<string[]> {
  const manifest = readManifest();
  return filmsOf(await loadDrawings()).flatMap(({ key, inputs }) => (isFresh(manifest[key], inputs) ? [] : [key]));
}

/**
 * Makes what is wanted, by `clip/NAME`, and stale.
 * @param all of it, stale or not
 */
export async function makeFilms(wanted: (key: string) => boolean, all: boolean): Promise<void> {
  const drawings = await loadDrawings();
  const films = filmsOf(drawings);
  const before = readManifest();
  const due = films.filter(({ key, inputs }) => wanted(key) && (all || !isFresh(before[key], inputs)));
  if (due.length === 0) return;
  if (spawnSync('ffmpeg', ['-version']).status !== 0) {
    const names = due.map(({ key }) => key).join(', ');
    throw new Error(`Films need ffmpeg with libsvtav1 and libx264 (Debian: apt-get install ffmpeg): ${names}`);
  }
  mkdirSync(folder, { recursive: true });
  // What no longer exists leaves the manifest.
  const manifest = Object.fromEntries(Object.entries(before).filter(([name]) => films.some(({ key }) => key === name)));
  await using browser = await launchBrowser();
  for (const { name, key, inputs } of due) {
    const started = performance.now();
    manifest[key] = { inputs, files: await renderClip(browser, drawings, name, folder) };
    // After each film, so that a run which is cut short loses nothing.
    writeManifest(manifest);
    console.log(`${key}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
}

/** Beside the manifest, the sizes that pages tell before anything loads, as a module of content. */
function writeManifest(manifest: Manifest): void {
  const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(manifestFile, `${JSON.stringify(sorted, null, 2)}\n`);
  const lines = Object.keys(recipes).map((name) => {
    const files: Record<string, number> = manifest[`clip/${name}`]?.files ?? {};
    const key = /^\w+$/.test(name) ? name : `'${name}'`;
    return `  ${key}: { webm: ${files[`${name}.webm`] ?? 0}, mp4: ${files[`${name}.mp4`] ?? 0} },`;
  });
  writeFileSync(
    join(root, 'app/content/clip-sizes.ts'),
    `/** Written by \`npm run media\`: the previews and their sizes in bytes. */
export const clipSizes = {
${lines.join('\n')}
} as const;

export type ClipName = keyof typeof clipSizes;
`,
  );
}
