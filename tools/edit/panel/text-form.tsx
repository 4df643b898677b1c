import { useCallback, useEffect, useRef, useState } from 'react';
import { chipsOf, complaints } from '../check-text.ts';
import type { Draft } from '../drafts.ts';
import { call } from './call.ts';
import { ChipField } from './chip-field.tsx';
import { usePanel } from './panel-language.tsx';

export interface EditedText {
  file: string;
  path: string;
  ar: string;
  en: string;
  code: readonly string[];
  single: boolean;
  /** What was typed here and not saved, with the text that it was typed over. */
  draft?: Draft;
}

interface TextFormProps {
  text: EditedText;
  onSaved: () => void;
}

/** One text in both languages side by side, checked while it is typed, kept at every pause. */
export function TextForm({ text: onDisk, onSaved }: TextFormProps) {
  const { w, attempt, tell } = usePanel();
  const { draft } = onDisk;
  // What was typed over stays what is compared with: a file that changed meanwhile is never written over.
  const [seen, setSeen] = useState(draft?.seen ?? { ar: onDisk.ar, en: onDisk.en });
  const text = { ...onDisk, ...seen };
  const [ar, setAr] = useState(draft?.ar ?? text.ar);
  const [en, setEn] = useState(draft?.en ?? text.en);
  const [busy, setBusy] = useState(false);
  const place = `${text.file}#${text.path}`;
  const changed = ar !== text.ar || (!text.single && en !== text.en);
  const show = (shown: { ar: string; en: string }) => {
    setSeen({ ar: shown.ar, en: shown.en });
    setAr(shown.ar);
    setEn(shown.en);
  };
  if (!changed && (onDisk.ar !== seen.ar || onDisk.en !== seen.en)) show(onDisk);
  useKeptDraft(place, changed ? { ar, en, seen } : undefined);
  const now = { ar, en: text.single ? ar : en };
  const was = { ar: text.ar, en: text.single ? text.ar : text.en };
  const found = changed ? complaints(now, was) : [];
  const chipText = useCallback(
    (chip: string) => {
      const index = /^\{=(\d+)\}$/.exec(chip)?.[1];
      return index === undefined ? chip.slice(1, -1) : (text.code[Number(index)]?.split('.').at(-1) ?? chip);
    },
    [text.code],
  );
  const missing = (value: string, from: string) => chipsOf(from).filter((chip) => !chipsOf(value).includes(chip));
  const save = async () => {
    setBusy(true);
    if (
      await attempt(() =>
        call('saveText', {
          file: text.file,
          path: text.path,
          ar,
          en: text.single ? ar : en,
          seen,
        }),
      )
    ) {
      setSeen({ ar, en: text.single ? ar : en });
      tell(w('saved'));
      onSaved();
    }
    setBusy(false);
  };
  const field = (language: 'ar' | 'en', value: string, set: (value: string) => void) => (
    <div>
      <ChipField
        id={`${language}-${place}`}
        label={w(language === 'ar' ? 'arabic' : 'english')}
        dir={language === 'ar' ? 'rtl' : 'ltr'}
        lang={language}
        value={value}
        chipText={chipText}
        onChange={set}
      />
      {missing(value, text[language]).map((chip) => (
        <button key={chip} type="button" className="chip-back" onClick={() => set(`${value} ${chip}`)}>
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
      <p className="place">
        <bdi dir="ltr">{place.replace('app/content/', '')}</bdi>
      </p>
      {draft && <p className="note">{w('draftKept')}</p>}
      <div className="languages">
        {field('ar', ar, setAr)}
        {!text.single && field('en', en, setEn)}
      </div>
      {found.map(({ word, values }) => (
        <p key={word} className="complaint" role="alert">
          {w(word, values)}
        </p>
      ))}
      <div className="buttons">
        <button type="submit" className="primary" disabled={!changed || found.length > 0 || busy}>
          {w(busy ? 'saving' : 'save')}
        </button>
        <button type="button" disabled={!changed} onClick={() => show(onDisk)}>
          {w('cancel')}
        </button>
      </div>
    </form>
  );
}

/** Milliseconds after which what stands in a form is kept on disk. */
const quiet = 400;

function useKeptDraft(place: string, draft: Draft | undefined): void {
  const written = draft && JSON.stringify(draft);
  const kept = useRef(written);
  const latest = useRef(written);
  latest.current = written;
  useEffect(() => {
    const keep = () => {
      if (kept.current === latest.current) return;
      kept.current = latest.current;
      call('draft', { place, fields: latest.current && JSON.parse(latest.current) }).catch(() => {});
    };
    const timer = setInterval(keep, quiet);
    return () => {
      clearInterval(timer);
      // A form that makes room for another keeps its words as well.
      keep();
    };
  }, [place]);
}
