import { type InputHTMLAttributes, useEffect, useId, useRef } from 'react';
import { readNumber } from '../../../app/language/read-number.ts';
import { directions, type EditorLanguage } from '../../office/languages.ts';
import { numberText } from '../number-text.ts';
import type { Refusal } from '../refusal.ts';
import type { EditWord } from '../words.ts';
import { Button } from './controls.tsx';
import { usePanel } from './panel-language.tsx';

interface FieldForm {
  typed: object;
  problem: Refusal | undefined;
  change: (part: Record<string, string>) => void;
}

interface FieldProps extends Pick<InputHTMLAttributes<HTMLInputElement>, 'inputMode' | 'type' | 'dir' | 'lang'> {
  form: FieldForm;
  name: string;
  label: string;
  /** A number, in German, English or Arabic notation. */
  number?: boolean;
  lines?: boolean;
}

/** One input of a form, with its refusal under it. */
export function Field({ form, name, label, number, lines, ...input }: FieldProps) {
  const id = useId();
  const { typed, problem, change } = form;
  const value = String((typed as Record<string, unknown>)[name] ?? '');
  const wrong = problem?.field === name;
  const common = {
    ...input,
    ...(number && { inputMode: 'decimal' as const, dir: 'ltr' }),
    id,
    name,
    value,
    'aria-invalid': wrong || undefined,
    'aria-describedby': wrong ? `${id}-problem` : undefined,
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {lines ? <textarea {...common} /> : <input {...common} />}
      {wrong && <Problem id={`${id}-problem`} of={problem} field={id} />}
      {number && <Readings value={value} onChoose={(one) => change({ [name]: one })} />}
    </div>
  );
}

/** Asks which of two numbers is meant (`75.000`), before anything is saved. */
function Readings({ value, onChoose }: { value: string; onChoose: (typed: string) => void }) {
  const { w } = usePanel();
  const readings = readNumber(value);
  if (readings.length < 2) return null;
  return (
    <div className="buttons readings">
      <span className="complaint" role="status">
        {w('whichIsMeant')}
      </span>
      {readings.map((one) => (
        <button key={one} type="button" onClick={() => onChoose(String(one))}>
          <bdi>{numberText(one)}</bdi>
        </button>
      ))}
    </div>
  );
}

interface ProblemProps {
  of: Refusal | undefined;
  id?: string;
  /** The id of the input to focus; without one, the sentence itself gets the focus. */
  field?: string;
}

/** A refusal, scrolled into view. */
export function Problem({ of: problem, id, field }: ProblemProps) {
  const { w } = usePanel();
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!problem) return;
    (field ? document.getElementById(field) : place.current)?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'center' });
  }, [problem, field]);
  if (!problem) return null;
  return (
    <p ref={place} id={id} className="complaint" role="alert" tabIndex={-1}>
      {w(problem.word, problem.values)}
    </p>
  );
}

interface FormStateProps {
  form: FieldForm & { fromDraft: boolean; other: object | undefined; keepMine: () => void; discard: () => void };
  /** The fields that show their own refusals. */
  fields?: readonly string[];
  /** Saves although the refusal is a question. */
  onSure?: () => unknown;
}

/** Refusals that ask whether something is meant. */
const questions: readonly EditWord[] = ['muchChanged', 'wrongLanguage'];

/** Messages about a whole form: it starts with a draft, it was refused, another window has saved other values. */
export function FormState({ form, fields = Object.keys(form.typed), onSure }: FormStateProps) {
  const { w } = usePanel();
  const { problem, other } = form;
  return (
    <>
      {form.fromDraft && <p className="note">{w('draftKept')}</p>}
      {problem && !fields.includes(problem.field ?? '') && <Problem of={problem} />}
      {problem && onSure && questions.includes(problem.word) && <Button word="yesSave" onClick={onSure} />}
      {other && (
        <section className="meanwhile">
          <p>{w('nowItSays')}</p>
          {[...new Set(Object.values(other))].map((line, index) => (
            <p key={index} dir="auto">
              {String(line)}
            </p>
          ))}
          <div className="buttons">
            <Button word="keepMine" onClick={form.keepMine} />
            <Button word="takeOther" onClick={form.discard} />
          </div>
        </section>
      )}
    </>
  );
}

/** Props of a field for one of the two languages. */
export const pairOf = (language: EditorLanguage) =>
  ({ dir: directions[language], lang: language, name: language }) as const;
