import { useState } from 'react';
import type { Field } from '../../office/read-facts.ts';
import { call, Refused } from './call.ts';
import { draftAt, useKeptDraft } from './drafts.ts';
import { FactChoice, FactInput, inputs } from './fact-inputs.tsx';
import { usePanel } from './panel-language.tsx';
import { PhotoInput } from './photo-input.tsx';

/** What was typed, and what it was typed over. */
interface FactDraft {
  typed: Field['value'];
  seen: Field['value'];
}

/** A fact of the office: what stands there, and while it is missing what the page shows without it. */
export function FactField({ fact, onSaved }: { fact: Field; onSaved: () => void }) {
  const { w, language, attempt, tell } = usePanel();
  const place = `field:${fact.id}`;
  const [draft] = useState(() => draftAt<FactDraft>(place));
  const [value, setValue] = useState(draft?.typed ?? fact.value);
  const [seen, setSeen] = useState(draft?.seen ?? fact.value);
  // What is typed while it is being saved was typed over what is saved then.
  const [busy, setBusy] = useState(false);
  const changed = JSON.stringify(value) !== JSON.stringify(fact.value);
  const forget = useKeptDraft(place, changed ? { typed: value, seen } : undefined);
  const done = async (what: Promise<unknown>) => {
    setBusy(true);
    const stored = await attempt(() => what);
    setBusy(false);
    if (!stored) return false;
    setSeen(value);
    forget();
    tell(w('saved'));
    onSaved();
    return true;
  };
  const save = () =>
    call('saveField', { id: fact.id, value, seen }).catch(async (error: unknown) => {
      // Another window was faster, and it is said. What stands there now is read, and may be written over.
      if (error instanceof Refused && error.word === 'changedMeanwhile') {
        const now = (await call<Field[]>('fields')).find(({ id }) => id === fact.id);
        setSeen(now?.value ?? seen);
        onSaved();
      }
      throw error;
    });
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
            void done(save());
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
          <button type="submit" className="primary" disabled={busy}>
            {w(busy ? 'saving' : 'save')}
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
