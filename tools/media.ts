/**
 * `npm run media [-- --all] [--only=clip/magnet,guides]`: makes the guides, the documents and the films in Chromium, into `public/`, which is
 * committed. Only what is stale is made anew; `npm run check` tells when something is, and stops nobody. Films need ffmpeg too.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadDrawings } from './building/load-code.ts';
import { checkDocuments, makeDocuments } from './documents.ts';
import { checkGuides, makeGuides } from './guides.ts';
import { isFresh, mediaFolder, readManifest, sizesOf, writeManifest } from './media/manifest.ts';
import { openStage } from './media/stage.ts';
import { pieces, writeClipSizes } from './media/work.ts';

const { values } = parseArgs({ options: { all: { type: 'boolean' }, only: { type: 'string' } } });
const only = values.only?.split(',');
const wanted = (name: string) => !only || only.some((start) => name.startsWith(start));

if (wanted('guides') && (values.all || checkGuides().length > 0)) {
  await makeGuides();
  console.log('guides');
}

if (wanted('documents') && (values.all || (await checkDocuments()).length > 0)) {
  await makeDocuments();
  console.log('documents');
}

// Nobody who publishes a text waits for every drawing to be read.
if (!only?.every((name) => /^(guides|documents)$/.test(name))) await makeFilms();

async function makeFilms(): Promise<void> {
  const drawings = await loadDrawings();
  const all = pieces(drawings);
  const before = readManifest();
  const films = all.filter(({ name, inputs }) => wanted(name) && (values.all || !isFresh(before[name], inputs)));
  if (films.length === 0) return;
  if (spawnSync('ffmpeg', ['-version']).status !== 0) {
    const names = films.map(({ name }) => name).join(', ');
    throw new Error(`Films need ffmpeg with libsvtav1 and libx264 (Debian: apt-get install ffmpeg): ${names}`);
  }
  mkdirSync(mediaFolder, { recursive: true });
  // What no longer exists leaves the manifest.
  const manifest = Object.fromEntries(
    Object.entries(before).filter(([name]) => all.some((piece) => piece.name === name)),
  );
  const stage = await openStage(drawings.drawingMarkup);
  try {
    for (const { name, inputs, make } of films) {
      const started = performance.now();
      manifest[name] = { inputs, files: sizesOf(await make(stage)) };
      // After each film, so that a run which is cut short loses nothing.
      writeManifest(manifest);
      writeClipSizes(manifest);
      console.log(`${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
    }
  } finally {
    await stage.close();
  }
}
