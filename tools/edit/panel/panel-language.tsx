import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { directionOf } from '../../../app/language/detect.ts';
import { type EditorLanguage, editorLanguages } from '../../office/languages.ts';
import { say } from '../check-text.ts';
import type { EditWord } from '../words.ts';
import { Refused } from './call.ts';

/** A stored choice, or the first of the browser's languages that the panel speaks. */
const editorLanguage = (): EditorLanguage => {
  const wanted = [localStorage.getItem('edit-language'), ...navigator.languages].map((one) => one?.split('-')[0]);
  return (
    editorLanguages.find((one) => one === wanted.find((tag) => editorLanguages.some((known) => known === tag))) ?? 'en'
  );
};

/** Milliseconds for which good news stands there. */
const goodNews = 6000;

interface News {
  text: string;
  bad: boolean;
  stays: boolean;
}

interface Panel {
  language: EditorLanguage;
  /** A word of the panel, with its values. */
  w: (word: EditWord, values?: Record<string, string | number>) => string;
  /** Does something and shows what was refused. @returns whether it was done */
  attempt: (what: () => Promise<unknown>) => Promise<boolean>;
  /** @param stays until something else is said */
  tell: (text: string, stays?: boolean) => void;
}

const PanelContext = createContext<Panel | null>(null);

export function usePanel(): Panel {
  const panel = useContext(PanelContext);
  if (!panel) throw new Error('usePanel must be used within the PanelProvider');
  return panel;
}

/** The panel's language and its one line of news. */
export function PanelProvider({ children }: { children: (toggle: () => void) => ReactNode }) {
  const [language, setLanguage] = useState(editorLanguage);
  const [news, setNews] = useState<News>();
  useEffect(() => {
    if (!news || news.stays) return;
    const timer = setTimeout(() => setNews(undefined), goodNews);
    return () => clearTimeout(timer);
  }, [news]);
  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = directionOf(language);
    localStorage.setItem('edit-language', language);
  }, [language]);
  const w: Panel['w'] = (word, values) => say(language, word, values);
  const attempt: Panel['attempt'] = async (what) => {
    try {
      await what();
      return true;
    } catch (error) {
      const text = error instanceof Refused ? w(error.word, error.values) : String(error);
      setNews({ text, bad: true, stays: true });
      return false;
    }
  };
  return (
    <PanelContext value={{ language, w, attempt, tell: (text, stays = false) => setNews({ text, bad: false, stays }) }}>
      {children(() => setLanguage(editorLanguages.find((other) => other !== language)!))}
      <div className={news?.bad ? 'news bad' : 'news'} hidden={!news?.text}>
        <p role={news?.bad ? 'alert' : 'status'}>{news?.text}</p>
        {news?.stays && (
          <button type="button" onClick={() => setNews(undefined)}>
            {w('understood')}
          </button>
        )}
      </div>
    </PanelContext>
  );
}
