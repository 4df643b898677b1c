import { type Answer, call, useAnswer } from './call.ts';
import { Button, SaveButton, SavedForm } from './controls.tsx';
import { Field, FormState, Problem } from './field.tsx';
import { FileInput } from './file-input.tsx';
import { usePanel } from './panel-language.tsx';
import { useForm } from './use-form.ts';

type Film = Answer<'films'>[number];

/** Every film of the site: its address or file, and whether it is shown. */
export const FilmForm = () => useAnswer('films')?.map((film) => <OneFilm key={film.name} film={film} />);

function OneFilm({ film }: { film: Film }) {
  const { w, language, attempt, changed } = usePanel();
  const { name, title, url, kind, hidden } = film;
  const place = `film:${name}`;
  const form = useForm(place, { url, kind });
  const { typed, file, busy } = form;
  const seen = { ...form.seen, hidden };
  const asksKind = form.problem?.field === 'kind';
  /** Changes a film without what is typed in its form, which stays a draft. */
  const change = async (part: Partial<typeof seen>) => {
    const now = { url, kind, hidden };
    if (await attempt(() => call('saveFilm', { name, seen: now, ...now, ...part }))) changed('saved');
  };
  return (
    <fieldset>
      <legend>{title[language]}</legend>
      {hidden && <p className="note">{w('isHidden')}</p>}
      <SavedForm className="row" onSave={() => form.save(() => call('saveFilm', { name, seen, hidden, ...typed }))}>
        <Field form={form} name="url" label={w('address')} dir="ltr" inputMode="url" />
        <select
          id={`${place}-kind`}
          value={typed.kind}
          aria-label={w('filmKind')}
          aria-invalid={asksKind || undefined}
          onChange={(event) => form.change({ kind: event.target.value as Film['kind'] })}
        >
          <option value="">{w('filmByAddress')}</option>
          <option value="file">{w('filmFile')}</option>
          <option value="page">{w('filmPage')}</option>
        </select>
        <SaveButton form={form} disabled={!form.changed} />
      </SavedForm>
      {asksKind && <Problem of={form.problem} field={`${place}-kind`} />}
      <FormState form={form} />
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
          <Button
            word="saveFile"
            primary
            disabled={busy}
            onClick={() => form.save(() => call('film', { key: file.key, name, seen }))}
          />
        )}
        {form.unsaved && <Button word="cancel" onClick={form.discard} />}
        {url && <Button word="takeAway" onClick={() => change({ url: '' })} />}
        <Button word={hidden ? 'show' : 'hide'} onClick={() => change({ hidden: !hidden })} />
      </div>
    </fieldset>
  );
}
