/**
 * `npm run media [-- --all] [--only=clip/magnet,guides]`: makes guides, documents and films in Chromium into
 * `public/`, which is committed. Only stale files are made again; `npm run check` reports them as notices. Films need
 * ffmpeg too.
 */
import { parseArgs } from 'node:util';
import { checkDocuments, makeDocuments } from './documents.ts';
import { checkGuides, makeGuides } from './guides.ts';
import { makeFilms } from './media/films.ts';

const { values } = parseArgs({ options: { all: { type: 'boolean', default: false }, only: { type: 'string' } } });
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

// Checked lazily, because it reads every drawing.
if (!only?.every((name) => /^(guides|documents)$/.test(name))) await makeFilms(wanted, values.all);
