import { createContext, type ReactNode, startTransition, useContext, useMemo, useState } from 'react';
import type { Language, Text } from '../content/text.ts';
import { preferenceCookie, preferenceName } from './detect.ts';
import { type Format, fill, formats } from './format.ts';

export interface LanguageSetting {
  language: Language;
  /** The text in the current language, with values in its `{named}` places. A bare key is shown as it is (LA-3). */
  t: (text: Text | string, values?: Record<string, string | number>) => string;
  format: Format;
  setLanguage: (language: Language) => void;
}

const LanguageContext = createContext<LanguageSetting | null>(null);

/** The language setting. @throws outside of `LanguageProvider` (LA-4). */
export function useLanguage(): LanguageSetting {
  const setting = useContext(LanguageContext);
  if (!setting) throw new Error('useLanguage must be used within the LanguageProvider');
  return setting;
}

/** The text in a language, without React: for the server, the head and the tools. */
export function say(language: Language, text: Text | string, values?: Record<string, string | number>): string {
  const words = typeof text === 'string' ? text : text[language];
  return values ? fill(words, values) : words;
}

/** Stores a choice where the browser and the server find it again; storage may be forbidden, the page goes on. */
function store(language: Language): void {
  try {
    localStorage.setItem(preferenceName, language);
  } catch {
    // Private modes forbid storage; the cookie may still work, and the page is right either way.
  }
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that visitors have.
  document.cookie = preferenceCookie(language, location.protocol === 'https:');
}

export function LanguageProvider({ initial, children }: { initial: Language; children: ReactNode }) {
  const [language, show] = useState(initial);
  const setting = useMemo<LanguageSetting>(
    () => ({
      language,
      t: (text, values) => say(language, text, values),
      format: formats[language],
      setLanguage(next) {
        store(next);
        // A transition keeps what is on screen until the whole document is there in the other language.
        startTransition(() => show(next));
      },
    }),
    [language],
  );
  return <LanguageContext value={setting}>{children}</LanguageContext>;
}
