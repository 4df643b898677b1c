import { useEffect, useState } from 'react';
import { editorLanguages } from '../../office/languages.ts';
import { languageWords } from '../words.ts';
import { call } from './call.ts';
import { Field, FormProblem, pairOf } from './field.tsx';
import { usePanel } from './panel-language.tsx';
import { type EditedText, TextForm } from './text-form.tsx';
import type { NamedFile } from './text-list.tsx';
import { useForm } from './use-form.ts';

interface Figure {
  values: number[];
  /** It was published: the register will say why it changed. */
  asksWhy: boolean;
  words: Omit<EditedText, 'chips' | 'single'>[];
  /** What the register says of it, in words. */
  facts: Record<'unit' | 'place' | 'publisher' | 'asOf', { ar: string; en: string } | null>;
}

/** A figure: its value, what the register says of it, and the pages that change with it. */
export function FigureForm({ id, onSaved }: { id: string; onSaved: () => void }) {
  const { attempt } = usePanel();
  const [figure, setFigure] = useState<Figure>();
  const [version, setVersion] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again after each save, and for another figure
  useEffect(() => {
    void attempt(async () => setFigure(await call<Figure>('figure', { id })));
  }, [id, version]);
  if (!figure) return null;
  const saved = () => {
    setVersion((now) => now + 1);
    onSaved();
  };
  return (
    <section>
      <ValueForm key={id} id={id} figure={figure} onSaved={saved} />
      <PagesOf key={version} id={id} />
      <FigureWords figure={figure} onSaved={saved} />
    </section>
  );
}

interface ValueFormProps {
  id: string;
  figure: Figure;
  onSaved: () => void;
}

function ValueForm({ id, figure: { values, asksWhy }, onSaved }: ValueFormProps) {
  const { w } = usePanel();
  const names = values.map((_, index) => String(index));
  const fields = (stored: readonly number[]): Record<string, string> => ({
    ...Object.fromEntries(stored.map((value, index) => [index, String(value)])),
    ar: '',
    en: '',
  });
  const form = useForm(`figure:${id}`, fields(values));
  const { typed, seen, changed, busy } = form;
  const of = (some: Record<string, string>) => names.map((name) => some[name] ?? '');
  const save = async () => {
    const why = { ar: typed.ar, en: typed.en };
    const input = { id, typed: of(typed), why, seen: of(seen) };
    if (await form.save(async () => fields(await call<number[]>('saveFigure', input)))) onSaved();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {form.fromDraft && <p className="note">{w('draftKept')}</p>}
      <div className="row">
        {names.map((name, index) => (
          <Field
            key={name}
            form={form}
            name={name}
            label={w(names.length === 1 ? 'value' : index === 0 ? 'from' : 'to')}
            number
          />
        ))}
        <button type="submit" className="primary" disabled={!changed || busy}>
          {w(busy ? 'saving' : 'save')}
        </button>
        <button type="button" disabled={!changed} onClick={form.discard}>
          {w('cancel')}
        </button>
      </div>
      {changed &&
        asksWhy &&
        editorLanguages.map((one) => (
          <Field key={one} form={form} {...pairOf(one)} label={`${w('why')} (${w(languageWords[one])})`} />
        ))}
      <FormProblem problem={form.problem} fields={[...names, ...editorLanguages]} />
    </form>
  );
}

/** The pages with a figure; finding them takes a moment and blocks nothing. */
function PagesOf({ id }: { id: string }) {
  const { w, language, attempt } = usePanel();
  const [pages, setPages] = useState<NamedFile[]>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: read for each figure
  useEffect(() => {
    void attempt(async () => setPages(await call<NamedFile[]>('figurePages', { id })));
  }, [id]);
  return (
    <div>
      <p>{w('shownOn')}</p>
      {pages ? (
        <ul className="pages">
          {pages.map((page) => (
            <li key={page.name.en}>{page.name[language]}</li>
          ))}
        </ul>
      ) : (
        <p className="note">{w('looking')}</p>
      )}
    </div>
  );
}

function FigureWords({ figure, onSaved }: { figure: Figure; onSaved: () => void }) {
  const { w, language } = usePanel();
  return (
    <>
      <h3>{w('figureWords')}</h3>
      <dl className="facts">
        {(['unit', 'place', 'publisher', 'asOf'] as const).map((fact) => (
          <div key={fact}>
            <dt>{w(fact)}</dt>
            <dd>{figure.facts[fact]?.[language] || w('notSaid')}</dd>
          </div>
        ))}
      </dl>
      {figure.words.map((words) => (
        <TextForm key={words.file + words.path} text={{ ...words, chips: {}, single: null }} onSaved={onSaved} />
      ))}
    </>
  );
}
