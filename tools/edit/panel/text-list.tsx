import { useState } from 'react';
import { directions } from '../../office/languages.ts';
import type { NamedFile, ShownText } from '../texts.ts';
import { useAnswer } from './call.ts';
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
