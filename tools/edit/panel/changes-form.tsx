import { useEffect, useState } from 'react';
import { call, follow } from './call.ts';
import { usePanel } from './panel-language.tsx';

interface Change {
  file: string;
  path: string;
  kind: 'changed' | 'added' | 'removed' | 'file';
  before?: string;
  after?: string;
}

/** What waits to be published, in words; publishing it, and taking the last publication back. */
export function ChangesForm({ onSaved }: { onSaved: () => void }) {
  const { w, attempt, tell } = usePanel();
  const [changes, setChanges] = useState<Change[]>([]);
  const [busy, setBusy] = useState(false);
  const read = () => attempt(async () => setChanges(await call<Change[]>('changes')));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and after each step
  useEffect(() => {
    void read();
  }, []);
  const run = async (name: 'publish' | 'undo') => {
    setBusy(true);
    tell(w('publishing'));
    await attempt(async () => {
      const { sentence, pushed } = await follow(name, () => tell(w('publishing')));
      const said = w(name === 'publish' ? 'published' : 'undone', { sentence });
      tell(pushed ? said : `${said} ${w('publishedHere')}`);
    });
    setBusy(false);
    void read();
    onSaved();
  };
  return (
    <section>
      <p>{changes.length === 0 ? w('nothing') : w('waiting', { n: changes.length })}</p>
      <div className="buttons">
        <button
          type="button"
          className="primary"
          disabled={busy || changes.length === 0}
          onClick={() => run('publish')}
        >
          {w('publish')}
        </button>
        <button type="button" disabled={busy} onClick={() => run('undo')}>
          {w('undo')}
        </button>
      </div>
      <ol className="changes">
        {changes.map((change) => (
          <li key={change.file + change.path}>
            <p className="place">
              <bdi dir="ltr">{`${change.file.replace('app/content/', '')} ${change.path}`}</bdi>
            </p>
            {change.before !== undefined && (
              <p dir="auto">
                <b>{w('before')}</b> <del>{change.before}</del>
              </p>
            )}
            {change.after !== undefined && (
              <p dir="auto">
                <b>{w('after')}</b> <ins>{change.after}</ins>
              </p>
            )}
            <button
              type="button"
              disabled={busy}
              onClick={async () => {
                await attempt(() => call('putBack', { file: change.file, path: change.path }));
                void read();
                onSaved();
              }}
            >
              {w('takeBack')}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
