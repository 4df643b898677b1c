import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { KeptFile } from '../drafts.ts';
import { Refusal } from '../refusal.ts';
import { call } from './call.ts';
import { draftAt, useKeptDraft } from './drafts.ts';
import { usePanel } from './panel-language.tsx';

/** What was typed, the values it was typed over, and a chosen file. */
interface FormDraft<Fields> {
  typed?: Fields;
  seen?: Fields;
  file?: KeptFile;
}

/** An empty field counts as none. */
const comparable = (fields: object): string =>
  JSON.stringify(
    Object.entries(fields)
      .filter(([, value]) => value !== '')
      .sort(),
  );
const same = (one: object, other: object): boolean => comparable(one) === comparable(other);

export type Form<Fields extends object = Record<string, string>> = ReturnType<typeof useForm<Fields>>;

/**
 * The state of a form: its draft, its refusal, and conflicts with other windows. Nothing is saved over values that the form did not show.
 * @param place of the draft; @param standing the stored values
 */
export function useForm<Fields extends object>(place: string, standing: Fields) {
  const { attempt, tell, changed: reread } = usePanel();
  const [draft] = useState(() => draftAt<FormDraft<Fields>>(place));
  const [typed, setTyped] = useState<Fields>({ ...standing, ...draft?.typed });
  const [seen, setSeen] = useState(draft?.seen ?? standing);
  const [file, setFile] = useState(draft?.file);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Refusal>();
  const changed = !same(typed, seen) && !same(typed, standing);
  const show = (fields: Fields) => {
    setSeen(fields);
    setTyped(fields);
    setProblem(undefined);
  };
  // Where nothing was typed, the form follows the stored values.
  const [last, setLast] = useState(standing);
  /** The stored values before the last save, until the new ones are fetched. */
  const [replaced, setReplaced] = useState<Fields>();
  if (!same(standing, last)) {
    setLast(standing);
    setReplaced(undefined);
    if (!changed) show(standing);
  }
  const unsaved = changed || file !== undefined;
  useKeptDraft(place, unsaved ? { typed, seen, file } : undefined);
  return {
    typed,
    seen,
    file,
    setFile,
    busy,
    setBusy,
    problem,
    changed,
    unsaved,
    /** What another window or a text editor has stored meanwhile, until the office chooses. */
    other: changed && !busy && !same(standing, seen) && !(replaced && same(standing, replaced)) ? standing : undefined,
    keepMine: () => {
      setSeen(standing);
      setProblem(undefined);
    },
    /** The form started with a draft. */
    fromDraft: draft !== undefined && unsaved,
    // A function of the latest state: an upload may have changed it since the last render.
    change: (part: Partial<Fields>) => setTyped((now) => ({ ...now, ...part })),
    discard: () => {
      show(standing);
      setFile(undefined);
    },
    /**
     * @param save stores the fields and returns the stored values. What is typed meanwhile stays as a draft over them.
     * @returns whether it was stored
     */
    async save(save: () => Promise<Fields>): Promise<boolean> {
      setBusy(true);
      setProblem(undefined);
      tell('');
      let stored = typed;
      let refused: Refusal | undefined;
      const done = await attempt(async () => {
        try {
          stored = await save();
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          refused = error;
        }
      });
      setBusy(false);
      setProblem(refused);
      if (refused?.word === 'changedMeanwhile') {
        // Windows share the draft of a place, and the other one has deleted it after its save.
        await attempt(() => call('draft', { place, fields: { typed, seen, file } }));
        reread();
      }
      if (!done || refused) return false;
      // At once: a form that closes after its save must not leave its draft.
      flushSync(() => {
        setReplaced(standing);
        setSeen(stored);
        setTyped((now) => (now === typed ? stored : now));
        setFile((now) => (now === file ? undefined : now));
      });
      reread('saved');
      return true;
    },
  };
}
