/** The calls of the panel, each a small JSON answer; what is refused comes back as a word with its values. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pageNames } from '../../app/content/shared/pages.ts';
import type { Publication } from './changes.ts';
import type { PairTexts } from './check-text.ts';
import type { Places } from './content-plugin.ts';
import type { Draft, DraftStore } from './drafts.ts';
import { type FieldValue, readFields, saveField } from './fields.ts';
import { changesFile, explain } from './figure-changes.ts';
import { figurePlace, pagesWith } from './figures.ts';
import { listFilms, setFilm } from './films.ts';
import { filmLimit, photoLimit, storeFilm, storePhoto } from './photos.ts';
import { picturePlaces, showDrawing, showPhoto } from './pictures.ts';
import { createProject, listProjects, moveProject, setHidden } from './projects.ts';
import { Refusal } from './refusal.ts';
import { commitToDisk, figureEdits, numberFrom, saveText } from './save.ts';
import { entries, entryAt } from './source.ts';
import type { Workspace } from './workspace.ts';

export interface ApiContext {
  root: string;
  workspace: Workspace;
  places: Places;
  drafts: DraftStore;
  publication: Publication;
  render: (address: string, language: 'ar' | 'en') => Promise<string>;
}

type Call = (context: ApiContext, input: never, request: IncomingMessage) => unknown;

/** A text as the panel shows it; `single` stands in Arabic only. */
function textAt({ workspace, drafts }: ApiContext, { file, path }: { file: string; path: string }) {
  const draft = drafts.at(`${file}#${path}`);
  const { code, hash } = workspace.read(file);
  const entry = entryAt(code, path);
  if (entry?.kind === 'pair') {
    return { file, path, hash, ar: entry.ar.text, en: entry.en.text, code: entry.ar.code, single: false, draft };
  }
  if (entry?.kind === 'string')
    return {
      file,
      path,
      hash,
      ar: entry.value.text,
      en: entry.value.text,
      code: entry.value.code,
      single: true,
      draft,
    };
  throw new Refusal('noPlace', { file });
}

const calls: Record<string, Call> = {
  start: async ({ publication }) => ({
    pages: Object.entries(pageNames).map(([path, name]) => ({ path, name })),
    waiting: (await publication.list()).length,
  }),
  text: (context, { number }: { number: number }) => {
    const place = context.places.at(number);
    if (!place) throw new Refusal('noPlace', { file: String(number) });
    return textAt(context, place);
  },
  find: ({ workspace, drafts }, { words }: { words: string }) => {
    const asked = words.trim().toLowerCase();
    if (asked.length < 2) return [];
    return workspace
      .contentFiles()
      .flatMap((file) =>
        entries(workspace.read(file).code).flatMap((entry) => {
          if (entry.kind !== 'pair') return [];
          const { ar, en } = entry;
          return `${ar.text} ${en.text} ${file}`.toLowerCase().includes(asked)
            ? [
                {
                  file,
                  path: entry.path,
                  ar: ar.text,
                  en: en.text,
                  code: ar.code,
                  hash: '',
                  single: false,
                  draft: drafts.at(`${file}#${entry.path}`),
                },
              ]
            : [];
        }),
      )
      .slice(0, 60);
  },
  place: (context, place: { file: string; path: string }) => textAt(context, place),
  saveText: ({ workspace, drafts }, input: { file: string; path: string; ar: string; en: string; seen: PairTexts }) => {
    saveText(workspace, input.file, input.path, input, input.seen);
    drafts.keep(`${input.file}#${input.path}`, undefined);
  },
  draft: ({ drafts }, { place, fields }: { place: string; fields?: Draft }) => drafts.keep(place, fields),
  figure: async (context, { id }: { id: string }) => ({
    ...figurePlace(context.workspace, id),
    pages: await pagesWith(id, context.render),
  }),
  saveFigure: ({ workspace }, { id, typed, why }: { id: string; typed: string[]; why: PairTexts }) => {
    const { file, path } = figurePlace(workspace, id);
    const changes = new Map([[file, figureEdits(workspace.read(file).code, file, path, typed)]]);
    const today = new Date().toISOString().slice(0, 10);
    const explained = explain(workspace, id, typed.map(numberFrom), why, today);
    if (explained) changes.set(changesFile, explained);
    commitToDisk(workspace, changes);
  },
  picture: ({ workspace }, { drawing }: { drawing: string }) => picturePlaces(workspace, drawing),
  showDrawing: ({ workspace }, place: { file: string; path: string; drawing: string }) => showDrawing(workspace, place),
  photo: async ({ workspace }, _: never, request) => {
    const { file, path, drawing, ar, en } = heading<'file' | 'path' | 'drawing' | 'ar' | 'en'>(request);
    if (!ar.trim() || !en.trim()) throw new Refusal('altMissing');
    const photo = await storePhoto(workspace, await bodyOf(request, photoLimit, 'photoTooLarge'));
    showPhoto(workspace, { file, path, drawing }, photo, { ar, en });
    return photo;
  },
  films: ({ workspace }) => listFilms(workspace),
  saveFilm: ({ workspace }, input: { name: string; url: string; kind: 'file' | 'page'; hidden: boolean }) =>
    setFilm(workspace, input.name, input),
  film: async ({ workspace }, _: never, request) => {
    const { name } = heading<'name'>(request);
    const { url, bytes } = storeFilm(workspace, await bodyOf(request, filmLimit, 'filmTooLarge'));
    setFilm(workspace, name, { url, kind: 'file', hidden: false, bytes });
    return { url };
  },
  fields: ({ workspace }) => readFields(workspace),
  saveField: ({ workspace }, input: { id: string; value: FieldValue }) => saveField(workspace, input.id, input.value),
  fieldPhoto: async ({ workspace }, _: never, request) => {
    const { id, ar, en } = heading<'id' | 'ar' | 'en'>(request);
    if (!ar.trim() || !en.trim()) throw new Refusal('altMissing');
    const photo = await storePhoto(workspace, await bodyOf(request, photoLimit, 'photoTooLarge'));
    saveField(workspace, id, { ...photo, ar, en });
    return photo;
  },
  projects: ({ workspace }) => listProjects(workspace),
  newProject: ({ workspace }, input: { from: string; name: string; ar: string; en: string }) =>
    createProject(workspace, input),
  moveProject: ({ workspace }, { name, by }: { name: string; by: 1 | -1 }) => moveProject(workspace, name, by),
  hideProject: ({ workspace }, { name, hidden }: { name: string; hidden: boolean }) =>
    setHidden(workspace, name, hidden),
  changes: ({ publication }) => publication.list(),
  putBack: ({ publication }, { file, path }: { file: string; path: string }) => publication.putBack(file, path),
};

