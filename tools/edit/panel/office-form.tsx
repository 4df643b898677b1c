import { useEffect, useId, useState } from 'react';
import { call, send } from './call.ts';
import { draftAt, useKeptDraft } from './drafts.ts';
import { usePanel } from './panel-language.tsx';
import { PhotoInput } from './photo-input.tsx';

interface Fact {
  id: string;
  group: 'law' | 'trust' | 'tenders';
  kind: string;
  label: { ar: string; en: string };
  without: { ar: string; en: string };
  value: Record<string, string>;
  missing: boolean;
}

/** The office's own facts, in the order in which it should supply them. */
export function OfficeForm({ onSaved }: { onSaved: () => void }) {
  const { w, attempt } = usePanel();
  const [facts, setFacts] = useState<Fact[]>([]);
  const read = () => attempt(async () => setFacts(await call<Fact[]>('fields')));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and after each save
  useEffect(() => {
    void read();
  }, []);
  return (
    <section>
      {(['law', 'trust', 'tenders'] as const).map((group) => (
        <div key={group}>
          <h3>{w(group)}</h3>
          {facts
            .filter((fact) => fact.group === group)
            .map((fact) => (
              <FactField
                key={fact.id + JSON.stringify(fact.value)}
                fact={fact}
                onSaved={() => {
                  void read();
                  onSaved();
                }}
              />
            ))}
        </div>
      ))}
    </section>
  );
}

/** The inputs of a kind of fact: name, direction. */
const inputs: Record<string, readonly [name: string, dir: 'rtl' | 'ltr' | 'auto'][]> = {
  text: [['ar', 'rtl'], ['en', 'ltr']],
  declaration: [['ar', 'rtl'], ['en', 'ltr'], ['signedBy', 'auto'], ['signedOn', 'ltr']],
}; // biome-ignore format: a table

function FactField({ fact, onSaved }: { fact: Fact; onSaved: () => void }) {
  const { w, language, attempt, tell } = usePanel();
  const place = `field:${fact.id}`;
  const [value, setValue] = useState(() => draftAt<Fact['value']>(place) ?? fact.value);
  const forget = useKeptDraft(place, JSON.stringify(value) === JSON.stringify(fact.value) ? undefined : value);
  const done = async (what: Promise<unknown>) => {
    if (!(await attempt(() => what))) return false;
    forget();
    tell(w('saved'));
    onSaved();
    return true;
  };
  const words = { ar: 'arabic', en: 'english', signedBy: 'signedBy', signedOn: 'signedOn' } as const;
  return (
    <fieldset className={fact.missing ? 'missing' : ''}>
      <legend>{fact.label[language]}</legend>
      {fact.missing && (
        <p className="note">
          {w('without')} {fact.without[language]}
        </p>
      )}
      {fact.kind === 'photo' ? (
        <>
          {fact.value.src && <img src={fact.value.src} alt={fact.value[language] ?? ''} width="120" />}
          <PhotoInput
            place={`portrait:${fact.id}`}
            onPhoto={(file, alt) => done(send('fieldPhoto', file, { id: fact.id, ...alt }))}
          />
        </>
      ) : (
        <form
          className="row"
          onSubmit={(event) => {
            event.preventDefault();
            void done(call('saveField', { id: fact.id, value, seen: fact.value }));
          }}
        >
          {(inputs[fact.kind] ?? ([['value', 'auto']] as const)).map(([name, dir]) => (
            <FactInput
              key={name}
              label={name in words ? w(words[name as keyof typeof words]) : w('value')}
              dir={dir}
              lines={fact.kind === 'list'}
              value={value[name] ?? ''}
              onChange={(typed) => setValue({ ...value, [name]: typed })}
            />
          ))}
          <button type="submit" className="primary">
            {w('save')}
          </button>
        </form>
      )}
      {Object.keys(fact.value).length > 0 && (
        <button type="button" onClick={() => done(call('saveField', { id: fact.id }))}>
          {w('takeAway')}
        </button>
      )}
    </fieldset>
  );
}

interface FactInputProps {
  label: string;
  dir: 'rtl' | 'ltr' | 'auto';
  /** One entry a line. */
  lines: boolean;
  value: string;
  onChange: (typed: string) => void;
}

function FactInput({ label, dir, lines, value, onChange }: FactInputProps) {
  const id = useId();
  return (
    <label className="field" htmlFor={id}>
      <span>{label}</span>
      {lines ? (
        <textarea id={id} dir={dir} value={value} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <input id={id} dir={dir} value={value} onChange={(event) => onChange(event.target.value)} />
      )}
    </label>
  );
}
