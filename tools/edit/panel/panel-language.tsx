import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { directionOf } from '../../../app/language/detect.ts';
import { type EditorLanguage, editorLanguages } from '../../office/languages.ts';
import { say } from '../check-text.ts';
import type { EditWord } from '../words.ts';
import { Refused } from './call.ts';

/** A stored choice; the first language without one. */
const editorLanguage = (stored: string | null): EditorLanguage =>
  editorLanguages.find((language) => language === stored) ?? editorLanguages[0];

interface Panel {
  language: EditorLanguage;
  /** A word of the panel, with its values. */
  w: (word: EditWord, values?: Record<string, string | number>) => string;
  /** Does something and shows what was refused. @returns whether it was done */
  attempt: (what: () => Promise<unknown>) => Promise<boolean>;
  tell: (text: string) => void;
}

const PanelContext = createContext<Panel | null>(null);

export function usePanel(): Panel {
  const panel = useContext(PanelContext);
  if (!panel) throw new Error('usePanel must be used within the PanelProvider');
  return panel;
}

/** The panel's language and its one line of news. */
export function PanelProvider({ children }: { children: (toggle: () => void) => ReactNode }) {
  const [language, setLanguage] = useState<EditorLanguage>(() => editorLanguage(localStorage.getItem('edit-language')));
  const [news, setNews] = useState<{ text: string; bad: boolean }>();
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
      setNews({ text, bad: true });
      return false;
    }
  };
  return (
    <PanelContext value={{ language, w, attempt, tell: (text) => setNews({ text, bad: false }) }}>
      {children(() => setLanguage(editorLanguages.find((other) => other !== language)!))}
      <p className={news?.bad ? 'news bad' : 'news'} role={news?.bad ? 'alert' : 'status'} hidden={!news?.text}>
        {news?.text}
      </p>
    </PanelContext>
  );
}
