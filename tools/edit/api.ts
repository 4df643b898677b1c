/** The calls of the panel, each a small JSON answer; what is refused comes back as a word with its values. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PairTexts } from './check-text.ts';
import type { Places, TextPlace } from './content-plugin.ts';
import { statementIsOld } from './documents.ts';
import type { Draft, DraftStore } from './drafts.ts';
import type { FieldValue } from './field-values.ts';
import { readFields, saveField } from './fields.ts';
import { changesFile, explain } from './figure-changes.ts';
import { figurePlace } from './figures.ts';
import { listFilms, type SeenFilm, setFilm } from './films.ts';
import { createGuide, listGuides, moveGuide, setGuideHidden } from './guides.ts';
import { filmLimit, photoLimit, storeFilm, storePhoto } from './photos.ts';
import { type PicturePlace, picturePlaces, showDrawing, showPhoto } from './pictures.ts';
import { createProject, listProjects, moveProject, setHidden } from './projects.ts';
import type { Publication } from './publication.ts';
import { Refusal } from './refusal.ts';
import { commitToDisk, figureEdits, numberFrom, saveText } from './save.ts';
import type { Site } from './site.ts';
import type { Texts } from './texts.ts';
import type { Workspace } from './workspace.ts';

export interface ApiContext {
  workspace: Workspace;
  places: Places;
  texts: Texts;
  drafts: DraftStore;
  publication: Publication;
  site: Site;
}

type Call = (context: ApiContext, input: never, request: IncomingMessage) => unknown;

const calls: Record<string, Call> = {
  start: async ({ publication, site, drafts }) => ({
    pages: await site.names(),
    drafts: drafts.all(),
    // Without a history there is nothing to publish; everything else works.
    waiting: await publication.list().then(
      ({ length }) => length,
      () => 0,
    ),
  }),
  text: ({ places, texts }, { number }: { number: number }) => {
    const place = places.at(number);
    if (!place) throw new Refusal('noPlace', { file: String(number) });
    return texts.at(place);
  },
  place: ({ texts }, place: TextPlace) => texts.at(place),
  find: ({ texts }, { words }: { words: string }) => texts.find(words),
  files: ({ texts }) => texts.files(),
  filesOf: ({ texts, site }, { path }: { path: string }) => texts.filesOf(site, path),
  group: ({ texts }, { file }: { file: string }) => texts.group(file),
  saveText: async (
    { workspace, drafts },
    input: { file: string; path: string; ar: string; en: string; seen: PairTexts },
  ) => {
    await saveText(workspace, input.file, input.path, input, input.seen);
    drafts.keep(`${input.file}#${input.path}`, undefined);
  },
  draft: ({ drafts }, { place, fields }: { place: string; fields?: Draft }) => drafts.keep(place, fields),
  figure: async ({ workspace, site }, { id }: { id: string }) => ({
    ...figurePlace(workspace, id),
    facts: await site.figureFacts(id),
  }),
  figurePages: ({ site }, { id }: { id: string }) => site.pagesWith(id),
  saveFigure: async (
    { workspace },
    { id, typed, why, seen }: { id: string; typed: string[]; why: PairTexts; seen: number[] },
  ) => {
    const { file, path, values } = figurePlace(workspace, id);
    if (String(values) !== String(seen)) throw new Refusal('changedMeanwhile', { file });
    const changes = new Map([[file, figureEdits(workspace.read(file).code, file, path, typed)]]);
    const today = new Date().toISOString().slice(0, 10);
    const explained = explain(workspace, id, typed.map(numberFrom), why, today);
    if (explained) changes.set(changesFile, explained);
    await commitToDisk(workspace, changes);
  },
  picture: ({ workspace }, { drawing }: { drawing: string }) => picturePlaces(workspace, drawing),
  showDrawing: ({ workspace }, place: PicturePlace) => showDrawing(workspace, place),
  /** A file that was just chosen, with the place of its form. */
  keepFile: async ({ drafts }, _: never, request) => {
    const { place, kind, name } = heading<{ place: string; kind: 'photo' | 'film'; name: string }>(request);
    return drafts.keepFile(place, name, await bodyOf(request, kind));
  },
  photo: async ({ workspace, drafts }, { key, ar, en, ...place }: PicturePlace & PairTexts & { key: string }) => {
    if (!ar.trim() || !en.trim()) throw new Refusal('altMissing');
    const photo = await storePhoto(workspace, drafts.file(key));
    await showPhoto(workspace, place, photo, { ar, en });
    return photo;
  },
  films: ({ workspace }) => listFilms(workspace),
  saveFilm: (
    { workspace },
    { seen, ...input }: { name: string; url: string; kind: 'file' | 'page'; hidden: boolean; seen: SeenFilm },
  ) => setFilm(workspace, input.name, input, seen),
  film: async ({ workspace, drafts }, { key, name, seen }: { key: string; name: string; seen: SeenFilm }) => {
    const { url, bytes } = storeFilm(workspace, drafts.file(key));
    await setFilm(workspace, name, { url, kind: 'file', hidden: seen.hidden, bytes }, seen);
    return { url };
  },
  fields: ({ workspace }) => readFields(workspace),
  saveField: async ({ workspace }, { id, value, seen }: { id: string; value: FieldValue; seen?: FieldValue }) => {
    const now = readFields(workspace).find((field) => field.id === id)?.value;
    if (seen && JSON.stringify(now) !== JSON.stringify(seen)) throw new Refusal('changedMeanwhile', { file: id });
    await saveField(workspace, id, value);
  },
  fieldPhoto: async ({ workspace, drafts }, { id, key, ar, en }: PairTexts & { id: string; key: string }) => {
    if (!ar.trim() || !en.trim()) throw new Refusal('altMissing');
    const photo = await storePhoto(workspace, drafts.file(key));
    await saveField(workspace, id, { ...photo, ar, en });
    return photo;
  },
  projects: ({ workspace }) => listProjects(workspace),
  newProject: ({ workspace }, input: { from: string; name: string; ar: string; en: string }) =>
    createProject(workspace, input),
  moveProject: ({ workspace }, { name, by }: { name: string; by: 1 | -1 }) => moveProject(workspace, name, by),
  hideProject: ({ workspace }, { name, hidden }: { name: string; hidden: boolean }) =>
    setHidden(workspace, name, hidden),
  guides: ({ workspace }) => listGuides(workspace),
  newGuide: ({ workspace }, input: { from: string; name: string; ar: string }) => createGuide(workspace, input),
  moveGuide: ({ workspace }, { name, by }: { name: string; by: 1 | -1 }) => moveGuide(workspace, name, by),
  hideGuide: ({ workspace }, { name, hidden }: { name: string; hidden: boolean }) =>
    setGuideHidden(workspace, name, hidden),
  changes: async ({ publication, workspace }) => ({
    list: await publication.list(),
    unsent: await publication.unsent(),
    statementOld: statementIsOld(workspace),
  }),
  putBack: ({ publication }, { file, path }: { file: string; path: string }) => publication.putBack(file, path),
};

