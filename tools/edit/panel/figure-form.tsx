import { useEffect, useState } from 'react';
import { call } from './call.ts';
import { usePanel } from './panel-language.tsx';
import { type EditedText, TextForm } from './text-form.tsx';

interface Figure {
  file: string;
  path: string;
  values: number[];
  words: Omit<EditedText, 'code' | 'single'>[];
  pages: { path: string; name: { ar: string; en: string } }[];
}

/** A figure: its value, what the register says of it, and the pages that change with it. */
export function FigureForm({ id, onSaved }: { id: string; onSaved: () => void }) {
  const { w, language, attempt, tell } = usePanel();
  const [figure, setFigure] = useState<Figure>();
  const [typed, setTyped] = useState<string[]>([]);
  const [why, setWhy] = useState({ ar: '', en: '' });
  const [version, setVersion] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again after each save, and for another figure
  useEffect(() => {
    void attempt(async () => {
      const read = await call<Figure>('figure', { id });
      setFigure(read);
      setTyped(read.values.map(String));
    });
  }, [id, version]);
  if (!figure) return null;
  const changed = typed.some((value, index) => value !== String(figure.values[index]));
  const save = async () => {
    if (!(await attempt(() => call('saveFigure', { id, typed, why })))) return;
    tell(w('saved'));
    setVersion(version + 1);
    onSaved();
  };
  return (
    <section>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <p className="place">
          <bdi dir="ltr">{id}</bdi>
        </p>
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
          <button type="submit" className="primary" disabled={!changed}>
            {w('save')}
          </button>
        </div>
        {changed &&
          (['ar', 'en'] as const).map((one) => (
            <label key={one} className="field">
              <span>
                {w('why')} ({w(one === 'ar' ? 'arabic' : 'english')})
              </span>
              <input
                dir={one === 'ar' ? 'rtl' : 'ltr'}
                lang={one}
                value={why[one]}
                onChange={(event) => setWhy({ ...why, [one]: event.target.value })}
              />
            </label>
          ))}
        <p>{w('shownOn')}</p>
        <ul className="pages">
          {figure.pages.map((page) => (
            <li key={page.path}>{page.name[language]}</li>
          ))}
        </ul>
      </form>
      {figure.words.length > 0 && <h3>{w('figureWords')}</h3>}
      {figure.words.map((words) => (
        <TextForm
          key={`${words.file}${words.path}${version}`}
          text={{ ...words, code: [], single: false }}
          onSaved={() => {
            setVersion(version + 1);
            onSaved();
          }}
        />
      ))}
    </section>
  );
}
