import { useState } from 'react';
import { useAnswer } from './call.ts';
import { Button, SavedForm } from './controls.tsx';
import { usePanel } from './panel-language.tsx';
import { FileTexts, TextList } from './text-list.tsx';

/** Every text of the site, by its words or by its file, including mails and answers that no page shows. */
export function FindForm() {
  const { w } = usePanel();
  const [typed, setTyped] = useState('');
  const [words, setWords] = useState('');
  const files = useAnswer('files');
  const found = useAnswer('find', { words }, { enabled: words !== '' });
  return (
    <section>
      <SavedForm className="row" onSave={() => setWords(typed)}>
        <label className="field">
          <span>{w('find')}</span>
          <input
            type="search"
            dir="auto"
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              if (event.target.value === '') setWords('');
            }}
          />
        </label>
        <Button word="search" primary />
      </SavedForm>
      {found?.length === 0 && <p>{w('foundNothing')}</p>}
      {words === '' ? files?.map((file) => <FileTexts key={file.file} {...file} />) : <TextList texts={found ?? []} />}
    </section>
  );
}
