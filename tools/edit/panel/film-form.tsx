import { useEffect, useState } from 'react';
import { call, send } from './call.ts';
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

const size = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

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
    />
  ));
}

function OneFilm({ film, onSaved }: { film: Film; onSaved: () => void }) {
  const { w, language, attempt, tell } = usePanel();
  const place = `film:${film.name}`;
  const [draft] = useState(() => draftAt<{ url: string; kind: string }>(place));
  const [url, setUrl] = useState(draft?.url ?? film.url);
  const [kind, setKind] = useState(draft?.kind ?? film.kind);
  const [file, setFile] = useState<File>();
  const changed = url !== film.url || kind !== film.kind;
  const forget = useKeptDraft(place, changed ? { url, kind } : undefined);
  const done = async (what: Promise<unknown>) => {
    if (!(await attempt(() => what))) return;
    forget();
    tell(w('saved'));
    onSaved();
  };
  const { name, title: _, ...seen } = film;
  const save = (change: object) => done(call('saveFilm', { name, seen, ...seen, ...change }));
  return (
    <fieldset>
      <legend>{film.title[language]}</legend>
      {film.hidden && <p className="note">{w('isHidden')}</p>}
      {draft && changed && <p className="note">{w('draftKept')}</p>}
      <form
        className="row"
        onSubmit={(event) => {
          event.preventDefault();
          void save({ url, kind });
        }}
      >
        <label className="field">
          <span>{w('address')}</span>
          <input dir="ltr" inputMode="url" value={url} onChange={(event) => setUrl(event.target.value)} />
        </label>
        <select value={kind} onChange={(event) => setKind(event.target.value)} aria-label={w('filmKind')}>
          <option value="file">{w('filmFile')}</option>
          <option value="page">{w('filmPage')}</option>
        </select>
        <button type="submit" className="primary" disabled={!changed}>
          {w('save')}
        </button>
      </form>
      <FileInput label={w('filmUpload')} accept="video/mp4,video/webm" file={file} onFile={setFile} />
      <div className="buttons">
        {file && (
          <button type="button" className="primary" onClick={() => done(send('film', file, { name, seen }))}>
            {w('saveFile', { size: size(file.size) })}
          </button>
        )}
        {film.url && (
          <button type="button" onClick={() => save({ url: '' })}>
            {w('takeAway')}
          </button>
        )}
        <button type="button" onClick={() => save({ hidden: !film.hidden })}>
          {w(film.hidden ? 'show' : 'hide')}
        </button>
      </div>
    </fieldset>
  );
}
