import { useEffect, useState } from 'react';
import type { Change } from '../change-words.ts';
import type { KeptFile } from '../drafts.ts';
import type { Outcome, Step } from '../publication.ts';
import type { EditWord } from '../words.ts';
import { call } from './call.ts';
import { useDrafts } from './drafts.ts';
import { LiveState } from './live-state.tsx';
import { usePanel } from './panel-language.tsx';

interface Waiting {
  list: Change[];
  /** Publications that did not reach the server. */
  unsent: number;
  statementOld: boolean;
}

/** What waits to be saved and to be published, in words; publishing it, and taking the last publication back. */
export function ChangesForm({ onSaved, onOpen }: { onSaved: () => void; onOpen: (place: string) => void }) {
  const { w, attempt, tell } = usePanel();
  const [{ list, unsent, statementOld }, setWaiting] = useState<Waiting>({ list: [], unsent: 0, statementOld: false });
  const [busy, setBusy] = useState(false);
  const [step, setStep] = useState<Step>();
  const read = () => attempt(async () => setWaiting(await call<Waiting>('changes')));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and after each step
  useEffect(() => {
    void read();
  }, []);
  const run = async (name: 'publish' | 'undo') => {
    setBusy(true);
    tell('');
    const asking = setInterval(async () => {
      const step = await call<Step | null>('step').catch(() => null);
      if (step) setStep(step);
    }, 1000);
    await attempt(async () => {
      const { sentence, pushed, statementOld: old } = await call<Outcome>(name);
      const said = w(name === 'publish' ? 'published' : 'undone', { sentence });
      tell([said, !pushed && w('publishedHere'), old && w('statementOld')].filter(Boolean).join(' '), true);
    });
    clearInterval(asking);
    setStep(undefined);
    setBusy(false);
    void read();
    onSaved();
  };
  return (
    <section>
      <Unsaved onOpen={onOpen} />
      <p>{list.length === 0 ? w('nothing') : w('waiting', { n: list.length })}</p>
      {unsent > 0 && <p className="complaint">{w('unsent')}</p>}
      {statementOld && <p className="complaint">{w('statementOld')}</p>}
      <div className="buttons">
        <button
          type="button"
          className="primary"
          disabled={busy || (list.length === 0 && unsent === 0 && !statementOld)}
          onClick={() => run('publish')}
        >
          {w(list.length === 0 && unsent > 0 ? 'sendAgain' : 'publish')}
        </button>
        <button type="button" disabled={busy} onClick={() => run('undo')}>
          {w('undo')}
        </button>
      </div>
      {busy && <p role="status">{w(step ?? 'publishing')}</p>}
      <LiveState />
      <ol className="changes">
        {list.map((change) => (
          <OneChange
            key={change.id}
            change={change}
            busy={busy}
            onBack={async () => {
              if (await attempt(() => call('putBack', { id: change.id }))) tell(w('restored'));
              void read();
              onSaved();
            }}
          />
        ))}
      </ol>
    </section>
  );
}

function OneChange({ change, busy, onBack }: { change: Change; busy: boolean; onBack: () => void }) {
  const { w, language } = usePanel();
  const { name, kind, before, after, why } = change;
  // A value fits on one line: 800, 850. Values in both languages need a line each.
  const short = before.length === 1 && after.length === 1;
  return (
    <li className={short ? 'short' : undefined}>
      <h4>
        {name[language]}
        {kind !== 'changed' && <span className="note"> · {w(kindWords[kind])}</span>}
      </h4>
      {(
        [
          ['before', before],
          ['after', after],
        ] as const
      ).map(
        (
          [word, lines], // biome-ignore format: pairs
        ) =>
          lines.length === 0 ? null : (
            <div key={word}>
              <b>{w(word)}</b>
              {lines.map((line, index) => (
                <Line key={index} line={line} gone={word === 'before'} />
              ))}
            </div>
          ),
      )}
      {why && (
        <p className="note">
          {w('because')} {why[language]}
        </p>
      )}
      <button type="button" disabled={busy} onClick={onBack}>
        {w('takeBack')}
      </button>
    </li>
  );
}

const kindWords = {
  new: 'newHere',
  removed: 'removedHere',
  moved: 'otherOrder',
  hidden: 'shownAgain',
  shown: 'shownNow',
  made: 'madeAnew',
} as const satisfies Record<Exclude<Change['kind'], 'changed'>, EditWord>;

/** A line of a text; a photo is shown. */
function Line({ line, gone }: { line: string; gone: boolean }) {
  if (line.startsWith('/photos/')) return <img src={line} alt="" width="120" />;
  return <p dir="auto">{gone ? <del>{line}</del> : <ins>{line}</ins>}</p>;
}

/** Form input that was never saved. */
function Unsaved({ onOpen }: { onOpen: (place: string) => void }) {
  const { w } = usePanel();
  const drafts = useDrafts();
  if (drafts.size === 0) return null;
  return (
    <>
      <h3>{w('unsaved')}</h3>
      <ol className="changes">
        {[...drafts].map(([place, fields]) => (
          <li key={place}>
            {wordsOf(fields).map((line, index) => (
              <p key={index} dir="auto">
                {line}
              </p>
            ))}
            <button type="button" onClick={() => onOpen(place)}>
              {w('openIt')}
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}

/** What was typed, without what it was typed over. */
const wordsOf = (fields: object): string[] =>
  Object.entries(fields).flatMap(([name, value]) => {
    if (name === 'seen' || !value) return [];
    if (name === 'file') return [(value as KeptFile).name];
    return typeof value === 'object' ? wordsOf(value) : [String(value)];
  });
