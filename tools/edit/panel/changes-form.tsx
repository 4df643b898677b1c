import { useState } from 'react';
import { locales } from '../../../app/language/format.ts';
import type { EditorText } from '../../office/languages.ts';
import type { Change } from '../change-words.ts';
import type { KeptFile } from '../drafts.ts';
import type { Choice } from '../merge.ts';
import type { Published, Question } from '../publication.ts';
import type { EditWord } from '../words.ts';
import { call, useAnswer } from './call.ts';
import { Button } from './controls.tsx';
import { useDrafts } from './drafts.ts';
import { usePanel } from './panel-language.tsx';

/** Unsaved drafts and unpublished changes; publishes, and takes changes and publications back. */
export function ChangesForm({ onOpen }: { onOpen: (place: string) => void }) {
  const { w, attempt, tell, changed } = usePanel();
  const { list = [], draftNames = {}, unsent = 0, statementOld = false, questions = [] } = useAnswer('changes') ?? {};
  const [busy, setBusy] = useState(false);
  const step = useAnswer('step', undefined, { enabled: busy, every: 1_000, quiet: true });
  const run = async (name: 'publish' | 'undo') => {
    setBusy(true);
    tell('');
    await attempt(async () => {
      const { sentence, pushed, statementOld: old } = await call(name);
      const said = w(name === 'publish' ? 'published' : 'undone', { sentence });
      tell([said, !pushed && w('publishedHere'), old && w('statementOld')].filter(Boolean).join(' '), true);
    });
    setBusy(false);
    changed();
  };
  return (
    <section>
      {questions.length > 0 && <Questions key={JSON.stringify(questions)} questions={questions} />}
      <Unsaved names={draftNames} onOpen={onOpen} />
      <p>{list.length === 0 ? w('nothing') : w('waiting', { n: list.length })}</p>
      {unsent > 0 && <p className="complaint">{w('unsent')}</p>}
      {statementOld && <p className="complaint">{w('statementOld')}</p>}
      <div className="buttons">
        <Button
          word={list.length === 0 && unsent > 0 ? 'sendAgain' : 'publish'}
          primary
          disabled={busy || (list.length === 0 && unsent === 0 && !statementOld)}
          onClick={() => run('publish')}
        />
        <Button word="undo" disabled={busy} onClick={() => run('undo')} />
      </div>
      {busy && <p role="status">{w(step ?? 'publishing')}</p>}
      <ol className="changes">
        {list.map((change) => (
          <OneChange
            key={change.id}
            change={change}
            busy={busy}
            onBack={async () => {
              if (await attempt(() => call('putBack', { id: change.id }))) changed('restored');
            }}
          />
        ))}
      </ol>
      <History />
    </section>
  );
}

const stateWords = {
  here: 'stateHere',
  onItsWay: 'stateOnItsWay',
  live: 'stateLive',
  unknown: 'stateUnknown',
} as const satisfies Record<Exclude<Published['state'], 'failed'>, EditWord>;
const failWords = { disk: 'failedDisk', start: 'failedStart', build: 'failedBuild' } as const;

