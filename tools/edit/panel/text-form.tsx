import { useCallback } from 'react';
import type { EditorText } from '../../office/languages.ts';
import { directions } from '../../office/languages.ts';
import { chipsOf, complaints } from '../check-text.ts';
import type { ShownText } from '../texts.ts';
import { languageWords } from '../words.ts';
import { call } from './call.ts';
import { ChipField } from './chip-field.tsx';
import { Button, SaveButton, SavedForm } from './controls.tsx';
import { FormState } from './field.tsx';
import { usePanel } from './panel-language.tsx';
import { useForm } from './use-form.ts';

/** One text in both languages side by side, checked while it is typed. */
export function TextForm({ text }: { text: ShownText }) {
  const { w } = usePanel();
  const { file, path, chips, single } = text;
  const place = `${file}#${path}`;
  const form = useForm<EditorText>(place, { ar: text.ar, en: text.en });
  const { typed, seen, changed } = form;
  const now = single ? { ar: typed.ar, en: typed.ar } : typed;
  const found = changed ? complaints(now, seen, text.limit) : [];
  /** The value as the page shows it; one that appears only after an action of the visitor gets a number. */
  const chipText = useCallback(
    (chip: string, language: 'ar' | 'en') =>
      chips[chip]?.[language] ?? `${w('filledIn')} (${chipsOf(seen.ar).indexOf(chip) + 1})`,
    [chips, w, seen.ar],
  );
  const save = (sure = false) => form.save(() => call('saveText', { file, path, ...now, seen, sure }));
  /** @param one the language of a text that exists in one language only */
  const field = (language: 'ar' | 'en', one: 'ar' | 'en' | 'de' = language) => (
    <div>
      <ChipField
        id={`${language}-${place}`}
        label={w(languageWords[one])}
        dir={directions[one]}
        lang={one}
        value={typed[language]}
        chipText={(chip) => chipText(chip, language)}
        invalid={form.problem?.field === language}
        onChange={(value) => form.change({ [language]: value })}
      />
      {chipsOf(seen[language])
        .filter((chip) => !chipsOf(typed[language]).includes(chip))
        .map((chip) => (
          <button
            key={chip}
            type="button"
            className="chip-back"
            onClick={() => form.change({ [language]: `${typed[language]} ${chip}` })}
          >
            {w('missingChip')} {chipText(chip, language)}
          </button>
        ))}
    </div>
  );
  return (
    <SavedForm className="text-form" onSave={() => save()}>
      <div className={single ? 'languages single' : 'languages'}>
        {field('ar', single ?? 'ar')}
        {!single && field('en')}
      </div>
      <FormState form={form} fields={[]} onSure={() => save(true)} />
      {found.map(({ word, values }) => (
        <p key={word} className="complaint" role="alert">
          {w(word, values)}
        </p>
      ))}
      <div className="buttons">
        <SaveButton form={form} disabled={!changed || found.length > 0} />
        <Button word="cancel" disabled={!changed} onClick={form.discard} />
      </div>
    </SavedForm>
  );
}
