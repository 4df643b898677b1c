import { useEffect, useState } from 'react';
import type { EditWord } from '../words.ts';
import { call } from './call.ts';
import { Field, FormProblem, pairOf } from './field.tsx';
import { usePanel } from './panel-language.tsx';
import { FileTexts } from './text-list.tsx';
import { UncheckedList } from './unchecked-list.tsx';
import { useForm } from './use-form.ts';

interface Item {
  name: string;
  title: { ar: string; en: string };
  hidden: boolean;
  /** Places that are still those of the project it was copied from. */
  unchecked?: number;
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

interface ListFormProps {
  kind: keyof typeof kinds;
  onSaved: () => void;
  /** Shows a page, a hidden one too. */
  onGo: (path: string) => void;
}

/** Projects or guides in their order: their texts, shown or hidden, moved, and a new one from an existing one. */
export function ListForm({ kind, onSaved, onGo }: ListFormProps) {
  const { w, language, attempt, tell } = usePanel();
  const words: Kind = kinds[kind];
  const [items, setItems] = useState<Item[]>([]);
  const [from, setFrom] = useState<string>();
  const read = () => attempt(async () => setItems(await call<Item[]>(words.list)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and after each save
  useEffect(() => {
    void read();
  }, []);
  const saved = () => {
    void read();
    onSaved();
  };
  const done = async (what: Promise<unknown>) => {
    if (!(await attempt(() => what))) return;
    tell(w('saved'));
    saved();
  };
  return (
    <ol className="projects">
      {items.map(({ name, title, hidden, unchecked = 0 }, index) => (
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
            {kind === 'project' && (
              <button type="button" onClick={() => onGo(`/projects/${name}`)}>
                {w('lookAt')}
              </button>
            )}
          </div>
          {from === name && (
            <NewForm
              kind={kind}
              from={name}
              onCreated={() => {
                setFrom(undefined);
                saved();
              }}
            />
          )}
          {unchecked > 0 && <UncheckedList key={unchecked} project={name} count={unchecked} onSaved={saved} />}
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
  onCreated: () => void;
}

function NewForm({ kind, from, onCreated }: NewFormProps) {
  const { w } = usePanel();
  const form = useForm(`${kind}:${from}`, { name: '', ar: '', en: '' });
  const create = () =>
    form.save(async () => {
      await call(kinds[kind].create, { from, ...form.typed });
      return { name: '', ar: '', en: '' };
    });
  return (
    <form
      onSubmit={async (event) => {
        event.preventDefault();
        if (await create()) onCreated();
      }}
    >
      <p className="note">{w(kind === 'project' ? 'newProjectHint' : 'newHint')}</p>
      <Field form={form} name="name" label={w('newName')} dir="ltr" />
      {kinds[kind].titles.map(([language, label]) => (
        <Field key={language} form={form} {...pairOf(language)} label={w(label)} />
      ))}
      <FormProblem problem={form.problem} fields={Object.keys(form.typed)} />
      <button type="submit" className="primary" disabled={form.busy}>
        {w('create')}
      </button>
    </form>
  );
}
