import type { FactKind } from '../../office/fact.ts';
import type { EditorText } from '../../office/languages.ts';
import type { EditWord } from '../words.ts';
import { Field, pairOf } from './field.tsx';
import { usePanel } from './panel-language.tsx';
import type { Form } from './use-form.ts';

/** One input of a fact: its name in what is sent, its label, how it is typed. */
interface Input {
  name: string;
  label: EditWord;
  dir: 'rtl' | 'ltr' | 'auto';
  lang?: string;
  type?: 'date' | 'month' | 'email' | 'tel';
  number?: true;
  lines?: true;
  choices?: Record<string, EditWord>;
}

const both: readonly Input[] = [
  { ...pairOf('ar'), label: 'arabic' },
  { ...pairOf('en'), label: 'english' },
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
  percent: one({ number: true }),
  list: one({ lines: true }),
  money: [
    { name: 'amount', label: 'amount', dir: 'ltr', number: true },
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

export function FactInput({ input: { label, choices, ...input }, form }: { input: Input; form: Form }) {
  const { w } = usePanel();
  if (!choices) return <Field form={form} {...input} label={w(label)} />;
  const texts = Object.entries(choices).map(([choice, word]) => [choice, w(word)] as const);
  const [first] = Object.keys(choices);
  return (
    <Choice
      label={w(label)}
      texts={texts}
      value={form.typed[input.name] || first!}
      onChange={(chosen) => form.change({ [input.name]: chosen })}
    />
  );
}

interface ChoiceProps {
  label: string;
  texts: readonly (readonly [choice: string, text: string])[];
  value: string;
  onChange: (chosen: string) => void;
}

const Choice = ({ label, texts, value, onChange }: ChoiceProps) => (
  <select aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
    {texts.map(([choice, text]) => (
      <option key={choice} value={choice}>
        {text}
      </option>
    ))}
  </select>
);

interface FactChoiceProps {
  label: string;
  choices: Record<string, EditorText>;
  form: Form;
}

/** One of a few, each said as the page says it. */
export function FactChoice({ label, choices, form }: FactChoiceProps) {
  const { w, language } = usePanel();
  const texts = Object.entries(choices).map(([choice, text]) => [choice, text[language]] as const);
  return (
    <Choice
      label={label}
      texts={[['', w('choose')], ...texts]}
      value={form.typed.value ?? ''}
      onChange={(value) => form.change({ value })}
    />
  );
}
