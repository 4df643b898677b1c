/**
 * `npm run media [-- --all] [--only=clip/magnet,share,guides]`: renders the films, the share pictures and the guides in Chromium and
 * ffmpeg into `public/`, which is committed. Only what is stale is made anew; `npm run check` tells when something is, and stops nobody.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checkGuides, makeGuides } from './guides.ts';
import { isFresh, mediaFolder, readManifest, sizesOf, writeManifest } from './media/manifest.ts';
import { openDrawings, openStage } from './media/stage.ts';
import { pieces, writeClipSizes } from './media/work.ts';

const { values } = parseArgs({ options: { all: { type: 'boolean' }, only: { type: 'string' } } });
const wanted = (name: string) => !values.only || values.only.split(',').some((start) => name.startsWith(start));

if (spawnSync('ffmpeg', ['-version']).status !== 0)
  throw new Error('ffmpeg is needed (Debian: apt-get install ffmpeg), with libsvtav1, libx264 and libwebp.');

mkdirSync(mediaFolder, { recursive: true });
if (checkGuides().length > 0) await makeGuides();
const drawings = await openDrawings();
const stage = await openStage(drawings);
const before = readManifest();
try {
  const all = await pieces(drawings);
  // What no longer exists leaves the manifest.
  const manifest = Object.fromEntries(
    Object.entries(before).filter(([name]) => all.some((piece) => piece.name === name)),
  );
  for (const piece of all) {
    if (!wanted(piece.name) || (!values.all && isFresh(manifest[piece.name], piece.inputs))) continue;
    const started = performance.now();
    const files = await piece.make(stage);
    manifest[piece.name] = { inputs: piece.inputs, files: sizesOf(files) };
    // After each piece, so that a run which is cut short loses nothing.
    writeManifest(manifest);
    writeClipSizes(manifest);
    console.log(`${piece.name}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
  if (values.all || (wanted('guides') && checkGuides().length > 0)) await makeGuides();
} finally {
  await stage.close();
  await drawings.close();
}