/** The last publications, and where each is. */
function History() {
  const { w, language } = usePanel();
  const list = useAnswer('published', undefined, { every: 5_000, quiet: true }) ?? [];
  if (list.length === 0) return null;
  const format = new Intl.DateTimeFormat(locales[language], { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <>
      <h3>{w('history')}</h3>
      <ol className="changes history">
        {list.map(({ subject, date, state, why = 'build' }) => (
          <li key={date + subject}>
            <p>
              <time dateTime={date}>{format.format(new Date(date))}</time> · <bdi lang="en">{subject}</bdi>
            </p>
            <p className={state === 'failed' ? 'complaint' : 'note'} role="status">
              {w(state === 'failed' ? failWords[why] : stateWords[state])}
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}

/** What the office and others have changed: both versions beside each other. */
function Questions({ questions }: { questions: readonly Question[] }) {
  const { w, language, attempt, tell, changed } = usePanel();
  const [choices, setChoices] = useState<Record<string, Choice>>({});
  const choose = (id: string, choice: Choice) => setChoices({ ...choices, [id]: choice });
  return (
    <section className="questions">
      <h3>{w('questions')}</h3>
      <p className="note">{w('questionsHint')}</p>
      <ol className="changes">
        {questions.map(({ id, name, before, after, gone }) => (
          <li key={id}>
            <h4>{name[language]}</h4>
            {gone && <p className="note">{w('placeGone')}</p>}
            <div className="languages">
              {(['mine', 'theirs'] as const).map((one) => (
                <div key={one}>
                  <b>{w(one)}</b>
                  {(one === 'mine' ? after : before).map((line, index) => (
                    <p key={index} dir="auto">
                      {line}
                    </p>
                  ))}
                  {!(gone && one === 'mine') && (
                    <Button
                      word={one === 'mine' ? 'keepMine' : 'takeTheirs'}
                      pressed={choices[id] === one}
                      onClick={() => choose(id, one)}
                    />
                  )}
                </div>
              ))}
            </div>
          </li>
        ))}
      </ol>
      <Button
        word="bringTogether"
        primary
        disabled={questions.some(({ id }) => !choices[id])}
        onClick={async () => {
          await attempt(async () => {
            const { commits, restart } = await call('update', { choices });
            // In the place of the sentence that asked.
            tell(w(restart ? 'updatedRestart' : 'updated', { n: commits }), restart);
          });
          changed();
        }}
      />
    </section>
  );
}

function OneChange({ change, busy, onBack }: { change: Change; busy: boolean; onBack: () => void }) {
  const { w, language } = usePanel();
  const { name, kind, before, after, why } = change;
  // A value fits on one line (800, 850); texts have a line for each language.
  const short = before.length === 1 && after.length === 1;
  return (
    <li className={short ? 'short' : undefined}>
      <h4>
        {name[language]}
        {kind !== 'changed' && <span className="note"> · {w(kindWords[kind])}</span>}
      </h4>
      <Lines word="before" lines={before} />
      <Lines word="after" lines={after} />
      {why && (
        <p className="note">
          {w('because')} {why[language]}
        </p>
      )}
      <Button word="takeBack" disabled={busy} onClick={onBack} />
    </li>
  );
}

const kindWords = {
  new: 'newHere',
  removed: 'removedHere',
  hidden: 'shownAgain',
  shown: 'shownNow',
  made: 'madeAnew',
} as const satisfies Record<Exclude<Change['kind'], 'changed'>, EditWord>;

/** Lines of text; a photo is shown. */
function Lines({ word, lines }: { word: 'before' | 'after'; lines: readonly string[] }) {
  const { w } = usePanel();
  const Tag = word === 'before' ? 'del' : 'ins';
  if (lines.length === 0) return null;
  return (
    <div>
      <b>{w(word)}</b>
      {lines.map((line, index) =>
        line.startsWith('/photos/') ? (
          <img key={index} src={line} alt="" width="120" />
        ) : (
          <p key={index} dir="auto">
            <Tag>{line}</Tag>
          </p>
        ),
      )}
    </div>
  );
}

/** Drafts that were never saved. */
function Unsaved({ names, onOpen }: { names: Record<string, EditorText>; onOpen: (place: string) => void }) {
  const { w, language } = usePanel();
  const drafts = useDrafts();
  if (drafts.size === 0) return null;
  return (
    <>
      <h3>{w('unsaved')}</h3>
      <ol className="changes">
        {[...drafts].map(([place, fields]) => (
          <li key={place}>
            <h4>{names[place]?.[language]}</h4>
            {wordsOf(fields).map((line, index) => (
              <p key={index} dir="auto">
                {line}
              </p>
            ))}
            <Button word="openIt" onClick={() => onOpen(place)} />
          </li>
        ))}
      </ol>
    </>
  );
}

/** The typed words of a draft. */
const wordsOf = (fields: object): string[] =>
  Object.entries(fields).flatMap(([name, value]) => {
    if (name === 'seen' || !value) return [];
    if (name === 'file') return [(value as KeptFile).name];
    return typeof value === 'object' ? wordsOf(value) : [String(value)];
  });
