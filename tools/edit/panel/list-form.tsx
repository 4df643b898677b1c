import { useEffect, useState } from 'react';
import { directions } from '../../office/languages.ts';
import type { EditWord } from '../words.ts';
import { call } from './call.ts';
import { draftAt, useKeptDraft } from './drafts.ts';
import { usePanel } from './panel-language.tsx';
import { FileTexts } from './text-list.tsx';

interface Item {
  name: string;
  title: { ar: string; en: string };
  hidden: boolean;
}

/** What differs between the list of projects and the list of guides. */
interface Kind {
  list: string;
  create: string;
  move: string;
  hide: string;
  folder: string;
  texts: EditWord;
  newFrom: EditWord;
  titles: readonly (readonly [language: 'ar' | 'en', EditWord])[];
}

const kinds = {
  project: {
    list: 'projects',
    create: 'newProject',
    move: 'moveProject',
    hide: 'hideProject',
    folder: 'projects',
    texts: 'inProject',
    newFrom: 'newFrom',
    titles: [['ar', 'newTitleArabic'], ['en', 'newTitleEnglish']],
  },
  // Guides are in Arabic, like the page that offers them.
  guide: {
    list: 'guides',
    create: 'newGuide',
    move: 'moveGuide',
    hide: 'hideGuide',
    folder: 'guides',
    texts: 'inGuide',
    newFrom: 'newGuideFrom',
    titles: [['ar', 'newGuideTitle']],
  },
} as const satisfies Record<string, Kind>; // biome-ignore format: pairs stay on a line

/** Projects or guides in their order: their texts, shown or hidden, moved, and a new one from an existing one. */
export function ListForm({ kind, onSaved }: { kind: keyof typeof kinds; onSaved: () => void }) {
  const { w, language, attempt, tell } = usePanel();
  const words: Kind = kinds[kind];
  const [items, setItems] = useState<Item[]>([]);
  const [from, setFrom] = useState<string>();
  const read = () => attempt(async () => setItems(await call<Item[]>(words.list)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and after each save
  useEffect(() => {
    void read();
  }, []);
  const done = async (what: Promise<unknown>) => {
    if (!(await attempt(() => what))) return false;
    tell(w('saved'));
    setFrom(undefined);
    void read();
    onSaved();
    return true;
  };
  return (
    <ol className="projects">
      {items.map(({ name, title, hidden }, index) => (
        <li key={name}>
          <h4>
            {title[language]} {hidden && <span className="note">({w('shownAgain')})</span>}
          </h4>
          <div className="buttons">
            <button type="button" disabled={index === 0} onClick={() => done(call(words.move, { name, by: -1 }))}>
              {w('up')}
            </button>
            <button
              type="button"
              disabled={index === items.length - 1}
              onClick={() => done(call(words.move, { name, by: 1 }))}
            >
              {w('down')}
            </button>
            <button type="button" onClick={() => done(call(words.hide, { name, hidden: !hidden }))}>
              {w(hidden ? 'show' : 'hide')}
            </button>
            <button
              type="button"
              aria-expanded={from === name}
              onClick={() => setFrom(from === name ? undefined : name)}
            >
              {w(words.newFrom)}
            </button>
          </div>
          {from === name && <NewForm kind={kind} from={name} onCreate={(input) => done(call(words.create, input))} />}
          <FileTexts
            file={`app/content/${words.folder}/${name}.ts`}
            name={{ ar: w(words.texts), en: w(words.texts) }}
            onSaved={onSaved}
          />
        </li>
      ))}
    </ol>
  );
}

interface NewFormProps {
  kind: keyof typeof kinds;
  from: string;
  /** @returns whether it was made */
  onCreate: (input: object) => Promise<boolean>;
}

function NewForm({ kind, from, onCreate }: NewFormProps) {
  const { w } = usePanel();
  const place = `${kind}:${from}`;
  const [typed, setTyped] = useState(() => draftAt<Record<string, string>>(place) ?? { name: '', ar: '', en: '' });
  const forget = useKeptDraft(place, Object.values(typed).some(Boolean) ? typed : undefined);
  const field = (name: string, label: EditWord, dir: 'rtl' | 'ltr') => (
    <label key={name} className="field">
      <span>{w(label)}</span>
      <input dir={dir} value={typed[name]} onChange={(event) => setTyped({ ...typed, [name]: event.target.value })} />
    </label>
  );
  return (
    <form
      onSubmit={async (event) => {
        event.preventDefault();
        if (await onCreate({ from, ...typed })) forget();
      }}
    >
      <p className="note">{w('newHint')}</p>
      {field('name', 'newName', 'ltr')}
      {kinds[kind].titles.map(([language, label]) => field(language, label, directions[language]))}
      <button type="submit" className="primary">
        {w('create')}
      </button>
    </form>
  );
}
