/** The calls of the panel, by name. */
import type { IncomingMessage } from 'node:http';
import type { EditorText } from '../office/languages.ts';
import type { TextPlace } from '../source/literals.ts';
import { draftName } from './change-words.ts';
import type { Places } from './content-plugin.ts';
import type { Draft, DraftStore } from './drafts.ts';
import { factsAt } from './fact-clicks.ts';
import { type FieldValue, saveField } from './field-values.ts';
import { releasedValue } from './figure-changes.ts';
import { figurePlace, saveFigure } from './figures.ts';
import { listFilms, type SeenFilm, setFilm } from './films.ts';
import type { Site } from './live-site.ts';
import type { Choice } from './merge.ts';
import { type StoredPhoto, storeFilm, storePhoto } from './photos.ts';
import { type Picture, pictureAt, setPhoto } from './pictures.ts';
import { statementIsOld } from './printed-files.ts';
import { fieldsNow, listProjects } from './project-list.ts';
import { createProject, projectsNow, setHidden } from './projects.ts';
import type { Publication } from './publication.ts';
import { Refusal } from './refusal.ts';
import { fileInfo, readBody } from './request.ts';
import { saveText } from './save.ts';
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

export type Call = (input: never, request: IncomingMessage) => unknown;

export type Calls = ReturnType<typeof callsOf>;

/** `reads` change no file of the site and are answered at once; `writes` run one after the other. */
export function callsOf({ workspace, places, texts, drafts, publication, site }: ApiContext) {
  /** A call that needs the files of the site alone. */
  const of =
    <Input, Answer>(does: (workspace: Workspace, input: Input) => Answer) =>
    (input: Input): Answer =>
      does(workspace, input);
  /** A chosen photo, once it is said what it shows. */
  const photoFrom = ({ key, ar, en }: EditorText & { key: string }): Promise<StoredPhoto> => {
    if (!ar.trim() || !en.trim()) throw new Refusal('altMissing', {}, ar.trim() ? 'en' : 'ar');
    return storePhoto(workspace, drafts.file(key));
  };
  const reads = {
    start: async () => ({
      // With the pages of hidden projects, so that the office can preview them.
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
    /** The texts that were clicked, by the numbers of their places, or one that is asked for by its place. */
    texts: ({ numbers, place }: { numbers: readonly number[]; place?: TextPlace }) =>
      Promise.all(
        [...(place ? [place] : []), ...numbers.map((number) => places.at(number))].map((one, index) => {
          if (!one) throw new Refusal('noPlace', { file: String(numbers[index]) });
          return texts.at(one);
        }),
      ),
    /** The facts of the office that a click means. */
    factsAt: ({ numbers, said, path }: { numbers: readonly number[]; said: string; path: string }) =>
      factsAt(workspace, { places: numbers.flatMap((number) => places.at(number) ?? []), said, path }),
    find: ({ words }: { words: string }) => texts.find(words),
    files: () => texts.files(),
    filesOf: ({ path }: { path: string }) => texts.filesOf(site, path),
    group: ({ file }: { file: string }) => texts.group(file),
    draft: ({ place, fields }: { place: string; fields?: Draft }) => drafts.keep(place, fields),
    figure: async ({ id }: { id: string }) => ({
      values: figurePlace(workspace, id).values,
      scale: figurePlace(workspace, id).scale,
      words: await Promise.all(figurePlace(workspace, id).words.map((place) => texts.at(place))),
      asksWhy: releasedValue(workspace, id) !== undefined,
      facts: await site.figureFacts(id),
    }),
    figurePages: ({ id }: { id: string }) => site.pagesWith(id),
    /** @param input the number of a place that was clicked, or the place */
    picture: (input: TextPlace | { number?: number }) => {
      const place = 'file' in input ? input : places.at(input.number ?? -1);
      return place ? pictureAt(workspace, place) : { elsewhere: [] };
    },
    /** A file that was just chosen, with the place of its form. */
    keepFile: async (_: undefined, request: IncomingMessage) => {
      const { place, kind, name } = fileInfo<{ place: string; kind: 'photo' | 'film'; name: string }>(request);
      return drafts.keepFile(place, name, await readBody(request, kind));
    },
    films: of(listFilms),
    fields: of(fieldsNow),
    projects: of(projectsNow),
    changes: async () => ({
      list: await publication.list(),
      draftNames: Object.fromEntries(Object.keys(drafts.all()).map((place) => [place, draftName(workspace, place)])),
      unsent: await publication.unsent(),
      statementOld: statementIsOld(workspace),
      questions: publication.questions,
    }),
    published: () => publication.published(),
    fetch: () => publication.fetch(),
    /** What publishing is at; it takes a while. */
    step: () => publication.step,
  };

  const writes = {
    saveText: of(saveText),
    saveFigure: of(saveFigure),
    showDrawing: (picture: Picture) => setPhoto(workspace, picture),
    photo: async ({ key, ar, en, ...picture }: Picture & EditorText & { key: string }) => {
      const photo = await photoFrom({ key, ar, en });
      await setPhoto(workspace, picture, { ...photo, alt: { ar, en } });
      return photo;
    },
    saveFilm: of(setFilm),
    film: async ({ key, name, seen }: { key: string; name: string; seen: SeenFilm }) => {
      const url = await storeFilm(workspace, drafts.file(key));
      return setFilm(workspace, { name, seen, url, kind: '', hidden: seen.hidden });
    },
    saveField: async ({
      id,
      value,
      seen,
      sure = false,
    }: {
      id: string;
      value: FieldValue;
      seen?: FieldValue;
      sure?: boolean;
    }) => {
      const now = () => fieldsNow(workspace).find((field) => field.id === id)?.value ?? {};
      if (seen && JSON.stringify(now()) !== JSON.stringify(seen)) throw new Refusal('changedMeanwhile', { file: id });
      await saveField(workspace, id, value, sure);
      return now();
    },
    fieldPhoto: async ({ id, key, ar, en }: EditorText & { id: string; key: string }) => {
      const photo = await photoFrom({ key, ar, en });
      await saveField(workspace, id, { ...photo, ar, en });
      return photo;
    },
    newProject: of(createProject),
    hideProject: of(setHidden),
    update: ({ choices }: { choices?: Record<string, Choice> }) => publication.update(choices),
    publish: () => publication.publish(),
    undo: () => publication.undo(),
    putBack: ({ id }: { id: string }) => publication.putBack(id),
  };
  return { reads, writes };
}
