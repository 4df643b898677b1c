import { useCallback, useState } from 'react';
import { directions } from '../../office/languages.ts';
import { chipsOf, complaints, type PairTexts } from '../check-text.ts';
import { call, Refused } from './call.ts';
import { ChipField } from './chip-field.tsx';
import { draftAt, useKeptDraft } from './drafts.ts';
import { usePanel } from './panel-language.tsx';

export interface EditedText extends PairTexts {
  file: string;
  path: string;
  code: readonly string[];
  /** The one language of a text that stands once. */
  single: 'ar' | 'de' | null;
}

/** What was typed, and the text that it was typed over. */
interface TextDraft extends PairTexts {
  seen: PairTexts;
}

interface TextFormProps {
  text: EditedText;
  onSaved: () => void;
}

const names = { ar: 'arabic', en: 'english', de: 'german' } as const;

const sameTexts = (a: PairTexts, b: PairTexts): boolean => a.ar === b.ar && a.en === b.en;
const textsOf = ({ ar, en }: PairTexts): PairTexts => ({ ar, en });

/** One text in both languages side by side, checked while it is typed, kept at every pause. */
export function TextForm({ text, onSaved }: TextFormProps) {
  const { w, attempt, tell } = usePanel();
  // What the file says may be news to who opened this form: it is asked again before it is shown in the place of what was typed.
  const [news, setNews] = useState({ since: text, text });
  const onDisk = news.since === text ? news.text : text;
  const place = `${onDisk.file}#${onDisk.path}`;
  const [draft] = useState(() => draftAt<TextDraft>(place));
  // What was typed over stays what is compared with: a file that changed meanwhile is never written over.
  const [seen, setSeen] = useState<PairTexts>(draft?.seen ?? textsOf(onDisk));
  const [typed, setTyped] = useState<PairTexts>(draft ? textsOf(draft) : textsOf(onDisk));
  const [other, setOther] = useState<PairTexts>();
  const [busy, setBusy] = useState(false);
  const now = onDisk.single ? { ar: typed.ar, en: typed.ar } : typed;
  const changed = !sameTexts(now, seen);
  const show = (shown: PairTexts) => {
    setSeen(textsOf(shown));
    setTyped(textsOf(shown));
    setOther(undefined);
  };
  if (!changed && !sameTexts(onDisk, seen)) show(onDisk);
  const readAgain = async () => {
    const found = await call<EditedText>('place', { file: text.file, path: text.path });
    setNews({ since: text, text: { ...text, ar: found.ar, en: found.en } });
    return textsOf(found);
  };
  const discard = () => {
    show(onDisk);
    void attempt(readAgain);
  };
  useKeptDraft(place, changed ? { ...now, seen } : undefined);
  const found = changed ? complaints(now, seen) : [];
  const { code } = onDisk;
  const chipText = useCallback(
    (chip: string) => {
      const index = /^\{=(\d+)\}$/.exec(chip)?.[1];
      return index === undefined ? chip.slice(1, -1) : (code[Number(index)]?.split('.').at(-1) ?? chip);
    },
    [code],
  );
  const save = async () => {
    setBusy(true);
    const done = await attempt(async () => {
      try {
        await call('saveText', { file: onDisk.file, path: onDisk.path, ...now, seen });
      } catch (error) {
        // Another window or hand was faster: its text is shown beside what was typed here, which stays kept.
        if (error instanceof Refused && error.word === 'changedMeanwhile') {
          setOther(await readAgain());
          await call('draft', { place, fields: { ...now, seen } });
        }
        throw error;
      }
    });
    if (done) {
      setSeen(now);
      tell(w('saved'));
      onSaved();
    }
    setBusy(false);
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
        chipText={chipText}
        onChange={(value) => setTyped((all) => ({ ...all, [language]: value }))}
      />
      {chipsOf(seen[language])
        .filter((chip) => !chipsOf(typed[language]).includes(chip))
        .map((chip) => (
          <button
            key={chip}
            type="button"
            className="chip-back"
            onClick={() => setTyped((all) => ({ ...all, [language]: `${all[language]} ${chip}` }))}
          >
            {w('missingChip')} {chipText(chip)}
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
      {draft && changed && <p className="note">{w('draftKept')}</p>}
      <div className={onDisk.single ? 'languages single' : 'languages'}>
        {field('ar', onDisk.single ?? 'ar')}
        {!onDisk.single && field('en')}
      </div>
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
            setSeen(other);
            setOther(undefined);
          }}
          onOther={() => show(other)}
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
        <button type="button" disabled={!changed} onClick={discard}>
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

/** The text as somebody else wrote it meanwhile, to be compared with what was typed here. */
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
