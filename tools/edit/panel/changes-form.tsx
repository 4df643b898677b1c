import { useEffect, useState } from 'react';
import type { Change } from '../changes.ts';
import type { KeptFile } from '../drafts.ts';
import { call, follow } from './call.ts';
import { useDrafts } from './drafts.ts';
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
  const read = () => attempt(async () => setWaiting(await call<Waiting>('changes')));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and after each step
  useEffect(() => {
    void read();
  }, []);
  const run = async (name: 'publish' | 'undo') => {
    setBusy(true);
    tell(w('publishing'));
    await attempt(async () => {
      const { sentence, pushed, statementOld: old } = await follow(name, (step) => tell(w(step)));
      const said = w(name === 'publish' ? 'published' : 'undone', { sentence });
      tell([said, !pushed && w('publishedHere'), old && w('statementOld')].filter(Boolean).join(' '));
    });
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
      <ol className="changes">
        {list.map((change) => (
          <OneChange
            key={change.file + change.path}
            change={change}
            busy={busy}
            onBack={async () => {
              if (await attempt(() => call('putBack', { file: change.file, path: change.path }))) tell(w('restored'));
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
  const { before, after } = change;
  return (
    <li>
      <h4>
        {change.name[language]}
        {(change.kind === 'file' || change.kind === 'added') && <span className="note"> · {w('newHere')}</span>}
      </h4>
      {before && (
        <div>
          <b>{w('before')}</b>
          {before.map((line, index) => (
            <p key={index} dir="auto">
              <del>{line}</del>
            </p>
          ))}
        </div>
      )}
      {after && (
        <div>
          <b>{w('after')}</b>
          {after.map((line, index) => (
            <p key={index} dir="auto">
              <ins>{line}</ins>
            </p>
          ))}
        </div>
      )}
      <p className="place">
        <bdi dir="ltr">{`${change.file.replace('app/content/', '')} ${change.path}`}</bdi>
      </p>
      <button type="button" disabled={busy} onClick={onBack}>
        {w('takeBack')}
      </button>
    </li>
  );
}

/** What stands in forms and was never saved. */
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
