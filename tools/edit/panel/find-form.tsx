import { useEffect, useState } from 'react';
import { call } from './call.ts';
import { usePanel } from './panel-language.tsx';
import type { EditedText } from './text-form.tsx';
import { FileTexts, type NamedFile, TextList } from './text-list.tsx';

/** Every text of the site, by its words or by the place where it stands: mails and answers too, which no page shows. */
export function FindForm({ onSaved }: { onSaved: () => void }) {
  const { w, attempt } = usePanel();
  const [words, setWords] = useState('');
  const [found, setFound] = useState<EditedText[]>();
  const [files, setFiles] = useState<NamedFile[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the places are the same as long as the panel is open
  useEffect(() => {
    void attempt(async () => setFiles(await call<NamedFile[]>('files')));
  }, []);
  const search = () => attempt(async () => setFound(await call<EditedText[]>('find', { words })));
  return (
    <section>
      <form
        className="row"
        onSubmit={(event) => {
          event.preventDefault();
          void search();
        }}
      >
        <label className="field">
          <span>{w('find')}</span>
          <input
            type="search"
            dir="auto"
            value={words}
            onChange={(event) => {
              setWords(event.target.value);
              if (event.target.value === '') setFound(undefined);
            }}
          />
        </label>
        <button type="submit" className="primary">
          {w('search')}
        </button>
      </form>
      {found ? (
        <>
          {found.length === 0 && <p>{w('foundNothing')}</p>}
          <TextList
            texts={found}
            onSaved={() => {
              void search();
              onSaved();
            }}
          />
        </>
      ) : (
        files.map((file) => <FileTexts key={file.file} {...file} onSaved={onSaved} />)
      )}
    </section>
  );
}
