import { useState } from 'react';
import type { KeptFile } from '../drafts.ts';
import { Refused } from './call.ts';
import { draftAt, useKeptDraft } from './drafts.ts';
import { usePanel } from './panel-language.tsx';

/** What was typed, what it was typed over, and a file that was chosen with it. */
interface FormDraft<Fields> {
  typed?: Fields;
  seen?: Fields;
  file?: KeptFile;
}

/** What is empty counts as what is not there. */
const said = (fields: object): string =>
  JSON.stringify(
    Object.entries(fields)
      .filter(([, value]) => value !== '')
      .sort(),
  );
const same = (one: object, other: object): boolean => said(one) === said(other);

export type Form<Fields extends object = Record<string, string>> = ReturnType<typeof useForm<Fields>>;

/**
 * A form of the panel: kept on disk while it is typed into, saved over what it was typed over and nothing else, and with what was refused
 * at the field that has to be mended.
 * @param place the draft is kept for; @param standing what is stored now
 */
export function useForm<Fields extends object>(place: string, standing: Fields) {
  const { attempt, tell, w } = usePanel();
  const [draft] = useState(() => draftAt<FormDraft<Fields>>(place));
  const [typed, setTyped] = useState<Fields>({ ...standing, ...draft?.typed });
  const [seen, setSeen] = useState(draft?.seen ?? standing);
  const [file, setFile] = useState(draft?.file);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Refused>();
  const changed = !same(typed, seen);
  const show = (fields: Fields) => {
    setSeen(fields);
    setTyped(fields);
    setProblem(undefined);
  };
  // Read again: where nothing was typed, the form shows what is stored now.
  const [last, setLast] = useState(standing);
  if (!same(standing, last)) {
    setLast(standing);
    if (!changed) show(standing);
  }
  const unsaved = changed || file !== undefined;
  useKeptDraft(place, unsaved ? { typed, seen, file } : undefined);
  return {
    typed,
    seen,
    setSeen,
    file,
    setFile,
    busy,
    setBusy,
    problem,
    changed,
    unsaved,
    /** It began with what was typed before. */
    fromDraft: draft !== undefined && unsaved,
    // Into the current values: a file may have arrived that has not been rendered yet.
    change: (part: Partial<Fields>) => setTyped((now) => ({ ...now, ...part })),
    discard: () => {
      show(standing);
      setFile(undefined);
    },
    /**
     * @param save stores the fields, and may say how they stand then. What is typed meanwhile stays, as a draft over what was saved.
     * @returns whether it was stored
     */
    async save(save: () => Promise<Fields | undefined>): Promise<boolean> {
      setBusy(true);
      setProblem(undefined);
      tell('');
      let stored = typed;
      let refused: Refused | undefined;
      const done = await attempt(async () => {
        try {
          stored = (await save()) ?? typed;
        } catch (error) {
          if (!(error instanceof Refused)) throw error;
          refused = error;
        }
      });
      setBusy(false);
      setProblem(refused);
      if (!done || refused) return false;
      setSeen(stored);
      setTyped((now) => (now === typed ? stored : now));
      setFile((now) => (now === file ? undefined : now));
      tell(w('saved'));
      return true;
    },
  };
}
