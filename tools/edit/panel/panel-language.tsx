import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { directionOf } from '../../../app/language/detect.ts';
import { type EditorLanguage, editorLanguages } from '../../office/languages.ts';
import { type Said, say } from '../check-text.ts';
import { Refusal } from '../refusal.ts';
import type { EditWord } from '../words.ts';

/** The stored choice, or the first of the browser's languages that the panel has. */
const editorLanguage = (): EditorLanguage => {
  const wanted = [localStorage.getItem('edit-language'), ...navigator.languages].map((tag) => tag?.split('-')[0]);
  return wanted.flatMap((tag) => editorLanguages.find((language) => language === tag) ?? [])[0] ?? 'en';
};

/** Milliseconds after which a message of success disappears. */
const successMs = 6000;

interface News {
  text?: string;
  /** What went wrong; rendered in the panel's current language. */
  error?: unknown;
  stays: boolean;
}

interface Panel {
  language: EditorLanguage;
  /** A word of the panel, with its values. */
  w: (word: EditWord, values?: Record<string, Said>) => string;
  /** Runs something and shows a refusal. @returns whether it succeeded */
  attempt: (what: () => Promise<unknown>) => Promise<boolean>;
  /** Shows a message. @param stays until the next one */
  tell: (text: string, stays?: boolean) => void;
  /** Increases with each change, which reloads the previews. */
  version: number;
  /** Refetches everything the panel shows. @param word a message to show */
  changed: (word?: EditWord) => void;
}

const PanelContext = createContext<Panel | null>(null);

export function usePanel(): Panel {
  const panel = useContext(PanelContext);
  if (!panel) throw new Error('usePanel must be used within the PanelProvider');
  return panel;
}

const makeClient = (onError: (error: unknown) => void, onAnswer: () => void): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { meta }) => {
        if (!meta?.quiet) onError(error);
      },
      onSuccess: onAnswer,
    }),
    defaultOptions: { queries: { retry: false, networkMode: 'always' } },
  });

/** Provides the panel's language, its message line and the server's answers. */
export function PanelProvider({ children }: { children: (toggle: () => void) => ReactNode }) {
  const [language, setLanguage] = useState(editorLanguage);
  const [news, setNews] = useState<News>();
  const [version, setVersion] = useState(0);
  const refuse = (error: unknown) => setNews({ error, stays: true });
  const [client] = useState(() =>
    // Once the server answers again, the message that it had stopped goes.
    makeClient(refuse, () =>
      setNews((now) => (now?.error instanceof Refusal && now.error.word === 'lost' ? undefined : now)),
    ),
  );
  useEffect(() => {
    if (!news || news.stays) return;
    const timer = setTimeout(() => setNews(undefined), successMs);
    return () => clearTimeout(timer);
  }, [news]);
  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = directionOf(language);
    localStorage.setItem('edit-language', language);
  }, [language]);
  const w: Panel['w'] = (word, values) => say(language, word, values);
  const tell: Panel['tell'] = (text, stays = false) => setNews({ text, stays });
  const attempt: Panel['attempt'] = async (what) => {
    try {
      await what();
      return true;
    } catch (error) {
      refuse(error);
      return false;
    }
  };
  const changed: Panel['changed'] = (word) => {
    if (word) tell(w(word));
    setVersion((now) => now + 1);
    void client.invalidateQueries();
  };
  const bad = news?.error !== undefined;
  const text =
    news?.error instanceof Refusal ? w(news.error.word, news.error.values) : bad ? String(news.error) : news?.text;
  return (
    <QueryClientProvider client={client}>
      <PanelContext value={{ language, w, attempt, tell, version, changed }}>
        {children(() => setLanguage(editorLanguages.find((other) => other !== language)!))}
      </PanelContext>
      <div className={bad ? 'news bad' : 'news'} hidden={!text}>
        <p role={bad ? 'alert' : 'status'}>{text}</p>
        {news?.stays && (
          <button type="button" onClick={() => setNews(undefined)}>
            {w('understood')}
          </button>
        )}
      </div>
    </QueryClientProvider>
  );
}
