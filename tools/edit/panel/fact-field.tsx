import type { Field } from '../../office/read-facts.ts';
import { call, Refused } from './call.ts';
import { FactChoice, FactInput, inputs } from './fact-inputs.tsx';
import { FormProblem } from './field.tsx';
import { usePanel } from './panel-language.tsx';
import { PhotoInput } from './photo-input.tsx';
import { useForm } from './use-form.ts';

/** A fact of the office: its value, or what the page shows while it is missing. */
export function FactField({ fact, onSaved }: { fact: Field; onSaved: () => void }) {
  const { w, language } = usePanel();
  const form = useForm<Field['value']>(`field:${fact.id}`, fact.value);
  const done = async (what: () => Promise<unknown>) => {
    const stored = await form.save(async () => {
      await what();
      return undefined;
    });
    if (stored) onSaved();
    return stored;
  };
  const save = () =>
    call('saveField', { id: fact.id, value: form.typed, seen: form.seen }).catch(async (error: unknown) => {
      // Another window saved first, which is reported. The current value is read and may be overwritten.
      if (error instanceof Refused && error.word === 'changedMeanwhile') {
        const now = (await call<Field[]>('fields')).find(({ id }) => id === fact.id);
        form.setSeen(now?.value ?? form.seen);
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
            onPhoto={async (photo) => {
              await call('fieldPhoto', { id: fact.id, ...photo });
              onSaved();
            }}
          />
        </>
      ) : (
        <form
          className="row"
          onSubmit={(event) => {
            event.preventDefault();
            void done(save);
          }}
        >
          {fact.kind === 'choice' ? (
            <FactChoice label={fact.label[language]} choices={fact.choices ?? {}} form={form} />
          ) : (
            inputs[fact.kind].map((input) => <FactInput key={input.name} input={input} form={form} />)
          )}
          <button type="submit" className="primary" disabled={form.busy}>
            {w(form.busy ? 'saving' : 'save')}
          </button>
        </form>
      )}
      <FormProblem problem={form.problem} fields={Object.keys(form.typed)} />
      {!fact.missing && !fact.stays && (
        <button type="button" onClick={() => done(() => call('saveField', { id: fact.id }))}>
          {w('takeAway')}
        </button>
      )}
    </fieldset>
  );
}
