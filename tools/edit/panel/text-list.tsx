import { useState } from 'react';
import { directions } from '../../office/languages.ts';
import type { NamedFile, ShownText } from '../texts.ts';
import { useAnswer } from './call.ts';
import { Button, SavedForm } from './controls.tsx';
import { useDrafts } from './drafts.ts';
import { usePanel } from './panel-language.tsx';
import { TextForm } from './text-form.tsx';

/** The texts of one file, folded, each with its form. */
export function FileTexts({ file, name }: NamedFile) {
  const { language } = usePanel();
  const [open, setOpen] = useState(false);
  const group = useAnswer('group', { file }, { enabled: open });
  return (
    <details className="file" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{name[language]}</summary>
      {group && <TextList texts={group.texts} />}
    </details>
  );
}

export const TextList = ({ texts }: { texts: readonly ShownText[] }) => (
  <ul className="texts">
    {texts.map((text) => (
      <OneText key={`${text.file}#${text.path}`} text={text} />
    ))}
  </ul>
);

/** A text as a line, with the words of its figures. */
export const lineOf = (text: ShownText, language: 'ar' | 'en'): string =>
  text[language].replace(/\{=?\w+\}/g, (chip) => text.chips[chip]?.[language] ?? '…');

function OneText({ text }: { text: ShownText }) {
  const { language } = usePanel();
  const shown = text.single ?? language;
  const typed = useDrafts().has(`${text.file}#${text.path}`);
  const [open, setOpen] = useState(false);
  return (
    <li>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary dir={directions[shown]} lang={shown} className={typed ? 'typed' : undefined}>
          {lineOf(text, shown === 'de' ? 'ar' : shown)}
        </summary>
        {open && <TextForm text={text} />}
      </details>
    </li>
  );
}

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
