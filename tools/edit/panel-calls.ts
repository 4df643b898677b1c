/** What the panel can ask for, by name. */
import type { IncomingMessage } from 'node:http';
import { readFields } from '../office/read-facts.ts';
import type { PairTexts } from './check-text.ts';
import type { Places, TextPlace } from './content-plugin.ts';
import type { Draft, DraftStore } from './drafts.ts';
import type { FieldValue } from './field-values.ts';
import { changesFile, explain, released } from './figure-changes.ts';
import { figurePlace } from './figures.ts';
import { type FilmInput, listFilms, type SeenFilm, setFilm } from './films.ts';
import { createGuide, listGuides, moveGuide, setGuideHidden } from './guides.ts';
import type { Site } from './live-site.ts';
import { saveField } from './office-facts.ts';
import { type StoredPhoto, storeFilm, storePhoto } from './photos.ts';
import { type Picture, pictureAt, showDrawing, showPhoto } from './pictures.ts';
import { listProjects } from './project-list.ts';
import { confirmPlaces, createProject, moveProject, projectsNow, setHidden, uncheckedOf } from './projects.ts';
import type { Publication } from './publication.ts';
import { Refusal } from './refusal.ts';
import { bodyOf, heading } from './request.ts';
import { commitToDisk, figureEdits, numberFrom, saveText } from './save.ts';
import { statementIsOld } from './statement-files.ts';
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

/** A chosen photo, once it is said what it shows. */
function photoFrom(workspace: Workspace, drafts: DraftStore, key: string, { ar, en }: PairTexts): Promise<StoredPhoto> {
  if (!ar.trim() || !en.trim()) throw new Refusal('altMissing', {}, ar.trim() ? 'en' : 'ar');
  return storePhoto(workspace, drafts.file(key));
}

export const calls: Record<string, Call> = {
  start: async ({ publication, site, drafts, workspace }) => ({
    // Hidden projects' pages too: they are previewed before they are shown.
    pages: [
      ...(await site.names()),
      ...listProjects(workspace)
        .filter(({ hidden }) => hidden)
        .map(({ name, title }) => ({ path: `/projects/${name}`, name: title, hidden: true })),
    ],
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
    asksWhy: released(workspace, id) !== undefined,
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
    const explained = explain(
      workspace,
      id,
      typed.map((one, index) => numberFrom(one, String(index))),
      why,
      today,
    );
    if (explained) changes.set(changesFile, explained);
    await commitToDisk(workspace, changes);
    return figurePlace(workspace, id).values;
  },
  /** @param input the number of a place that was clicked, or the place */
  picture: ({ workspace, places }, input: TextPlace | { number?: number }) => {
    const place = 'file' in input ? input : places.at(input.number ?? -1);
    return place ? pictureAt(workspace, place) : { elsewhere: [] };
  },
  showDrawing: ({ workspace }, picture: Picture) => showDrawing(workspace, picture),
  /** A file that was just chosen, with the place of its form. */
  keepFile: async ({ drafts }, _: never, request) => {
    const { place, kind, name } = heading<{ place: string; kind: 'photo' | 'film'; name: string }>(request);
    return drafts.keepFile(place, name, await bodyOf(request, kind));
  },
  photo: async ({ workspace, drafts }, { key, ar, en, ...picture }: Picture & PairTexts & { key: string }) => {
    const photo = await photoFrom(workspace, drafts, key, { ar, en });
    await showPhoto(workspace, picture, photo, { ar, en });
    return photo;
  },
  films: ({ workspace }) => listFilms(workspace),
  saveFilm: ({ workspace }, { seen, ...input }: FilmInput & { name: string; seen: SeenFilm }) =>
    setFilm(workspace, input.name, input, seen),
  film: async ({ workspace, drafts }, { key, name, seen }: { key: string; name: string; seen: SeenFilm }) => {
    const url = await storeFilm(workspace, drafts.file(key));
    await setFilm(workspace, name, { url, kind: '', hidden: seen.hidden }, seen);
    return { url };
  },
  fields: ({ workspace }) => readFields(workspace.code),
  saveField: async ({ workspace }, { id, value, seen }: { id: string; value: FieldValue; seen?: FieldValue }) => {
    const now = readFields(workspace.code).find((field) => field.id === id)?.value;
    if (seen && JSON.stringify(now) !== JSON.stringify(seen)) throw new Refusal('changedMeanwhile', { file: id });
    await saveField(workspace, id, value);
  },
  fieldPhoto: async ({ workspace, drafts }, { id, key, ar, en }: PairTexts & { id: string; key: string }) => {
    const photo = await photoFrom(workspace, drafts, key, { ar, en });
    await saveField(workspace, id, { ...photo, ar, en });
    return photo;
  },
  projects: ({ workspace }) => projectsNow(workspace),
  unchecked: ({ workspace }, { name }: { name: string }) => uncheckedOf(workspace, name),
  confirmPlaces: ({ workspace }, { name, paths }: { name: string; paths: string[] }) =>
    confirmPlaces(workspace, name, paths),
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
  live: async ({ publication }) => (await publication.live()) ?? null,
  publish: ({ publication }) => publication.publish(),
  undo: ({ publication }) => publication.undo(),
  /** What publishing is at; it takes a while. */
  step: ({ publication }) => publication.step,
  putBack: ({ publication }, { id }: { id: string }) => publication.putBack(id),
};
