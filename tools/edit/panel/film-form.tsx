import { useEffect, useState } from 'react';
import { call, send } from './call.ts';
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
  const [url, setUrl] = useState(film.url);
  const [kind, setKind] = useState(film.kind);
  const [file, setFile] = useState<File>();
  const done = async (what: Promise<unknown>) => {
    if (!(await attempt(() => what))) return;
    tell(w('saved'));
    onSaved();
  };
  const save = (change: object) =>
    done(call('saveFilm', { name: film.name, url, kind, hidden: film.hidden, ...change }));
  return (
    <fieldset>
      <legend>{film.title[language]}</legend>
      <form
        className="row"
        onSubmit={(event) => {
          event.preventDefault();
          void save({});
        }}
      >
        <label className="field">
          <span>{w('address')}</span>
          <input dir="ltr" inputMode="url" value={url} onChange={(event) => setUrl(event.target.value)} />
        </label>
        <select value={kind} onChange={(event) => setKind(event.target.value)} aria-label={w('address')}>
          <option value="file">{w('filmFile')}</option>
          <option value="page">{w('filmPage')}</option>
        </select>
        <button type="submit" className="primary">
          {w('save')}
        </button>
      </form>
      <label className="field">
        <span>{w('filmUpload', { size: file ? size(file.size) : 'MP4, WebM' })}</span>
        <input type="file" accept="video/mp4,video/webm" onChange={(event) => setFile(event.target.files?.[0])} />
      </label>
      <div className="buttons">
        <button type="button" disabled={!file} onClick={() => file && done(send('film', file, { name: film.name }))}>
          {w('save')} {file && size(file.size)}
        </button>
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
