import { useCallback, useState } from 'react';
import { type EditWord, editWords } from '../words.ts';
import { type Answer, call, useAnswer } from './call.ts';
import { Button, SavedForm } from './controls.tsx';
import { Field, FormState, pairOf } from './field.tsx';
import { usePanel } from './panel-language.tsx';
import { FileTexts } from './text-list.tsx';
import { UncheckedList } from './unchecked-list.tsx';
import { useForm } from './use-form.ts';

/** What differs between the list of projects and the list of guides. */
const kinds = {
  project: {
    list: 'projects',
    create: 'newProject',
    move: 'moveProject',
    hide: 'hideProject',
    newFrom: 'newFrom',
    hint: 'newProjectHint',
    titles: [['ar', 'newTitleArabic'], ['en', 'newTitleEnglish']],
  },
  // Guides are in Arabic, like the page that offers them.
  guide: {
    list: 'guides',
    create: 'newGuide',
    move: 'moveGuide',
    hide: 'hideGuide',
    newFrom: 'newGuideFrom',
    hint: 'newHint',
    titles: [['ar', 'newGuideTitle']],
  },
} as const satisfies Record<string, Record<string, string | readonly (readonly ['ar' | 'en', EditWord])[]>>; // biome-ignore format: pairs stay on a line

type Kind = keyof typeof kinds;
type Item = Answer<'guides'>[number] & Partial<Answer<'projects'>[number]>;

interface ListFormProps {
  kind: Kind;
  /** Shows a page, even a hidden one. */
  onGo: (path: string) => void;
}

/** Projects or guides in their order: their texts, shown or hidden, moved, and a new one from an existing one. */
export function ListForm({ kind, onGo }: ListFormProps) {
  const { w, language, attempt, changed } = usePanel();
  const words = kinds[kind];
  const items: readonly Item[] = useAnswer(words.list) ?? [];
  const [from, setFrom] = useState<string>();
  const [made, setMade] = useState<string>();
  const scrollTo = useCallback((item: HTMLElement | null) => item?.scrollIntoView(), []);
  const done = async (what: Promise<unknown>) => {
    if (await attempt(() => what)) changed('saved');
  };
  return (
    <ol className="projects">
      {items.map(({ name, title, hidden, unchecked = 0 }, index) => (
        <li key={name} ref={name === made ? scrollTo : undefined}>
          <h4>
            {title[language]} {hidden && <span className="note">({w('shownAgain')})</span>}
          </h4>
          <div className="buttons">
            <Button word="up" disabled={index === 0} onClick={() => done(call(words.move, { name, by: -1 }))} />
            <Button
              word="down"
              disabled={index === items.length - 1}
              onClick={() => done(call(words.move, { name, by: 1 }))}
            />
            <Button word={hidden ? 'show' : 'hide'} onClick={() => done(call(words.hide, { name, hidden: !hidden }))} />
            <Button
              word={words.newFrom}
              expanded={from === name}
              onClick={() => setFrom(from === name ? undefined : name)}
            />
            {kind === 'project' && <Button word="lookAt" onClick={() => onGo(`/projects/${name}`)} />}
          </div>
          {from === name && (
            <NewForm
              kind={kind}
              from={name}
              onCreated={(one) => {
                setFrom(undefined);
                setMade(one);
                if (kind === 'project') onGo(`/projects/${one}`);
              }}
            />
          )}
          {unchecked > 0 && <UncheckedList project={name} count={unchecked} />}
          <FileTexts file={`app/content/${words.list}/${name}.ts`} name={editWords.itsTexts} />
        </li>
      ))}
    </ol>
  );
}

const empty = { name: '', ar: '', en: '' };

function NewForm({ kind, from, onCreated }: { kind: Kind; from: string; onCreated: (name: string) => void }) {
  const { w } = usePanel();
  const words = kinds[kind];
  const form = useForm(`${kind}:${from}`, empty);
  const create = async () => {
    const made = await form.save(async () => {
      await call(words.create, { from, ...form.typed });
      return empty;
    });
    if (made) onCreated(form.typed.name);
  };
  return (
    <SavedForm onSave={create}>
      <p className="note">{w(words.hint)}</p>
      <Field form={form} name="name" label={w('newName')} dir="ltr" />
      {words.titles.map(([language, label]) => (
        <Field key={language} form={form} {...pairOf(language)} label={w(label)} />
      ))}
      <FormState form={form} />
      <Button word="create" primary disabled={form.busy} />
    </SavedForm>
  );
}
