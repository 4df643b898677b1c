/** The editor's panel beside the site's pages in both languages. */
import { useEffect, useEffectEvent, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { type Answer, call, useAnswer } from './call.ts';
import { ChangesForm } from './changes-form.tsx';
import { Button } from './controls.tsx';
import { rememberDrafts } from './drafts.ts';
import { FilmForm } from './film-form.tsx';
import { OfficeForm } from './office-form.tsx';
import { type Opened, OpenedForms, PageTexts } from './opened-forms.tsx';
import { PanelProvider, usePanel } from './panel-language.tsx';
import { Previews } from './preview.tsx';
import { ProjectsForm } from './projects-form.tsx';
import { useShownPages } from './shown-pages.ts';
import { FindForm } from './text-list.tsx';

const tabs = ['page', 'texts', 'office', 'films', 'projects', 'changes'] as const;
type Tab = (typeof tabs)[number];

const placeOf = (key: string) => {
  const [file = '', path = ''] = key.split('#');
  return { file, path };
};

/** Retries every three seconds until the server answers. */
function Panel({ toggle }: { toggle: () => void }) {
  const start = useAnswer('start', undefined, { every: (answer) => (answer ? false : 3_000) });
  return start && <Editor start={start} toggle={toggle} />;
}

/** Fetches what others have pushed. Meanwhile the office can work; a refusal (no history, no network) shows when it publishes. */
async function bringOthers({ w, tell, changed }: ReturnType<typeof usePanel>): Promise<void> {
  try {
    if (!(await call('fetch'))) return;
    const { commits, restart, questions } = await call('update', {});
    if (commits + questions === 0) return;
    changed();
    if (questions > 0) tell(w('overlaps', { n: questions }), true);
    else tell(w(restart ? 'updatedRestart' : 'updated', { n: commits }), restart);
  } catch {
    // As without the network.
  }
}

function Editor({ start, toggle }: { start: Answer<'start'>; toggle: () => void }) {
  const panel = usePanel();
  const { w, language } = panel;
  const [tab, setTab] = useState<Tab>('page');
  const [path, setPath] = useState('/');
  const [width, setWidth] = useState<'phone' | 'desktop'>('phone');
  const [browse, setBrowse] = useState(false);
  const [opened, setOpened] = useState<Opened>();
  /** Closes the forms of the page that is left: they would change that page. */
  const goTo = (to: string) => {
    if (to !== path) setOpened(undefined);
    setPath(to);
  };
  // Once, before the first form looks for its draft.
  useState(() => rememberDrafts(start.drafts));
  const bring = useEffectEvent(() => bringOthers(panel));
  useEffect(() => void bring(), []);
  useShownPages({
    onOpen: (one) => {
      setOpened(one);
      setTab('page');
    },
    onGo: goTo,
    onLeave: () => document.querySelector<HTMLElement>('nav [aria-pressed=true]')?.focus(),
    onClose: () => setOpened(undefined),
  });
  /** Opens the form of a draft. */
  const openDraft = (place: string) => {
    const [kind = '', id = ''] = place.split(/:(.*)/s);
    const tabOf = { film: 'films', field: 'office', portrait: 'office', project: 'projects' } as const;
    if (kind in tabOf) return setTab(tabOf[kind as keyof typeof tabOf]);
    if (kind === 'figure') setOpened({ texts: [], figure: id });
    else setOpened({ texts: [], ...(kind === 'photo' ? { photo: placeOf(id) } : { place: placeOf(place) }) });
    setTab('page');
  };
  return (
    <div className="editor">
      <header>
        <b>{w('title')}</b>
        <select value={path} aria-label={w('page')} onChange={(event) => goTo(event.target.value)}>
          {start.pages.map((page) => (
            <option key={page.path} value={page.path}>
              {page.name[language]} {page.hidden && `(${w('shownAgain')})`}
            </option>
          ))}
        </select>
        <span className="switch">
          <Button word="phone" pressed={width === 'phone'} onClick={() => setWidth('phone')} />
          <Button word="desktop" pressed={width === 'desktop'} onClick={() => setWidth('desktop')} />
        </span>
        <span className="switch">
          <Button word="change" pressed={!browse} onClick={() => setBrowse(false)} />
          <Button word="browse" pressed={browse} onClick={() => setBrowse(true)} />
        </span>
        <button type="button" className="toggle" onClick={toggle}>
          {w('otherLanguage')}
        </button>
      </header>
      <Previews width={width} path={path} browse={browse} />
      <aside>
        <nav>
          {tabs.map((one) => (
            <button key={one} type="button" aria-pressed={tab === one} onClick={() => setTab(one)}>
              {w(one)} {one === 'changes' && start.waiting > 0 && <span className="count">{start.waiting}</span>}
            </button>
          ))}
        </nav>
        <div className="sheet">
          {tab === 'page' && (
            <>
              {opened ? <OpenedForms key={JSON.stringify(opened)} opened={opened} path={path} /> : <p>{w('hint')}</p>}
              <PageTexts key={path} path={path} />
            </>
          )}
          {tab === 'texts' && <FindForm />}
          {tab === 'office' && <OfficeForm />}
          {tab === 'films' && <FilmForm />}
          {tab === 'projects' && <ProjectsForm onGo={goTo} />}
          {tab === 'changes' && <ChangesForm onOpen={openDraft} />}
        </div>
      </aside>
    </div>
  );
}

createRoot(document.getElementById('panel')!).render(
  <PanelProvider>{(toggle) => <Panel toggle={toggle} />}</PanelProvider>,
);