/** Asking changes nothing; everything else happens one after the other, whichever window it comes from. */
const asking =
  /^(start|text|place|find|files|filesOf|group|draft|keepFile|figure|figurePages|picture|films|fields|projects|guides|changes)$/;
let last: Promise<unknown> = Promise.resolve();
const inTurn = <Answer>(name: string, does: () => Promise<Answer>): Promise<Answer> => {
  if (asking.test(name)) return does();
  const turn = last.then(does);
  last = turn.catch(() => {});
  return turn;
};

/** What goes along with a file, as a header: JSON, percent-encoded because of its Arabic. */
function heading<About>(request: IncomingMessage): About {
  return JSON.parse(decodeURIComponent(String(request.headers['x-about'] ?? '%7B%7D')));
}

/** The body, up to a limit; what is larger is read to its end and thrown away, so that the answer arrives. */
async function bodyOf(request: IncomingMessage, kind: 'photo' | 'film' | 'words'): Promise<Buffer> {
  const limit = { photo: photoLimit, film: filmLimit, words: 1_000_000 }[kind];
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of request as AsyncIterable<Buffer>) {
    size += piece.length;
    if (size <= limit) pieces.push(piece);
  }
  if (size > limit) {
    const word = kind === 'film' ? 'filmTooLarge' : 'photoTooLarge';
    throw new Refusal(word, { size: Math.ceil(size / 1_000_000), limit: limit / 1_000_000 });
  }
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
    if (name === 'publish' || name === 'undo') return await inTurn(name, () => stream(context, name, response));
    const call = calls[name];
    if (!call) return send(404, { word: 'noPlace', values: { file: name } });
    const json = request.headers['content-type'] === 'application/json';
    const input = json ? JSON.parse((await bodyOf(request, 'words')).toString() || '{}') : undefined;
    send(200, await inTurn(name, async () => call(context, input as never, request)));
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
