import type { FactKind } from '../../office/fact.ts';
import type { EditorText } from '../../office/languages.ts';
import type { Field as Fact } from '../../office/read-facts.ts';
import { editWords } from '../words.ts';
import { Field, pairOf } from './field.tsx';
import { usePanel } from './panel-language.tsx';
import type { Form } from './use-form.ts';

/** One input of a fact: its name in the call, its label, how it is typed. */
interface Input {
  name: string;
  label: EditorText;
  dir: 'rtl' | 'ltr' | 'auto';
  lang?: string;
  type?: 'date' | 'month' | 'email' | 'tel';
  number?: true;
  lines?: true;
  choices?: Record<string, EditorText>;
}

const both: readonly Input[] = [
  { ...pairOf('ar'), label: editWords.arabic },
  { ...pairOf('en'), label: editWords.english },
];
const one = (more: Partial<Input> = {}): readonly Input[] => [
  { name: 'value', label: editWords.value, dir: 'auto', ...more },
];

/** The inputs of a kind of fact. A photo has a form of its own. */
const inputs: Record<Exclude<FactKind, 'photo' | 'choice'>, readonly Input[]> = {
  line: one(),
  text: both,
  email: one({ dir: 'ltr', type: 'email' }),
  phone: one({ dir: 'ltr', type: 'tel' }),
  date: one({ dir: 'ltr', type: 'date' }),
  month: one({ dir: 'ltr', type: 'month' }),
  time: one({ dir: 'ltr' }),
  percent: one({ number: true }),
  list: one({ lines: true }),
  money: [
    { name: 'amount', label: editWords.amount, dir: 'ltr', number: true },
    {
      name: 'currency',
      label: editWords.currency,
      dir: 'auto',
      choices: { euro: editWords.euro, dollar: editWords.dollar },
    },
  ],
  position: [
    { name: 'latitude', label: editWords.latitude, dir: 'ltr' },
    { name: 'longitude', label: editWords.longitude, dir: 'ltr' },
  ],
  declaration: [
    ...both,
    { name: 'signedBy', label: editWords.signedBy, dir: 'auto' },
    { name: 'signedOn', label: editWords.signedOn, dir: 'ltr', type: 'date' },
  ],
};

export const inputsOf = ({ kind, label, choices }: Fact): readonly Input[] => {
  if (kind === 'choice') return one({ label, choices: { '': editWords.choose, ...choices } });
  return kind === 'photo' ? [] : inputs[kind];
};

export function FactInput({ input: { label, choices, ...input }, form }: { input: Input; form: Form }) {
  const { language } = usePanel();
  if (!choices) return <Field form={form} {...input} label={label[language]} />;
  return (
    <select
      aria-label={label[language]}
      value={form.typed[input.name] || Object.keys(choices)[0]}
      onChange={(event) => form.change({ [input.name]: event.target.value })}
    >
      {Object.entries(choices).map(([choice, text]) => (
        <option key={choice} value={choice}>
          {text[language]}
        </option>
      ))}
    </select>
  );
}
