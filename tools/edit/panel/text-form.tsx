import { useCallback, useState } from 'react';
import { directions } from '../../office/languages.ts';
import { chipsOf, complaints, type PairTexts } from '../check-text.ts';
import { call, Refused } from './call.ts';
import { ChipField } from './chip-field.tsx';
import { FormProblem } from './field.tsx';
import { usePanel } from './panel-language.tsx';
import { useForm } from './use-form.ts';

export interface EditedText extends PairTexts {
  file: string;
  path: string;
  /** What its chips show, by language. */
  chips: Record<string, { ar: string; en: string }>;
  /** The one language of a text that stands once. */
  single: 'ar' | 'en' | 'de' | null;
}

interface TextFormProps {
  text: EditedText;
  onSaved: () => void;
}

const names = { ar: 'arabic', en: 'english', de: 'german' } as const;

/** One text in both languages side by side, checked while it is typed, kept at every pause. */
export function TextForm({ text, onSaved }: TextFormProps) {
  const { w, attempt } = usePanel();
  // The file may have been changed since this form was opened: it is read again before it stands in the place of what was typed.
  const [latest, setLatest] = useState({ since: text, text });
  const onDisk = latest.since === text ? latest.text : text;
  const place = `${onDisk.file}#${onDisk.path}`;
  const form = useForm<PairTexts>(place, { ar: onDisk.ar, en: onDisk.en });
  const { typed, seen, changed, busy } = form;
  const [other, setOther] = useState<PairTexts>();
  const now = onDisk.single ? { ar: typed.ar, en: typed.ar } : typed;
  const readAgain = async () => {
    const { ar, en } = await call<EditedText>('place', { file: text.file, path: text.path });
    setLatest({ since: text, text: { ...text, ar, en } });
    return { ar, en };
  };
  const take = (shown: PairTexts) => {
    form.setSeen(shown);
    form.change(shown);
    setOther(undefined);
  };
  const discard = () => attempt(async () => take(await readAgain()));
  const found = changed ? complaints(now, seen) : [];
  const chips = Object.keys(onDisk.chips).length > 0 ? onDisk.chips : undefined;
  /** The value as the page formats it; one without a value is identified by its number. */
  const chipText = useCallback(
    (chip: string, language: 'ar' | 'en') =>
      chips?.[chip]?.[language] ?? `${w('value')} ${chipsOf(seen.ar).indexOf(chip) + 1}`,
    [chips, w, seen.ar],
  );
  const save = async () => {
    const stored = await form.save(async () => {
      try {
        await call('saveText', { file: onDisk.file, path: onDisk.path, ...now, seen });
      } catch (error) {
        // Another window or hand was faster: its text is shown beside what was typed here, which stays kept.
        if (error instanceof Refused && error.word === 'changedMeanwhile') {
          setOther(await readAgain());
          await call('draft', { place, fields: { typed: now, seen } });
        }
        throw error;
      }
      return now;
    });
    if (stored) onSaved();
  };
  /** @param one the language that is written there, where a text stands once */
  const field = (language: 'ar' | 'en', one: 'ar' | 'en' | 'de' = language) => (
    <div>
      <ChipField
        id={`${language}-${place}`}
        label={w(names[one])}
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
    <form
      className="text-form"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {form.fromDraft && <p className="note">{w('draftKept')}</p>}
      <div className={onDisk.single ? 'languages single' : 'languages'}>
        {field('ar', onDisk.single ?? 'ar')}
        {!onDisk.single && field('en')}
      </div>
      <FormProblem problem={form.problem} fields={[]} />
      {found.map(({ word, values }) => (
        <p key={word} className="complaint" role="alert">
          {w(word, values)}
        </p>
      ))}
      {other && (
        <Meanwhile
          other={other}
          single={onDisk.single !== null}
          onMine={() => {
            form.setSeen(other);
            setOther(undefined);
          }}
          onOther={() => take(other)}
        />
      )}
      <div className="buttons">
        <button
          type="submit"
          className="primary"
          disabled={!changed || found.length > 0 || busy || other !== undefined}
        >
          {w(busy ? 'saving' : 'save')}
        </button>
        <button type="button" disabled={!changed} onClick={() => void discard()}>
          {w('cancel')}
        </button>
      </div>
    </form>
  );
}

interface MeanwhileProps {
  other: PairTexts;
  single: boolean;
  onMine: () => void;
  onOther: () => void;
}

/** The text that was saved elsewhere meanwhile, for comparison with the input here. */
function Meanwhile({ other, single, onMine, onOther }: MeanwhileProps) {
  const { w } = usePanel();
  return (
    <section className="meanwhile">
      <p>{w('nowItSays')}</p>
      <div className={single ? 'languages single' : 'languages'}>
        <p dir="rtl" lang="ar">
          {other.ar}
        </p>
        {!single && (
          <p dir="ltr" lang="en">
            {other.en}
          </p>
        )}
      </div>
      <div className="buttons">
        <button type="button" onClick={onMine}>
          {w('keepMine')}
        </button>
        <button type="button" onClick={onOther}>
          {w('takeOther')}
        </button>
      </div>
    </section>
  );
}
