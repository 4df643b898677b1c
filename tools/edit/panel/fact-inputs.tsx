import { useId } from 'react';
import type { FactKind } from '../../office/fact.ts';
import type { EditorText } from '../../office/languages.ts';
import type { EditWord } from '../words.ts';
import { usePanel } from './panel-language.tsx';

/** One input of a fact: its name in what is sent, its label, how it is typed. */
interface Input {
  name: string;
  label: EditWord;
  dir: 'rtl' | 'ltr' | 'auto';
  type?: 'date' | 'month' | 'email' | 'tel' | 'lines';
  choices?: Record<string, EditWord>;
}

const both: readonly Input[] = [
  { name: 'ar', label: 'arabic', dir: 'rtl' },
  { name: 'en', label: 'english', dir: 'ltr' },
];
const one = (more: Partial<Input> = {}): readonly Input[] => [{ name: 'value', label: 'value', dir: 'auto', ...more }];

/** The inputs of a kind of fact. A photo has a form of its own. */
export const inputs: Record<Exclude<FactKind, 'photo' | 'choice'>, readonly Input[]> = {
  line: one(),
  text: both,
  email: one({ dir: 'ltr', type: 'email' }),
  phone: one({ dir: 'ltr', type: 'tel' }),
  date: one({ dir: 'ltr', type: 'date' }),
  month: one({ dir: 'ltr', type: 'month' }),
  percent: one({ dir: 'ltr' }),
  list: one({ type: 'lines' }),
  money: [
    { name: 'amount', label: 'amount', dir: 'ltr' },
    { name: 'currency', label: 'currency', dir: 'auto', choices: { euro: 'euro', dollar: 'dollar' } },
  ],
  position: [
    { name: 'latitude', label: 'latitude', dir: 'ltr' },
    { name: 'longitude', label: 'longitude', dir: 'ltr' },
  ],
  declaration: [
    ...both,
    { name: 'signedBy', label: 'signedBy', dir: 'auto' },
    { name: 'signedOn', label: 'signedOn', dir: 'ltr', type: 'date' },
  ],
};

interface FactInputProps {
  input: Input;
  value: string;
  onChange: (typed: string) => void;
}

export function FactInput({ input: { label, dir, type, choices }, value, onChange }: FactInputProps) {
  const { w } = usePanel();
  const id = useId();
  const common = { id, dir, value, onChange: (event: { target: { value: string } }) => onChange(event.target.value) };
  return (
    <label className="field" htmlFor={id}>
      <span>{w(label)}</span>
      {choices ? (
        <select {...common} value={value || Object.keys(choices)[0]}>
          {Object.entries(choices).map(([choice, word]) => (
            <option key={choice} value={choice}>
              {w(word)}
            </option>
          ))}
        </select>
      ) : type === 'lines' ? (
        <textarea {...common} />
      ) : (
        <input {...common} type={type ?? 'text'} />
      )}
    </label>
  );
}

interface FactChoiceProps {
  label: string;
  choices: Record<string, EditorText>;
  value: string;
  onChange: (chosen: string) => void;
}

/** One of a few, each said as the page says it. */
export function FactChoice({ label, choices, value, onChange }: FactChoiceProps) {
  const { w, language } = usePanel();
  return (
    <select aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
      <option value="">{w('choose')}</option>
      {Object.entries(choices).map(([choice, text]) => (
        <option key={choice} value={choice}>
          {text[language]}
        </option>
      ))}
    </select>
  );
}
