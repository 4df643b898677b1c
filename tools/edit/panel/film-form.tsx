import { useEffect, useState } from 'react';
import { call } from './call.ts';
import { Field, FormProblem, Problem } from './field.tsx';
import { FileInput } from './file-input.tsx';
import { usePanel } from './panel-language.tsx';
import { useForm } from './use-form.ts';

interface Film {
  name: string;
  title: { ar: string; en: string };
  url: string;
  kind: string;
  hidden: boolean;
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
      key={film.name}
      film={film}
      onSaved={() => {
        void read();
        onSaved();
      }}
    />
  ));
}

interface OneFilmProps {
  film: Film;
  onSaved: () => void;
}

function OneFilm({ film, onSaved }: OneFilmProps) {
  const { w, language, attempt, tell } = usePanel();
  const { name, title: _, ...seen } = film;
  const place = `film:${name}`;
  const form = useForm(place, { url: film.url, kind: film.kind });
  const { typed, file, busy } = form;
  // What is chosen or typed beside what was saved stays a draft.
  const save = (part: object) => call('saveFilm', { name, seen, ...seen, ...part });
  const done = async (what: () => Promise<{ url: string; kind: string } | undefined>) => {
    if (await form.save(what)) onSaved();
  };
  const asksKind = form.problem?.field === 'kind';
  /** Without the words that stand in the form. */
  const beside = async (part: object) => {
    if (!(await attempt(() => save(part)))) return;
    tell(w('saved'));
    onSaved();
  };
  return (
    <fieldset>
      <legend>{film.title[language]}</legend>
      {film.hidden && <p className="note">{w('isHidden')}</p>}
      {form.fromDraft && <p className="note">{w('draftKept')}</p>}
      <form
        className="row"
        onSubmit={(event) => {
          event.preventDefault();
          void done(async () => {
            await save(typed);
            return undefined;
          });
        }}
      >
        <Field form={form} name="url" label={w('address')} dir="ltr" inputMode="url" />
        <select
          id={`${place}-kind`}
          value={typed.kind}
          aria-label={w('filmKind')}
          aria-invalid={asksKind || undefined}
          onChange={(event) => form.change({ kind: event.target.value })}
        >
          <option value="">{w('filmByAddress')}</option>
          <option value="file">{w('filmFile')}</option>
          <option value="page">{w('filmPage')}</option>
        </select>
        <button type="submit" className="primary" disabled={!form.changed || busy}>
          {w('save')}
        </button>
      </form>
      {asksKind && <Problem of={form.problem} field={`${place}-kind`} />}
      <FormProblem problem={form.problem} fields={['url', 'kind']} />
      <FileInput
        label={w('filmUpload')}
        accept="video/mp4,video/webm"
        kind="film"
        place={place}
        file={file}
        onFile={form.setFile}
        busy={busy}
        onBusy={form.setBusy}
      />
      <div className="buttons">
        {file && (
          <button
            type="button"
            className="primary"
            disabled={busy}
            onClick={() =>
              done(async () => ({
                kind: 'file',
                ...(await call<{ url: string }>('film', { key: file.key, name, seen })),
              }))
            }
          >
            {w('saveFile')}
          </button>
        )}
        {form.unsaved && (
          <button type="button" onClick={form.discard}>
            {w('cancel')}
          </button>
        )}
        {film.url && (
          <button type="button" onClick={() => beside({ url: '' })}>
            {w('takeAway')}
          </button>
        )}
        <button type="button" onClick={() => beside({ hidden: !film.hidden })}>
          {w(film.hidden ? 'show' : 'hide')}
        </button>
      </div>
    </fieldset>
  );
}
