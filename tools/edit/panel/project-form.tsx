import { useEffect, useState } from 'react';
import { call } from './call.ts';
import { usePanel } from './panel-language.tsx';

interface Project {
  name: string;
  title: { ar: string; en: string };
  hidden: boolean;
}

/** The projects in their order: shown or hidden, moved, and a new one from an existing one. */
export function ProjectForm({ onSaved }: { onSaved: () => void }) {
  const { w, language, attempt, tell } = usePanel();
  const [projects, setProjects] = useState<Project[]>([]);
  const [from, setFrom] = useState<string>();
  const read = () => attempt(async () => setProjects(await call<Project[]>('projects')));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and after each save
  useEffect(() => {
    void read();
  }, []);
  const done = async (what: Promise<unknown>) => {
    if (!(await attempt(() => what))) return;
    tell(w('saved'));
    setFrom(undefined);
    void read();
    onSaved();
  };
  return (
    <ol className="projects">
      {projects.map(({ name, title, hidden }, index) => (
        <li key={name}>
          <p>
            <b>{title[language]}</b> {hidden && <span className="note">({w('hide')})</span>}
          </p>
          <div className="buttons">
            <button type="button" disabled={index === 0} onClick={() => done(call('moveProject', { name, by: -1 }))}>
              {w('up')}
            </button>
            <button
              type="button"
              disabled={index === projects.length - 1}
              onClick={() => done(call('moveProject', { name, by: 1 }))}
            >
              {w('down')}
            </button>
            <button type="button" onClick={() => done(call('hideProject', { name, hidden: !hidden }))}>
              {w(hidden ? 'show' : 'hide')}
            </button>
            <button type="button" onClick={() => setFrom(from === name ? undefined : name)}>
              {w('newFrom')}
            </button>
          </div>
          {from === name && <NewProject from={name} onCreate={(input) => done(call('newProject', input))} />}
        </li>
      ))}
    </ol>
  );
}

function NewProject({ from, onCreate }: { from: string; onCreate: (input: object) => void }) {
  const { w } = usePanel();
  const [name, setName] = useState('');
  const [ar, setAr] = useState('');
  const [en, setEn] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onCreate({ from, name, ar, en });
      }}
    >
      <label className="field">
        <span>{w('newName')}</span>
        <input dir="ltr" value={name} onChange={(event) => setName(event.target.value)} />
      </label>
      <label className="field">
        <span>{w('newTitleArabic')}</span>
        <input dir="rtl" lang="ar" value={ar} onChange={(event) => setAr(event.target.value)} />
      </label>
      <label className="field">
        <span>{w('newTitleEnglish')}</span>
        <input dir="ltr" lang="en" value={en} onChange={(event) => setEn(event.target.value)} />
      </label>
      <button type="submit" className="primary">
        {w('create')}
      </button>
    </form>
  );
}
