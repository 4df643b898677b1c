import { useEffect, useState } from 'react';
import { directions, editorLanguages } from '../../office/languages.ts';
import { languageWords } from '../words.ts';
import { call } from './call.ts';
import { draftAt, useKeptDraft } from './drafts.ts';
import { usePanel } from './panel-language.tsx';
import { type EditedText, TextForm } from './text-form.tsx';
import type { NamedFile } from './text-list.tsx';

interface Figure {
  values: number[];
  /** It was published: the register will say why it changed. */
  asksWhy: boolean;
  words: Omit<EditedText, 'code' | 'single'>[];
  /** What the register says of it, in words. */
  facts: Record<'unit' | 'place' | 'publisher' | 'asOf', { ar: string; en: string } | null>;
}

interface FigureDraft {
  typed: string[];
  why: { ar: string; en: string };
  seen: number[];
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
  const readAgain = () => setVersion((now) => now + 1);
  const saved = () => {
    readAgain();
    onSaved();
  };
  return (
    <section>
      <ValueForm key={id} id={id} figure={figure} onSaved={saved} onDiscarded={readAgain} />
      <PagesOf key={version} id={id} />
      <FigureWords figure={figure} onSaved={saved} />
    </section>
  );
}

interface ValueFormProps {
  id: string;
  figure: Figure;
  onSaved: () => void;
  onDiscarded: () => void;
}

function ValueForm({ id, figure, onSaved, onDiscarded }: ValueFormProps) {
  const { w, attempt, tell } = usePanel();
  const place = `figure:${id}`;
  const [draft] = useState(() => draftAt<FigureDraft>(place));
  const [typed, setTyped] = useState(draft?.typed ?? figure.values.map(String));
  const [why, setWhy] = useState(draft?.why ?? { ar: '', en: '' });
  const [seen, setSeen] = useState(draft?.seen ?? figure.values);
  // What is typed while it is being saved was typed over what is saved then.
  const [busy, setBusy] = useState(false);
  const changed = typed.some((value, index) => value !== String(seen[index]));
  const forget = useKeptDraft(place, changed ? { typed, why, seen } : undefined);
  // Read again: what it says now stands where nothing was typed.
  const [read, setRead] = useState(figure);
  if (read !== figure) {
    setRead(figure);
    if (!changed) {
      setSeen(figure.values);
      setTyped(figure.values.map(String));
    }
  }
  const discard = () => {
    setSeen(figure.values);
    setTyped(figure.values.map(String));
    onDiscarded();
  };
  const save = async () => {
    setBusy(true);
    const done = await attempt(async () => {
      const saved = await call<number[]>('saveFigure', { id, typed, why, seen });
      setSeen(saved);
      // As it is written from now on, if nothing was typed meanwhile.
      setTyped((now) => (now === typed ? saved.map(String) : now));
    });
    setBusy(false);
    if (!done) return;
    forget();
    tell(w('saved'));
    onSaved();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <p className="place">
        <bdi dir="ltr">{id}</bdi>
      </p>
      {draft && changed && <p className="note">{w('draftKept')}</p>}
      <div className="row">
        {typed.map((value, index) => (
          <label key={index} className="field">
            <span>{w(typed.length === 1 ? 'value' : index === 0 ? 'from' : 'to')}</span>
            <input
              dir="ltr"
              inputMode="decimal"
              value={value}
              onChange={(event) => setTyped(typed.map((old, at) => (at === index ? event.target.value : old)))}
            />
          </label>
        ))}
        <button type="submit" className="primary" disabled={!changed || busy}>
          {w(busy ? 'saving' : 'save')}
        </button>
        <button type="button" disabled={!changed} onClick={discard}>
          {w('cancel')}
        </button>
      </div>
      {changed &&
        figure.asksWhy &&
        editorLanguages.map((one) => (
          <label key={one} className="field">
            <span>
              {w('why')} ({w(languageWords[one])})
            </span>
            <input
              dir={directions[one]}
              lang={one}
              value={why[one]}
              onChange={(event) => setWhy({ ...why, [one]: event.target.value })}
            />
          </label>
        ))}
    </form>
  );
}

/** The pages that a figure stands on; finding them takes a moment, and nobody has to wait for it. */
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
        <TextForm key={words.file + words.path} text={{ ...words, code: [], single: null }} onSaved={onSaved} />
      ))}
    </>
  );
}
