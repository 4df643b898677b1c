import type { Field } from '../../office/read-facts.ts';
import { call } from './call.ts';
import { Button, SaveButton, SavedForm } from './controls.tsx';
import { FactInput, inputsOf } from './fact-inputs.tsx';
import { FormState } from './field.tsx';
import { usePanel } from './panel-language.tsx';
import { PhotoInput } from './photo-input.tsx';
import { useForm } from './use-form.ts';

/** A fact of the office: its value, and while it is missing, what the page shows without it. */
export function FactField({ fact }: { fact: Field }) {
  const { w, language } = usePanel();
  const form = useForm<Field['value']>(`field:${fact.id}`, fact.value);
  const save = (value?: Field['value'], sure = false) =>
    form.save(() => call('saveField', { id: fact.id, value, seen: form.seen, sure }));
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
            onPhoto={(photo) => call('fieldPhoto', { id: fact.id, ...photo })}
          />
        </>
      ) : (
        <SavedForm className="row" onSave={() => save(form.typed)}>
          {inputsOf(fact).map((input) => (
            <FactInput key={input.name} input={input} form={form} />
          ))}
          <SaveButton form={form} />
        </SavedForm>
      )}
      <FormState form={form} onSure={() => save(form.typed, true)} />
      {!fact.missing && !fact.stays && <Button word="takeAway" onClick={() => save()} />}
    </fieldset>
  );
}
