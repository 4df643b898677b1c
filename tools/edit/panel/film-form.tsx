import { useEffect, useState } from 'react';
import type { KeptFile } from '../drafts.ts';
import { call } from './call.ts';
import { draftAt, useKeptDraft } from './drafts.ts';
import { FileInput } from './file-input.tsx';
import { usePanel } from './panel-language.tsx';

interface Film {
  name: string;
  title: { ar: string; en: string };
  url: string;
  kind: string;
  hidden: boolean;
}

/** What was typed and chosen, kept until it is saved. */
interface FilmDraft {
  url: string;
  kind: string;
  file?: KeptFile;
}

/** Every film of the site: its address or file, and whether it is shown. */
export function FilmForm({ onSaved }: { onSaved: () => void }) {
  const { attempt } = usePanel();
  const [films, setFilms] = useState<Film[]>([]);
  const read = () => attempt(async () => setFilms(await call<Film[]>('films')));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and after each save
  useEffect(() => {
    void read();
  }, []);
  return films.map((film) => (
    <OneFilm
      key={JSON.stringify(film)}
      film={film}
      onSaved={() => {
        void read();
        onSaved();
      }}
      onDiscarded={read}
    />
  ));
}

interface OneFilmProps {
  film: Film;
  onSaved: () => void;
  onDiscarded: () => void;
}

function OneFilm({ film, onSaved, onDiscarded }: OneFilmProps) {
  const { w, language, attempt, tell } = usePanel();
  const place = `film:${film.name}`;
  const [draft] = useState(() => draftAt<FilmDraft>(place));
  const standing: FilmDraft = { url: film.url, kind: film.kind };
  const [typed, setTyped] = useState({ ...standing, ...draft });
  const [busy, setBusy] = useState(false);
  const { url, kind, file } = typed;
  const changed = url !== film.url || kind !== film.kind;
  const unsaved = changed || file !== undefined;
  const forget = useKeptDraft(place, unsaved ? typed : undefined);
  /** Into what stands there now: a file may have arrived that no screen has shown yet. */
  const change = (part: Partial<FilmDraft>) => setTyped((now) => ({ ...now, ...part }));
  const done = async (what: Promise<unknown>, saves: boolean) => {
    if (!(await attempt(() => what))) return;
    if (saves) forget();
    tell(w('saved'));
    onSaved();
  };
  const { name, title: _, ...seen } = film;
  // What is chosen or typed beside what was saved stays a draft.
  const save = (part: object, saves: boolean) => done(call('saveFilm', { name, seen, ...seen, ...part }), saves);
  return (
    <fieldset>
      <legend>{film.title[language]}</legend>
      {film.hidden && <p className="note">{w('isHidden')}</p>}
      {draft && unsaved && <p className="note">{w('draftKept')}</p>}
      <form
        className="row"
        onSubmit={(event) => {
          event.preventDefault();
          void save({ url, kind }, !file);
        }}
      >
        <label className="field">
          <span>{w('address')}</span>
          <input dir="ltr" inputMode="url" value={url} onChange={(event) => change({ url: event.target.value })} />
        </label>
        <select value={kind} onChange={(event) => change({ kind: event.target.value })} aria-label={w('filmKind')}>
          <option value="">{w('filmByAddress')}</option>
          <option value="file">{w('filmFile')}</option>
          <option value="page">{w('filmPage')}</option>
        </select>
        <button type="submit" className="primary" disabled={!changed}>
          {w('save')}
        </button>
      </form>
      <FileInput
        label={w('filmUpload')}
        accept="video/mp4,video/webm"
        kind="film"
        place={place}
        file={file}
        onFile={(chosen) => change({ file: chosen })}
        busy={busy}
        onBusy={setBusy}
      />
      <div className="buttons">
        {file && (
          <button
            type="button"
            className="primary"
            disabled={busy}
            onClick={() => done(call('film', { key: file.key, name, seen }), true)}
          >
            {w('saveFile')}
          </button>
        )}
        {unsaved && (
          <button
            type="button"
            onClick={() => {
              setTyped(standing);
              onDiscarded();
            }}
          >
            {w('cancel')}
          </button>
        )}
        {film.url && (
          <button type="button" onClick={() => save({ url: '' }, false)}>
            {w('takeAway')}
          </button>
        )}
        <button type="button" onClick={() => save({ hidden: !film.hidden }, false)}>
          {w(film.hidden ? 'show' : 'hide')}
        </button>
      </div>
    </fieldset>
  );
}
