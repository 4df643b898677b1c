import { useState } from 'react';
import { directions } from '../../office/languages.ts';
import { call } from './call.ts';
import { useDrafts } from './drafts.ts';
import { usePanel } from './panel-language.tsx';
import { type EditedText, TextForm } from './text-form.tsx';

export interface NamedFile {
  file: string;
  name: { ar: string; en: string };
}

/** The texts of one place of the site, each known by its first words; what is behind one opens where it stands. */
export function FileTexts({ file, name, open, onSaved }: NamedFile & { open?: boolean; onSaved: () => void }) {
  const { language, attempt } = usePanel();
  const [texts, setTexts] = useState<EditedText[]>();
  const read = () => attempt(async () => setTexts((await call<{ texts: EditedText[] }>('group', { file })).texts));
  return (
    <details
      className="file"
      open={open}
      onToggle={(event) => {
        if (event.currentTarget.open && !texts) void read();
      }}
    >
      <summary>{name[language]}</summary>
      {texts && (
        <TextList
          texts={texts}
          onSaved={() => {
            void read();
            onSaved();
          }}
        />
      )}
    </details>
  );
}

export function TextList({ texts, onSaved }: { texts: readonly EditedText[]; onSaved: () => void }) {
  const { language } = usePanel();
  return (
    <ul className="texts">
      {texts.map((text) => (
        <OneText key={`${text.file}#${text.path}`} text={text} shown={text.single ?? language} onSaved={onSaved} />
      ))}
    </ul>
  );
}

function OneText({ text, shown, onSaved }: { text: EditedText; shown: 'ar' | 'en' | 'de'; onSaved: () => void }) {
  const typed = useDrafts().has(`${text.file}#${text.path}`);
  const [open, setOpen] = useState(false);
  return (
    <li>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary dir={directions[shown]} lang={shown} className={typed ? 'typed' : undefined}>
          {text[shown === 'de' ? 'ar' : shown]}
        </summary>
        {open && <TextForm text={text} onSaved={onSaved} />}
      </details>
    </li>
  );
}
