import { useState } from 'react';
import { call } from './call.ts';
import { usePanel } from './panel-language.tsx';
import { type EditedText, TextForm } from './text-form.tsx';

/** Every text of the site by its words: descriptions, mails and captions too, which no click reaches. */
export function FindForm({ onSaved }: { onSaved: () => void }) {
  const { w, attempt } = usePanel();
  const [words, setWords] = useState('');
  const [found, setFound] = useState<EditedText[]>([]);
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
          <input dir="auto" value={words} onChange={(event) => setWords(event.target.value)} />
        </label>
        <button type="submit" className="primary">
          {w('find')}
        </button>
      </form>
      {found.map((text) => (
        <TextForm
          key={`${text.file}#${text.path}`}
          text={text}
          onSaved={() => {
            void search();
            onSaved();
          }}
        />
      ))}
    </section>
  );
}
