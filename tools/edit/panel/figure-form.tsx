import { editorLanguages } from '../../office/languages.ts';
import { languageWords } from '../words.ts';
import { type Answer, call, useAnswer } from './call.ts';
import { Button, SaveButton, SavedForm } from './controls.tsx';
import { Field, FormState, pairOf } from './field.tsx';
import { usePanel } from './panel-language.tsx';
import { TextForm } from './text-form.tsx';
import { useForm } from './use-form.ts';

type Figure = Answer<'figure'>;

/** A figure: its value, the pages that change with it, and what the register says about it. */
export function FigureForm({ id }: { id: string }) {
  const figure = useAnswer('figure', { id });
  if (!figure) return null;
  return (
    <section>
      <ValueForm key={id} id={id} figure={figure} />
      <PagesOf id={id} />
      <FigureWords figure={figure} />
    </section>
  );
}

function ValueForm({ id, figure: { values, scale, asksWhy, facts } }: { id: string; figure: Figure }) {
  const { w, language } = usePanel();
  const unit = facts.unit?.[language];
  const names = values.map((_, index) => String(index));
  const fields = (stored: readonly number[]): Record<string, string> => ({
    ...Object.fromEntries(stored.map((value, index) => [index, String(value / scale)])),
    ar: '',
    en: '',
  });
  const form = useForm(`figure:${id}`, fields(values));
  const { typed, seen, changed } = form;
  const of = (some: Record<string, string>) => names.map((name) => some[name] ?? '');
  const save = (sure = false) =>
    form.save(async () => {
      const why = { ar: typed.ar ?? '', en: typed.en ?? '' };
      const before = of(seen).map((one) => Number((Number(one) * scale).toPrecision(15)));
      return fields(await call('saveFigure', { id, typed: of(typed), why, seen: before, sure }));
    });
  return (
    <SavedForm onSave={() => save()}>
      <div className="row">
        {names.map((name, index) => (
          <Field
            key={name}
            form={form}
            name={name}
            label={[w(names.length === 1 ? 'value' : index === 0 ? 'from' : 'to'), unit && `(${unit})`].join(' ')}
            number
          />
        ))}
        <SaveButton form={form} disabled={!changed} />
        <Button word="cancel" disabled={!changed} onClick={form.discard} />
      </div>
      {changed &&
        asksWhy &&
        editorLanguages.map((one) => (
          <Field key={one} form={form} {...pairOf(one)} label={`${w('why')} (${w(languageWords[one])})`} />
        ))}
      <FormState form={form} onSure={() => save(true)} />
    </SavedForm>
  );
}

/** The pages that show a figure. Finding them takes a moment, so the form does not wait for them. */
function PagesOf({ id }: { id: string }) {
  const { w, language } = usePanel();
  const pages = useAnswer('figurePages', { id });
  return (
    <div>
      <p>{w('shownOn')}</p>
      {pages ? (
        <ul className="pages">
          {pages.map(({ path, name }) => (
            <li key={path}>{name[language]}</li>
          ))}
        </ul>
      ) : (
        <p className="note">{w('looking')}</p>
      )}
    </div>
  );
}

function FigureWords({ figure }: { figure: Figure }) {
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
      {figure.words.map((text) => (
        <TextForm key={text.file + text.path} text={text} />
      ))}
    </>
  );
}