/** What goes along with a file, as a header: JSON, percent-encoded because of its Arabic. */
function heading<Name extends string>(request: IncomingMessage): Record<Name, string> {
  return JSON.parse(decodeURIComponent(String(request.headers['x-about'] ?? '%7B%7D')));
}

/** The body, up to a limit; what is larger is read to its end and thrown away, so that the answer arrives. */
async function bodyOf(
  request: IncomingMessage,
  limit: number,
  word: 'photoTooLarge' | 'filmTooLarge',
): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of request as AsyncIterable<Buffer>) {
    size += piece.length;
    if (size <= limit) pieces.push(piece);
  }
  if (size > limit) throw new Refusal(word, { size: Math.ceil(size / 1_000_000), limit: limit / 1_000_000 });
  return Buffer.concat(pieces);
}

export async function handleCall(
  context: ApiContext,
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const name = url.pathname.slice('/edit/api/'.length);
  const send = (status: number, answer: unknown) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer ?? null));
  };
  if (request.method !== 'POST') return send(405, { word: 'noPlace', values: { file: name } });
  try {
    if (name === 'publish' || name === 'undo') return await stream(context, name, response);
    const call = calls[name];
    if (!call) return send(404, { word: 'noPlace', values: { file: name } });
    const json = request.headers['content-type'] === 'application/json';
    const input = json ? JSON.parse((await bodyOf(request, 1_000_000, 'photoTooLarge')).toString() || '{}') : undefined;
    send(200, await call(context, input as never, request));
  } catch (error) {
    if (error instanceof Refusal) send(422, { word: error.word, values: error.values });
    else {
      console.error(error);
      send(500, { word: 'checkFailed', values: { detail: (error as Error).message } });
    }
  }
}

/** Publishing takes a while: each step is told as a line of JSON, the last one says how it ended. */
async function stream({ publication }: ApiContext, name: 'publish' | 'undo', response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'content-type': 'application/x-ndjson' });
  const tell = (line: object) => response.write(`${JSON.stringify(line)}\n`);
  try {
    tell({ done: await publication[name]((step) => tell({ step })) });
  } catch (error) {
    if (error instanceof Refusal) tell({ word: error.word, values: error.values });
    else tell({ word: 'gitFailed', values: { detail: (error as Error).message } });
  }
  response.end();
}
