import { type InputHTMLAttributes, useEffect, useId, useRef } from 'react';
import { readNumber } from '../../../app/language/read-number.ts';
import { directions, type EditorLanguage } from '../../office/languages.ts';
import { numberText } from '../number-text.ts';
import type { Refused } from './call.ts';
import { usePanel } from './panel-language.tsx';

interface FieldForm {
  typed: object;
  problem: Refused | undefined;
  change: (part: Record<string, string>) => void;
}

interface FieldProps extends Pick<InputHTMLAttributes<HTMLInputElement>, 'inputMode' | 'type' | 'dir' | 'lang'> {
  /** Of the fields of the form. */
  form: FieldForm;
  name: string;
  label: string;
  /** A number, as people of either country write it. */
  number?: boolean;
  lines?: boolean;
}

/** One input of a form. What was refused stands under it, and it comes into sight. */
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

/** The two numbers that were typed with one dot or comma: which is meant is asked before anything is saved. */
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
  of: Refused | undefined;
  id?: string;
  /** The id of the input that it stands under; its own place comes into sight without one. */
  field?: string;
}

/** What was refused, at the form or field that it is about. */
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

/** What was refused of the whole form, where no field of it says so. */
export const FormProblem = ({ problem, fields }: { problem: Refused | undefined; fields: readonly string[] }) =>
  problem && !fields.includes(problem.field ?? '') ? <Problem of={problem} /> : null;

/** The same question in both languages. */
export const pairOf = (language: EditorLanguage) =>
  ({ dir: directions[language], lang: language, name: language }) as const;
