/** The editor's one panel beside the site's real pages, in both languages at once. */
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { call } from './call.ts';
import { ChangesForm } from './changes-form.tsx';
import { rememberDrafts } from './drafts.ts';
import { FilmForm } from './film-form.tsx';
import { FindForm } from './find-form.tsx';
import { ListForm } from './list-form.tsx';
import { OfficeForm } from './office-form.tsx';
import { type Opened, OpenedForms, PageTexts } from './opened-forms.tsx';
import { PanelProvider, usePanel } from './panel-language.tsx';
import { Previews } from './preview.tsx';
import { useShownPages } from './shown-pages.ts';

interface Start {
  pages: { path: string; name: { ar: string; en: string }; hidden?: true }[];
  waiting: number;
  drafts: Record<string, Record<string, unknown>>;
}

const tabs = ['page', 'texts', 'office', 'films', 'projects', 'guides', 'changes'] as const;
type Tab = (typeof tabs)[number];

/** Milliseconds after which the panel asks a program again that is not ready to answer. */
const patience = 3000;

const placeOf = (key: string) => {
  const [file = '', path = ''] = key.split('#');
  return { file, path };
};

function Editor({ toggle }: { toggle: () => void }) {
  const { w, language, attempt, tell } = usePanel();
  const [start, setStart] = useState<Start>();
  const [tab, setTab] = useState<Tab>('page');
  const [path, setPath] = useState('/');
  const [width, setWidth] = useState<'phone' | 'desktop'>('phone');
  const [browse, setBrowse] = useState(false);
  const [opened, setOpened] = useState<Opened>();
  const [version, setVersion] = useState(0);
  const [tries, setTries] = useState(0);
  const refresh = () =>
    attempt(async () => {
      const read = await call<Start>('start');
      if (!start) rememberDrafts(read.drafts);
      setStart(read);
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again after each save, and until the program has answered once
  useEffect(() => {
    void refresh().then((done) => {
      if (done && !start) tell('');
      if (!done && !start) setTimeout(() => setTries((now) => now + 1), patience);
    });
  }, [version, tries]);
  useShownPages({
    onOpen: (one) => {
      setOpened(one);
      setTab(one.office ? 'office' : 'page');
    },
    onGo: setPath,
    onLeave: () => document.querySelector<HTMLElement>('nav [aria-pressed=true]')?.focus(),
    onClose: () => setOpened(undefined),
  });
  if (!start) return null;
  const saved = () => setVersion((now) => now + 1);
  /** Leads to the form in which something was typed and not saved. */
  const openDraft = (place: string) => {
    const [kind = '', id = ''] = place.split(/:(.*)/s);
    const tabOf = { film: 'films', field: 'office', portrait: 'office', project: 'projects', guide: 'guides' } as const;
    if (kind in tabOf) return setTab(tabOf[kind as keyof typeof tabOf]);
    if (kind === 'figure') setOpened({ texts: [], figure: id });
    else setOpened({ texts: [], ...(kind === 'photo' ? { photo: placeOf(id) } : { place: placeOf(place) }) });
    setTab('page');
  };
  return (
    <div className="editor">
      <header>
        <b>{w('title')}</b>
        <select value={path} aria-label={w('page')} onChange={(event) => setPath(event.target.value)}>
          {start.pages.map((page) => (
            <option key={page.path} value={page.path}>
              {page.name[language]} {page.hidden && `(${w('shownAgain')})`}
            </option>
          ))}
        </select>
        <span className="switch">
          {(['phone', 'desktop'] as const).map((one) => (
            <button key={one} type="button" aria-pressed={width === one} onClick={() => setWidth(one)}>
              {w(one)}
            </button>
          ))}
        </span>
        <span className="switch">
          {([false, true] as const).map((on) => (
            <button key={String(on)} type="button" aria-pressed={browse === on} onClick={() => setBrowse(on)}>
              {w(on ? 'browse' : 'change')}
            </button>
          ))}
        </span>
        <button type="button" className="toggle" onClick={toggle}>
          {w('otherLanguage')}
        </button>
      </header>
      <Previews width={width} path={path} version={version} browse={browse} />
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
              {opened ? (
                <OpenedForms key={JSON.stringify(opened)} opened={opened} onSaved={saved} />
              ) : (
                <p>{w('hint')}</p>
              )}
              <PageTexts key={path} path={path} onSaved={saved} />
            </>
          )}
          {tab === 'texts' && <FindForm onSaved={saved} />}
          {tab === 'office' && <OfficeForm onSaved={saved} />}
          {tab === 'films' && <FilmForm onSaved={saved} />}
          {tab === 'projects' && <ListForm key={tab} kind="project" onSaved={saved} onGo={setPath} />}
          {tab === 'guides' && <ListForm key={tab} kind="guide" onSaved={saved} onGo={setPath} />}
          {tab === 'changes' && <ChangesForm key={version} onSaved={saved} onOpen={openDraft} />}
        </div>
      </aside>
    </div>
  );
}

createRoot(document.getElementById('panel')!).render(
  <PanelProvider>{(toggle) => <Editor toggle={toggle} />}</PanelProvider>,
);
