/** The editor's one panel beside the site's real pages, in both languages at once. */
import { useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { call } from './call.ts';
import { ChangesForm } from './changes-form.tsx';
import { FigureForm } from './figure-form.tsx';
import { FilmForm } from './film-form.tsx';
import { FindForm } from './find-form.tsx';
import { OfficeForm } from './office-form.tsx';
import { PanelProvider, usePanel } from './panel-language.tsx';
import { PictureForm } from './picture-form.tsx';
import { ProjectForm } from './project-form.tsx';
import { type EditedText, TextForm } from './text-form.tsx';

interface Start {
  pages: { path: string; name: { ar: string; en: string } }[];
  waiting: number;
}

/** What the page said was clicked. */
interface Opened {
  texts: number[];
  figure?: string;
  drawing?: string;
}

const tabs = ['page', 'texts', 'office', 'films', 'projects', 'changes'] as const;
type Tab = (typeof tabs)[number];

function Editor({ toggle }: { toggle: () => void }) {
  const { w, language, attempt } = usePanel();
  const [start, setStart] = useState<Start>();
  const [tab, setTab] = useState<Tab>('page');
  const [path, setPath] = useState('/');
  const [width, setWidth] = useState<'phone' | 'desktop'>('phone');
  const [browse, setBrowse] = useState(false);
  const [opened, setOpened] = useState<Opened>();
  const [version, setVersion] = useState(0);
  const refresh = () => attempt(async () => setStart(await call<Start>('start')));
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again after each save
  useEffect(() => {
    void refresh();
  }, [version]);
  useEffect(() => {
    const listen = ({ data, origin }: MessageEvent) => {
      if (origin !== location.origin) return;
      if (data?.edit === 'open') {
        setOpened(data);
        setTab('page');
      }
      if (data?.edit === 'go') setPath(data.path);
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, []);
  if (!start) return null;
  const saved = () => setVersion(version + 1);
  return (
    <div className="editor">
      <header>
        <b>{w('title')}</b>
        <select value={path} aria-label={w('page')} onChange={(event) => setPath(event.target.value)}>
          {start.pages.map((page) => (
            <option key={page.path} value={page.path}>
              {page.name[language]}
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
          {language === 'ar' ? 'English' : 'العربية'}
        </button>
      </header>
      <main className={width}>
        {(['ar', 'en'] as const).map((shown) => (
          <Preview key={shown} language={shown} path={path} version={version} browse={browse} />
        ))}
      </main>
      <aside>
        <nav>
          {tabs.map((one) => (
            <button key={one} type="button" aria-pressed={tab === one} onClick={() => setTab(one)}>
              {w(one)} {one === 'changes' && start.waiting > 0 && <span className="count">{start.waiting}</span>}
            </button>
          ))}
        </nav>
        <div className="sheet">
          {tab === 'page' && (opened ? <OpenedForms opened={opened} onSaved={saved} /> : <p>{w('hint')}</p>)}
          {tab === 'texts' && <FindForm onSaved={saved} />}
          {tab === 'office' && <OfficeForm onSaved={saved} />}
          {tab === 'films' && <FilmForm onSaved={saved} />}
          {tab === 'projects' && <ProjectForm onSaved={saved} />}
          {tab === 'changes' && <ChangesForm key={version} onSaved={saved} />}
        </div>
      </aside>
    </div>
  );
}

/** The page in one language, as wide as a phone or a desktop, loaded anew after each save at the place where it was. */
function Preview({
  language,
  path,
  version,
  browse,
}: {
  language: 'ar' | 'en';
  path: string;
  version: number;
  browse: boolean;
}) {
  const frame = useRef<HTMLIFrameElement>(null);
  const scrolled = useRef({ path, y: 0 });
  const shown = useRef(version);
  useEffect(() => {
    const page = frame.current?.contentWindow;
    // Another page comes by its address; only what was saved makes the same one come again.
    if (shown.current === version || !page) return;
    shown.current = version;
    scrolled.current = { path, y: page.scrollY };
    page.location.reload();
  }, [version, path]);
  useEffect(() => {
    frame.current?.contentWindow?.postMessage({ edit: 'browse', on: browse }, location.origin);
  }, [browse]);
  return (
    <iframe
      ref={frame}
      title={language}
      src={`${path}?lang=${language}`}
      onLoad={({ currentTarget: { contentWindow } }) => {
        contentWindow?.postMessage({ edit: 'browse', on: browse }, location.origin);
        if (scrolled.current.path === path) contentWindow?.scrollTo({ top: scrolled.current.y, behavior: 'instant' });
      }}
    />
  );
}

/** The forms of everything that one click meant: its texts, its figure, its picture. */
function OpenedForms({ opened, onSaved }: { opened: Opened; onSaved: () => void }) {
  const { attempt } = usePanel();
  const [texts, setTexts] = useState<EditedText[]>([]);
  const [version, setVersion] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again for each click and after each save
  useEffect(() => {
    void attempt(async () =>
      setTexts(await Promise.all(opened.texts.map((number) => call<EditedText>('text', { number })))),
    );
  }, [opened, version]);
  const saved = () => {
    setVersion(version + 1);
    onSaved();
  };
  return (
    <>
      {opened.figure && <FigureForm key={opened.figure} id={opened.figure} onSaved={saved} />}
      {texts.map((text) => (
        <TextForm key={`${text.file}#${text.path}`} text={text} onSaved={saved} />
      ))}
      {opened.drawing && <PictureForm key={opened.drawing} drawing={opened.drawing} onSaved={saved} />}
    </>
  );
}

createRoot(document.getElementById('panel')!).render(
  <PanelProvider>{(toggle) => <Editor toggle={toggle} />}</PanelProvider>,
);
