import { useState } from 'react';
import type { Field } from '../office-facts.ts';
import { call } from './call.ts';
import { draftAt, useKeptDraft } from './drafts.ts';
import { FactChoice, FactInput, inputs } from './fact-inputs.tsx';
import { usePanel } from './panel-language.tsx';
import { PhotoInput } from './photo-input.tsx';

/** A fact of the office: what stands there, and while it is missing what the page shows without it. */
export function FactField({ fact, onSaved }: { fact: Field; onSaved: () => void }) {
  const { w, language, attempt, tell } = usePanel();
  const place = `field:${fact.id}`;
  const [value, setValue] = useState(() => draftAt<Field['value']>(place) ?? fact.value);
  const forget = useKeptDraft(place, JSON.stringify(value) === JSON.stringify(fact.value) ? undefined : value);
  const done = async (what: Promise<unknown>) => {
    if (!(await attempt(() => what))) return false;
    forget();
    tell(w('saved'));
    onSaved();
    return true;
  };
  return (
    <fieldset className={fact.missing ? 'missing' : ''}>
      <legend>
        {fact.label[language]}
        {fact.ifAny && <small> ({w('ifAny')})</small>}
      </legend>
      {fact.missing && (
        <p className="note">
          {fact.why && `${fact.why[language]}. `}
          {w('without')} {fact.without[language]}
        </p>
      )}
      {fact.kind === 'photo' ? (
        <>
          {fact.value.src && <img src={fact.value.src} alt={fact.value[language] ?? ''} width="120" />}
          <PhotoInput
            place={`portrait:${fact.id}`}
            onPhoto={(photo) => done(call('fieldPhoto', { id: fact.id, ...photo }))}
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
          {fact.kind === 'choice' ? (
            <FactChoice
              label={fact.label[language]}
              choices={fact.choices ?? {}}
              value={value.value ?? ''}
              onChange={(chosen) => setValue({ value: chosen })}
            />
          ) : (
            inputs[fact.kind].map((input) => (
              <FactInput
                key={input.name}
                input={input}
                value={value[input.name] ?? ''}
                onChange={(typed) => setValue({ ...value, [input.name]: typed })}
              />
            ))
          )}
          <button type="submit" className="primary">
            {w('save')}
          </button>
        </form>
      )}
      {!fact.missing && !fact.stays && (
        <button type="button" onClick={() => done(call('saveField', { id: fact.id }))}>
          {w('takeAway')}
        </button>
      )}
    </fieldset>
  );
}
